import type { GlossaryTerm } from '@genbatalk/contract';
import { ArrowLeft, Plus } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../app/paths';
import { Button } from '../../ui/button';
import { ConfirmSheet } from '../../ui/confirm-sheet';
import { ErrorState } from '../../ui/error-state';
import { LinkButton } from '../../ui/link-button';
import { LoadingScreen } from '../../ui/loading-screen';
import { PageBar } from '../../ui/page-bar';
import page from '../../ui/page-main.module.css';
import { Panel } from '../../ui/panel';
import { useDeleteTerm, useGlossary } from './api';
import { TablePanel } from './components/table-panel';
import { TermList } from './components/term-list';
import { TermSheet } from './components/term-sheet';

/** The company's own words: for translations, for the guard over them, and for recognisers. */
export function AdminGlossaryScreen() {
  const { t } = useTranslation('glossary');
  const glossary = useGlossary();
  const remove = useDeleteTerm();
  /** Undefined: no sheet; null: a new term. */
  const [edited, setEdited] = useState<GlossaryTerm | null | undefined>(undefined);
  const [leaving, setLeaving] = useState<GlossaryTerm | null>(null);
  const close = () => {
    setLeaving(null);
    remove.reset();
  };
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
        {glossary.isPending && <LoadingScreen />}
        {glossary.isError && glossary.data === undefined && (
          <ErrorState
            title={t('loadFailed')}
            error={glossary.error}
            onRetry={() => void glossary.refetch()}
          />
        )}
        {glossary.data !== undefined && (
          <>
            <Panel title={t('list.title')} lead={t('list.lead')}>
              <Button
                size="lg"
                leftSection={<Plus size={22} aria-hidden="true" />}
                onClick={() => setEdited(null)}
              >
                {t('list.add')}
              </Button>
              <TermList terms={glossary.data} onChange={setEdited} onDelete={setLeaving} />
            </Panel>
            <TablePanel />
          </>
        )}
      </main>
      {edited !== undefined && <TermSheet term={edited ?? undefined} onClose={() => setEdited(undefined)} />}
      <ConfirmSheet
        isOpen={leaving !== null}
        title={t('delete.title', { term: leaving?.term ?? '' })}
        text={t('delete.text')}
        action={t('delete.action')}
        isPending={remove.isPending}
        failure={remove.isError ? { title: t('delete.failed'), error: remove.error } : null}
        onClose={close}
        onConfirm={() => {
          if (leaving !== null) remove.mutate(leaving.id, { onSuccess: close });
        }}
      />
    </>
  );
}
