import { type GlossaryTerm, LANGUAGE_NAMES, LANGUAGES } from '@genbatalk/contract';
import { BadgeCheck, BookOpen, CircleDashed, Pencil, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../i18n/format-date';
import { Button } from '../../../ui/button';
import { EmptyState } from '../../../ui/empty-state';
import look from './term-list.module.css';

interface TermListProps {
  readonly terms: readonly GlossaryTerm[];
  readonly onChange: (term: GlossaryTerm) => void;
  readonly onDelete: (term: GlossaryTerm) => void;
}

/** The terms, each with its translations and whoever approved it. */
export function TermList({ terms, onChange, onDelete }: TermListProps) {
  const { t } = useTranslation('glossary');
  if (terms.length === 0) {
    return <EmptyState icon={<BookOpen />} title={t('list.empty')} text={t('list.emptyText')} />;
  }
  return (
    <ul className={look['terms']} aria-label={t('list.title')}>
      {terms.map((term) => (
        <li key={term.id}>
          <div className={look['head']}>
            <strong lang={term.language}>{term.term}</strong>
            <span>{LANGUAGE_NAMES[term.language]}</span>
          </div>
          {term.spokenForms.length > 0 && (
            <p className={look['quiet']} lang={term.language}>
              {term.spokenForms.join(' · ')}
            </p>
          )}
          {term.meaning !== '' && <p className={look['quiet']}>{term.meaning}</p>}
          <dl className={look['translations']}>
            {LANGUAGES.filter((language) => term.translations[language] !== undefined).map((language) => (
              <div key={language}>
                <dt>{LANGUAGE_NAMES[language]}</dt>
                <dd lang={language}>{term.translations[language]}</dd>
              </div>
            ))}
          </dl>
          <Approval approved={term.approved} />
          <div className={look['actions']}>
            <Button
              variant="default"
              size="sm"
              leftSection={<Pencil size={18} aria-hidden="true" />}
              aria-label={t('list.changeOf', { term: term.term })}
              onClick={() => onChange(term)}
            >
              {t('list.change')}
            </Button>
            <Button
              variant="default"
              size="sm"
              leftSection={<Trash2 size={18} aria-hidden="true" />}
              aria-label={t('list.deleteOf', { term: term.term })}
              onClick={() => onDelete(term)}
            >
              {t('list.delete')}
            </Button>
          </div>
        </li>
      ))}
    </ul>
  );
}

function Approval({ approved }: Pick<GlossaryTerm, 'approved'>) {
  const { t, i18n } = useTranslation('glossary');
  return (
    <p className={look['approval']} data-tone={approved === null ? 'warn' : 'ok'}>
      {approved === null ? <CircleDashed aria-hidden="true" /> : <BadgeCheck aria-hidden="true" />}
      {approved === null
        ? t('list.notApproved')
        : t('list.approved', { name: approved.by, day: formatDay(approved.at, i18n.language) })}
    </p>
  );
}
