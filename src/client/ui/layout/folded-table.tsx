import { type ReactNode, useState } from 'react';
import { texts } from '#texts/forms.js';
import styles from './folded-table.module.css';
import kit from './kit.module.css';

interface FoldedTableProps {
  /** The accessible name, such as "Mood by day". */
  readonly name: string;
  readonly columns: readonly string[];
  /** The rows. The first cell of each row is its header. */
  readonly rows: readonly {
    readonly key: string;
    readonly cells: readonly [ReactNode, ...ReactNode[]];
  }[];
  /** The label of the collapsible part. */
  readonly summary?: string;
  /** A sentence above its columns. */
  readonly caption?: string | null;
}

/** The data of a chart as a collapsible table, rendered only when opened. */
export const FoldedTable = ({
  name,
  columns,
  rows,
  summary = texts.asTable,
  caption = null,
}: FoldedTableProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={kit.summaryLink}>{summary}</summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table
        <section className={kit.tableBox} aria-label={name} tabIndex={0}>
          <table className={`${kit.table} ${styles.table}`}>
            {caption === null ? null : <caption>{caption}</caption>}
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
