import type { HeatmapLevel } from '#domain/dashboard/heatmap-level.ts';
import styles from './heat-square.module.css';

/** The class names of a square at a level. */
export const squareClass = (level: HeatmapLevel): string =>
  `${styles.square} ${styles[`level${level}`]}`;

/** A single square, for the legend. */
export const HeatSquare = ({ level }: { readonly level: HeatmapLevel }) => (
  <svg viewBox="0 0 10 10" className={styles.alone} aria-hidden="true">
    <rect width="10" height="10" className={squareClass(level)} />
  </svg>
);
