import type { ReactNode } from 'react';
import styles from '#client/lib/charts/charts.module.css';

interface BarsProps {
  /** The accessible name of the list. */
  readonly name: string;
  readonly bars: readonly {
    readonly key: string;
    readonly name: ReactNode;
    readonly value: number;
    readonly of: number;
    /** The figure next to the bar. */
    readonly text: string;
  }[];
}

/** A bar for each item, with its figure next to it. */
export const Bars = ({ name, bars }: BarsProps) => (
  <ul className={styles.bars} aria-label={name}>
    {bars.map(({ key, name: thing, value, of, text }) => (
      <li key={key} className={styles.row}>
        <span className={styles.thing}>{thing}</span>
        <span className={styles.track} aria-hidden="true">
          <span
            className={styles.fill}
            style={{ inlineSize: `${of === 0 ? 0 : (100 * value) / of}%` }}
          />
        </span>
        <span className={styles.figure}>{text}</span>
      </li>
    ))}
  </ul>
);
