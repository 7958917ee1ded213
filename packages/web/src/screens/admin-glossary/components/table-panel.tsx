import { FileButton } from '@mantine/core';
import { Download, Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { FailureNotice } from '../../../subscription/components/failure-notice';
import { Button } from '../../../ui/button';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { toast } from '../../../ui/toast';
import { useExport, useImport } from '../api';
import look from './table-panel.module.css';

/** More lines than this are told by their number: the file is looked at on a desk anyway. */
const SHOWN_ERRORS = 20;

/** All terms as a table for a spreadsheet, out and in. */
export function TablePanel() {
  const { t } = useTranslation('glossary');
  const read = useImport();
  const write = useExport();
  const errors = read.data?.errors ?? [];
  const choose = (file: File | null) => {
    if (file === null) return;
    read.mutate(file, {
      onSuccess({ errors: found, added, changed }) {
        if (found.length === 0) toast.ok(t('table.imported', { added, changed }));
      },
    });
  };
  return (
    <Panel title={t('table.title')} lead={t('table.lead')}>
      <div className={look['ways']}>
        <Button
          variant="default"
          leftSection={<Download size={20} aria-hidden="true" />}
          loading={write.isPending}
          onClick={() => write.mutate()}
        >
          {t('table.export')}
        </Button>
        <FileButton accept=".csv,text/csv" onChange={choose} key={read.submittedAt}>
          {(props) => (
            <Button
              {...props}
              variant="default"
              leftSection={<Upload size={20} aria-hidden="true" />}
              loading={read.isPending}
            >
              {t('table.import')}
            </Button>
          )}
        </FileButton>
      </div>
      {write.isError && <FailureNotice title={t('table.exportFailed')} error={write.error} />}
      {read.isError && <FailureNotice title={t('table.importFailed')} error={read.error} />}
      {errors.length > 0 && (
        <>
          <Notice tone="warn" title={t('table.nothingImported', { count: errors.length })} />
          <ul className={look['errors']}>
            {errors.slice(0, SHOWN_ERRORS).map(({ line, column, code }) => (
              <li key={`${line} ${column} ${code}`}>
                {t('table.error', { line, column, reason: t(`table.reason.${code}`) })}
              </li>
            ))}
          </ul>
        </>
      )}
    </Panel>
  );
}
