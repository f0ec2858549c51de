import { useState } from 'react';
import styles from '#client/features/games/games.module.css';
import { SCORE_NAMES } from '#client/features/games/texts.ts';
import { shortDateText } from '#client/lib/date-text.ts';
import kit from '#client/ui/layout/kit.module.css';
import type { GameSummary } from '#contract/games.ts';
import type { Game } from '#domain/games/game.ts';

interface ProgressTableProps {
  readonly game: Game;
  /** Oldest first. */
  readonly line: GameSummary['line'];
}

const fitText = (estimate: number): string => Math.max(1, estimate).toFixed(1);

/** The last rounds with their scores, latest first; rendered only when opened. */
export const ProgressTable = ({ game, line }: ProgressTableProps) => {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>Show the rounds as a table</summary>
      {open ? (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: without it, the keyboard could not scroll the table
        <section className={kit.tableBox} aria-label="Your last rounds" tabIndex={0}>
          <table className={styles.table}>
            <caption className={kit.soft}>
              Your last rounds, the latest first. “Fits” is the level that fits you after the round.
            </caption>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Level</th>
                <th scope="col">{SCORE_NAMES[game]}</th>
                <th scope="col">Fits</th>
              </tr>
            </thead>
            <tbody>
              {line.toReversed().map(({ date, level, score, estimate }, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rounds have no id here, and rows no state
                <tr key={at}>
                  <td>{shortDateText(date)}</td>
                  <td>{level}</td>
                  <td>{score}</td>
                  <td>{fitText(estimate)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ) : null}
    </details>
  );
};
