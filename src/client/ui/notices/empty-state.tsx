import type { ReactNode } from 'react';
import { Boat } from '#client/ui/boat.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
  /** Drawn above the title; the sailboat by default. */
  readonly picture?: ReactNode;
}

/** Says that there is no data yet, and how to add some. */
export const EmptyState = ({ title, children, action, picture = <Boat /> }: EmptyStateProps) => (
  <div className={styles.empty}>
    {picture}
    <p className={kit.largeBold}>{title}</p>
    {children === undefined ? null : <div className={kit.softMeasure}>{children}</div>}
    {action}
  </div>
);
