import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import look from './people-table.module.css';
import { useIsWide } from './use-is-wide';

export interface PersonRow {
  readonly id: string;
  readonly name: ReactNode;
  /** In the order of `columns`. */
  readonly cells: readonly ReactNode[];
  readonly actions: ReactNode;
}

interface PeopleTableProps {
  readonly label: string;
  readonly nameColumn: string;
  readonly columns: readonly string[];
  readonly rows: readonly PersonRow[];
}

/** People as a table, and on a phone as cards (MEMB-10 to MEMB-12). */
export function PeopleTable({ label, nameColumn, columns, rows }: PeopleTableProps) {
  const { t } = useTranslation('members');
  const isWide = useIsWide();
  if (!isWide) {
    return (
      <ul className={look['cards']} aria-label={label}>
        {rows.map(({ id, name, cells, actions }) => (
          <li key={id}>
            <strong>{name}</strong>
            <dl>
              {columns.map((column, index) => (
                <div key={column}>
                  <dt>{column}</dt>
                  <dd>{cells[index]}</dd>
                </div>
              ))}
            </dl>
            <div className={look['actions']}>{actions}</div>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <table className={look['table']} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">{nameColumn}</th>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
          <th scope="col">{t('list.actions')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ id, name, cells, actions }) => (
          <tr key={id}>
            <th scope="row">{name}</th>
            {columns.map((column, index) => (
              <td key={column}>{cells[index]}</td>
            ))}
            <td>
              <div className={look['actions']}>{actions}</div>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
