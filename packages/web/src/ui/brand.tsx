import { useTranslation } from 'react-i18next';
import look from './brand.module.css';

/** The sign of the product: a voice, as it rises and falls. */
export function BrandMark() {
  return (
    <svg className={look['mark']} viewBox="0 0 32 32" aria-hidden="true">
      <rect width="32" height="32" rx="9" />
      <g>
        <rect x="7" y="12" width="3" height="8" rx="1.5" />
        <rect x="12" y="8" width="3" height="16" rx="1.5" />
        <rect x="17" y="11" width="3" height="10" rx="1.5" />
        <rect x="22" y="14" width="3" height="4" rx="1.5" />
      </g>
    </svg>
  );
}

/** The product's name beside its sign (APP-12). */
export function Brand() {
  const { t } = useTranslation();
  return (
    <div className={look['brand']}>
      <BrandMark />
      <div>
        <strong>{t('product.name')}</strong>
        <small lang="ja">{t('product.nativeName')}</small>
      </div>
    </div>
  );
}
