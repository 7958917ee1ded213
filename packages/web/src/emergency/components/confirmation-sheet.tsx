import type { Location } from '@genbatalk/contract';
import { LocateFixed, LocateOff } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { browserClock } from '../../realtime/clock';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/sheet';
import { locate } from '../locate';
import look from './confirmation-sheet.module.css';
import { HoldButton } from './hold-button';

interface ConfirmationSheetProps {
  readonly isOpen: boolean;
  /** The place may still be looked for; it settles within 3 s of the question. */
  readonly onSend: (looking: Promise<Location | null>) => void;
  readonly onClose: () => void;
}

/** Asks before an alarm goes to everybody (EMRG-01). The place is looked for while one reads and holds. */
export function ConfirmationSheet({ isOpen, onSend, onClose }: ConfirmationSheetProps) {
  const { t } = useTranslation('emergency');
  return (
    <Sheet title={t('confirm.title')} isOpen={isOpen} onClose={onClose}>
      {isOpen && <Confirmation onSend={onSend} onClose={onClose} />}
    </Sheet>
  );
}

function Confirmation({ onSend, onClose }: Omit<ConfirmationSheetProps, 'isOpen'>) {
  const { t } = useTranslation('emergency');
  const [place, setPlace] = useState<Location | null | 'waiting'>('waiting');
  const looking = useRef<Promise<Location | null>>(null);

  useEffect(() => {
    let isOver = false;
    // Missing where the page is not secure, whatever the type says.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    looking.current = locate(geolocation, browserClock);
    void looking.current.then((found) => {
      if (!isOver) setPlace(found);
    });
    return () => {
      isOver = true;
    };
  }, []);

  const send = () => {
    onSend(looking.current ?? Promise.resolve(null));
    onClose();
  };
  const isKnown = place !== null && place !== 'waiting';
  return (
    <div className={look['content']}>
      <p className={look['text']}>{t('confirm.text')}</p>
      <p className={look['place']} role="status">
        {place === null ? <LocateOff aria-hidden="true" /> : <LocateFixed aria-hidden="true" />}
        {isKnown
          ? t('confirm.location.known', { metres: Math.round(place.accuracy) })
          : t(`confirm.location.${place === 'waiting' ? 'waiting' : 'none'}`)}
      </p>
      <HoldButton label={t('confirm.hold')} holdingLabel={t('confirm.holding')} onHeld={send} />
      <Button size="lg" variant="default" fullWidth onClick={onClose} data-autofocus>
        {t('confirm.cancel')}
      </Button>
    </div>
  );
}
