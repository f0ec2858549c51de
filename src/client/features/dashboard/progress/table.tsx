import { useState } from 'react';
import styles from '#client/features/dashboard/year/table.module.css';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { dateText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import { frequencyOf } from '#domain/quiz/frequency.ts';
import { checkInsOf, type ProgressLine } from './check-ins.ts';

/** The check-ins with their scores, latest first; rendered only when opened. */
export const ProgressTable = ({ progress }: { readonly progress: ProgressLine }) => {
  const [open, setOpen] = useState(false);
  const { scoresHidden } = useComfort();
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={kit.summaryLink}>
        {scoresHidden ? 'Show the check-ins as a table' : 'Show the scores as a table'}
      </summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table
        <section className={styles.box} aria-label="Scores of your check-ins" tabIndex={0}>
          <table className={styles.table}>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">About</th>
                <th scope="col">Came up</th>
                {scoresHidden ? null : <th scope="col">Score</th>}
              </tr>
            </thead>
            <tbody>
              {checkInsOf(progress)
                .toReversed()
                .map(({ date, score }) => (
                  <tr key={date}>
                    <th scope="row">{dateText(date)}</th>
                    <td>{progress.condition}</td>
                    <td>{frequencyOf(score)}</td>
                    {scoresHidden ? null : <td>{score}</td>}
                  </tr>
                ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
};
