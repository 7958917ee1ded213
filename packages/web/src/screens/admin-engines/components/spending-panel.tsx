import type { CompanySettings, TranslationSpending } from '@genbatalk/contract';
import { NumberInput } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { errorText } from '../../../i18n/error-text';
import { Button } from '../../../ui/button';
import { CheckRow } from '../../../ui/check-row';
import { FactList } from '../../../ui/fact-list';
import stack from '../../../ui/forms/stack.module.css';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import { toast } from '../../../ui/toast';
import { useChangeSettings } from '../api';

const MOST_YEN = 1_000_000;

interface SpendingPanelProps {
  readonly spending: TranslationSpending;
  readonly settings: CompanySettings;
}

/** What engines cost the company, what they may cost, and whether what they made is kept. */
export function SpendingPanel({ spending, settings }: SpendingPanelProps) {
  const { t, i18n } = useTranslation('engines');
  const change = useChangeSettings();
  /** As typed; empty means the server's default. */
  const [cap, setCap] = useState<string | number>(settings.dailyCapYen ?? '');
  const [keepsTranslations, setKeepsTranslations] = useState(settings.keepTranslations);
  const yen = (amount: number) =>
    new Intl.NumberFormat(i18n.language, {
      style: 'currency',
      currency: 'JPY',
      maximumFractionDigits: amount < 10 && amount > 0 ? 2 : 0,
    }).format(amount);
  const save = () =>
    change.mutate(
      { keepTranslations: keepsTranslations, dailyCapYen: cap === '' ? null : Number(cap) },
      { onSuccess: () => toast.ok(t('spending.saved')) },
    );
  return (
    <Panel title={t('spending.title')} lead={t('spending.lead')}>
      {spending.capReached && (
        <Notice tone="warn" title={t('spending.reached')} text={t('spending.reachedText')} />
      )}
      <FactList
        facts={[
          { name: t('spending.today'), value: yen(spending.todayYen) },
          { name: t('spending.month'), value: yen(spending.monthYen) },
          { name: t('spending.cap'), value: yen(spending.dailyCapYen) },
        ]}
      />
      <form
        className={stack['stack']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <NumberInput
          label={t('spending.ownCap')}
          description={t('spending.ownCapHelp')}
          value={cap}
          onChange={setCap}
          min={0}
          max={MOST_YEN}
          allowDecimal={false}
          allowNegative={false}
          hideControls
          inputMode="numeric"
        />
        <CheckRow
          label={t('spending.keep')}
          description={t('spending.keepHelp')}
          isChecked={keepsTranslations}
          onChange={setKeepsTranslations}
        />
        {change.isError && (
          <Notice tone="danger" title={t('spending.saveFailed')} text={errorText(change.error)} />
        )}
        <Button type="submit" size="lg" loading={change.isPending}>
          {t('spending.save')}
        </Button>
      </form>
    </Panel>
  );
}
