import { LoaderCircle } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import look from './bubble.module.css';

/** What is being said, as far as it was recognised, with the sign that it is on its way (CALL-14). */
export function DraftBubble({ draft }: { readonly draft: string }) {
  const { t } = useTranslation('call');
  return (
    <div className={look['bubble']} data-own="true" data-draft="true">
      {draft !== '' && (
        <p className={look['headline']} aria-hidden="true">
          {draft}
        </p>
      )}
      <span className={look['note']} data-tone="calm" data-turning="true" role="status">
        <LoaderCircle aria-hidden="true" />
        {t('bubble.translating')}
      </span>
    </div>
  );
}
