import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { LoadingScreen } from '../../ui/loading-screen';
import { PageBar } from '../../ui/page-bar';
import page from '../../ui/page-main.module.css';
import { useEngines } from './api';
import { EngineList } from './components/engine-list';
import { SpendingPanel } from './components/spending-panel';

/** For leaders: which engines there are, how they do, and what they cost. */
export function AdminEnginesScreen() {
  const { t } = useTranslation('engines');
  const engines = useEngines();
  return (
    <>
      <PageBar
        title={t('title')}
        leading={
          <LinkButton to={paths.settings} label={t('back')}>
            <ArrowLeft />
          </LinkButton>
        }
      />
      <main className={page['wide']}>
        {engines.isPending && <LoadingScreen />}
        {engines.isError && engines.data === undefined && (
          <ErrorState title={t('loadFailed')} error={engines.error} onRetry={() => void engines.refetch()} />
        )}
        {engines.data !== undefined && (
          <>
            <SpendingPanel spending={engines.data.spending} settings={engines.data.settings} />
            <EngineList engines={engines.data.engines} />
          </>
        )}
      </main>
    </>
  );
}
