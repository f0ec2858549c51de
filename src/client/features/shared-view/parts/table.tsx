import { type ReactNode, useState } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './parts.module.css';

interface TableProps {
  /** The accessible name, such as "Mood by day". */
  readonly name: string;
  readonly columns: readonly string[];
  /** The first cell of a row is its header. */
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly [ReactNode, ...ReactNode[]];
  }[];
  /** The label of the collapsible part. */
  readonly summary?: string;
}

/** The data of a chart as a collapsible table, rendered only when opened. */
export const Table = ({ name, columns, rows, summary = 'As a table' }: TableProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{summary}</summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table
        <section className={kit.tableBox} aria-label={name} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                {columns.map((column) => (
                  <th key={column} scope="col">
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(({ key, cells: [first, ...others] }) => (
                <tr key={key}>
                  <th scope="row">{first}</th>
                  {others.map((cell, at) => (
                    <td key={columns[at + 1]} dir="auto">
                      {cell}
                    </td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
};
