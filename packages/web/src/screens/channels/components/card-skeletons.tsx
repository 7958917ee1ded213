import { useTranslation } from 'react-i18next';
import look from './card-skeletons.module.css';

/** The shape of what is loading, so that nothing jumps when it comes. */
export function CardSkeletons() {
  const { t } = useTranslation();
  return (
    <div className={look['list']} role="status" aria-label={t('state.loading')}>
      {[1, 2].map((number) => (
        <div key={number} className={look['card']}>
          <span />
          <span />
          <span />
        </div>
      ))}
    </div>
  );
}
