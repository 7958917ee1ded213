import type { Language } from '@genbatalk/contract';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../ui/notice';
import { Sheet } from '../../ui/sheet';
import type { PresetPhrase } from '../preset-groups';
import { usePresets } from '../use-presets';
import { PresetIcon } from './preset-icon';
import look from './preset-sheet.module.css';

interface PresetSheetProps {
  readonly isOpen: boolean;
  readonly language: Language;
  /** The phrases may be fetched before they are shown. */
  readonly isWanted: boolean;
  readonly onSend: (phrase: PresetPhrase) => void;
  readonly onClose: () => void;
}

/** The phrases that one sends with one tap, large enough for gloves (PRESET-01, PRESET-02). */
export function PresetSheet({ isOpen, language, isWanted, onSend, onClose }: PresetSheetProps) {
  const { t } = useTranslation('presets');
  const { groups, hasFailed } = usePresets(language, isWanted || isOpen);
  return (
    <Sheet title={t('title')} isOpen={isOpen} onClose={onClose}>
      <div className={look['groups']}>
        {groups.length === 0 && !hasFailed && <p role="status">{t('loading')}</p>}
        {hasFailed && <Notice tone="warn" title={t('failed')} />}
        {groups.some(({ phrases }) => phrases.some(({ isReviewed }) => !isReviewed)) && (
          <p className={look['review']}>{t('unreviewed')}</p>
        )}
        {groups.map(({ category, phrases }) => (
          <section key={category} data-category={category} className={look['group']}>
            <h3>{t(`category.${category}`)}</h3>
            <div className={look['phrases']}>
              {phrases.map((phrase) => (
                <button
                  key={phrase.phraseKey}
                  type="button"
                  className={look['phrase']}
                  lang={phrase.language}
                  onClick={() => {
                    onSend(phrase);
                    onClose();
                  }}
                >
                  <PresetIcon phraseKey={phrase.phraseKey} />
                  <span>{phrase.text}</span>
                </button>
              ))}
            </div>
          </section>
        ))}
      </div>
    </Sheet>
  );
}
