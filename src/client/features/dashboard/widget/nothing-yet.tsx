import type { ReactNode } from 'react';
import styles from './nothing-yet.module.css';

interface NothingYetProps {
  readonly title: string;
  /** What will bring something. */
  readonly children: ReactNode;
  /** As high as the chart that will stand here, so that the page keeps its shape. */
  readonly asHighAsChart?: boolean;
}

/** Stands where a widget has nothing to show yet. */
export const NothingYet = ({ title, children, asHighAsChart = false }: NothingYetProps) => (
  <div className={`${styles.nothing} ${asHighAsChart ? styles.chart : ''}`}>
    <p className={styles.title}>{title}</p>
    <div className={styles.text}>{children}</div>
  </div>
);
