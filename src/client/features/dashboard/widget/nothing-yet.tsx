import type { ReactNode } from 'react';
import kit from '#client/ui/layout/kit.module.css';
import styles from './nothing-yet.module.css';

interface NothingYetProps {
  readonly title: string;
  /** Explains what the person can do to get data. */
  readonly children: ReactNode;
  /** Whether to reserve the height of the chart, so that the page does not shift later. */
  readonly hasChartHeight?: boolean;
}

/** Shown in a widget without data. */
export const NothingYet = ({ title, children, hasChartHeight = false }: NothingYetProps) => (
  <div className={`${styles.nothing} ${hasChartHeight ? styles.chart : ''}`}>
    <p className={kit.bold}>{title}</p>
    <div className={styles.text}>{children}</div>
  </div>
);
