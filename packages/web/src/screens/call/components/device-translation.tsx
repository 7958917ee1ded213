import type { Language } from '@genbatalk/contract';
import { Languages, Smartphone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deviceTranslator } from '../../../speech/on-device/page-translator';
import { QualityMark } from '../../../ui/quality-mark';
import look from './bubble.module.css';

interface DeviceTranslationProps {
  readonly text: string;
  readonly from: Language;
  readonly to: Language;
}

type State =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'offered' }
  | { readonly kind: 'working' }
  | { readonly kind: 'done'; readonly text: string };

/** Where the server has no translation: what the browser's own translator makes of it, marked as such. Never spoken. */
export function DeviceTranslation({ text, from, to }: DeviceTranslationProps) {
  const { t } = useTranslation('call');
  const [state, setState] = useState<State>({ kind: 'nothing' });
  useEffect(() => {
    let isWanted = true;
    const show = (next: State) => isWanted && setState(next);
    async function translate() {
      const there = await deviceTranslator.availability(from, to);
      if (there === 'downloadable') show({ kind: 'offered' });
      if (there !== 'ready') return;
      const translated = await deviceTranslator.translate(text, from, to);
      if (translated !== null) show({ kind: 'done', text: translated });
    }
    void translate();
    return () => {
      isWanted = false;
    };
  }, [text, from, to]);

  // The browser fetches its model only for a tap.
  async function fetchAndTranslate() {
    setState({ kind: 'working' });
    const translated = await deviceTranslator.translate(text, from, to, { mayDownload: true });
    setState(translated === null ? { kind: 'nothing' } : { kind: 'done', text: translated });
  }

  if (state.kind === 'nothing') return null;
  if (state.kind === 'done') {
    return (
      <div data-on-device="true">
        <p className={look['headline']} lang={to}>
          {state.text}
        </p>
        <div className={look['foot']}>
          <QualityMark quality="doubtful" />
          <span className={look['note']}>
            <Smartphone aria-hidden="true" />
            {t('onDevice.translated')}
          </span>
        </div>
      </div>
    );
  }
  return (
    <button
      type="button"
      className={look['action']}
      disabled={state.kind === 'working'}
      onClick={() => void fetchAndTranslate()}
    >
      <Languages aria-hidden="true" />
      {state.kind === 'working' ? t('onDevice.fetching') : t('onDevice.offer')}
    </button>
  );
}
