import { ArrowUpDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/button';
import { ChoiceRow } from '../../../ui/choice-row';
import { LanguageSelect } from '../../../ui/language-select';
import { Sheet } from '../../../ui/sheet';
import type { FaceToFace, FaceToFaceState } from '../model/face-to-face';
import look from './sheets.module.css';

interface MenuSheetProps {
  readonly state: FaceToFaceState;
  readonly face: FaceToFace;
  readonly isGuestTurned: boolean;
  readonly onTurnGuest: (isTurned: boolean) => void;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The host's own language, changing places with the guest (F2F-10), and which way the guest half faces. */
export function MenuSheet(props: MenuSheetProps) {
  const { state, face, isGuestTurned, onTurnGuest, isOpen, onClose } = props;
  const { t } = useTranslation('faceToFace');
  return (
    <Sheet title={t('menu.title')} isOpen={isOpen} onClose={onClose}>
      <div className={look['content']}>
        <LanguageSelect
          label={t('menu.hostLanguage')}
          value={state.hostLanguage}
          onChange={(language) => face.chooseHostLanguage(language)}
        />
        <Button
          variant="default"
          fullWidth
          leftSection={<ArrowUpDown size={20} aria-hidden="true" />}
          onClick={() => face.swapLanguages()}
        >
          {t('menu.swap')}
        </Button>
        <ChoiceRow
          label={t('menu.guestHalf')}
          value={isGuestTurned ? 'opposite' : 'beside'}
          onChange={(place) => onTurnGuest(place === 'opposite')}
          choices={(['opposite', 'beside'] as const).map((value) => ({ value, label: t(`menu.${value}`) }))}
        />
      </div>
    </Sheet>
  );
}
