import type { EngineReport } from '@genbatalk/contract';
import { CircleCheck, CircleOff, type LucideIcon, Moon, TriangleAlert } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/notice';
import { Panel } from '../../../ui/panel';
import look from './engine-list.module.css';

const marks: Readonly<
  Record<EngineReport['state'] | 'off', { readonly tone: 'ok' | 'warn' | 'quiet'; readonly Icon: LucideIcon }>
> = {
  healthy: { tone: 'ok', Icon: CircleCheck },
  failing: { tone: 'warn', Icon: TriangleAlert },
  resting: { tone: 'warn', Icon: Moon },
  off: { tone: 'quiet', Icon: CircleOff },
};

/** The engines in the order in which they are asked: state by icon and word, and how fast they were. */
export function EngineList({ engines }: { readonly engines: readonly EngineReport[] }) {
  const { t } = useTranslation('engines');
  return (
    <Panel title={t('list.title')} lead={t('list.lead')}>
      {engines.every(({ kind }) => kind !== 'translation') && (
        <Notice tone="info" title={t('list.empty')} text={t('list.emptyText')} />
      )}
      {engines.length > 0 && (
        <ul className={look['engines']} aria-label={t('list.title')}>
          {engines.map((engine) => (
            <li key={`${engine.kind} ${engine.name}`}>
              <EngineLine engine={engine} />
            </li>
          ))}
        </ul>
      )}
    </Panel>
  );
}

function EngineLine({ engine }: { readonly engine: EngineReport }) {
  const { t, i18n } = useTranslation('engines');
  const { name, kind, configured, p50Ms, p95Ms, answers, failures } = engine;
  const state = configured ? engine.state : 'off';
  const { tone, Icon } = marks[state];
  const seconds = (ms: number | null) =>
    ms === null
      ? t('list.never')
      : t('list.seconds', {
          seconds: new Intl.NumberFormat(i18n.language, { maximumFractionDigits: 1 }).format(ms / 1_000),
        });
  const facts = [
    { name: t('list.p50'), value: seconds(p50Ms) },
    { name: t('list.p95'), value: seconds(p95Ms) },
    { name: t('list.answers'), value: answers },
    { name: t('list.failures'), value: failures },
  ];
  return (
    <>
      <div className={look['head']}>
        <strong>{name}</strong>
        <span className={look['state']} data-tone={tone}>
          <Icon aria-hidden="true" />
          {t(`state.${state}`)}
        </span>
      </div>
      <p className={look['kind']}>{t(`kind.${kind}`)}</p>
      <dl className={look['facts']}>
        {facts.map((fact) => (
          <div key={fact.name}>
            <dt>{fact.name}</dt>
            <dd>{fact.value}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
