import { useState } from 'react';
import { dateText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { YearDay } from './days.ts';
import styles from './table.module.css';

interface YearTableProps {
  readonly year: number;
  readonly days: readonly YearDay[];
}

/** The days of the heatmap that have tasks, latest first; rendered only when opened. */
export const YearTable = ({ year, days }: YearTableProps) => {
  const [open, setOpen] = useState(false);
  const known = days.filter(({ percent }) => percent !== null).reverse();
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={kit.summaryLink}>Show {year} as a table</summary>
      {open && known.length === 0 ? <p>No day of {year} has tasks yet.</p> : null}
      {open && known.length > 0 ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table
        <section className={styles.box} aria-label={`Days of ${year} with tasks`} tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Completed</th>
              </tr>
            </thead>
            <tbody>
              {known.map(({ date, percent }) => (
                <tr key={date}>
                  <th scope="row">{dateText(date)}</th>
                  <td>{percent}%</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
};
