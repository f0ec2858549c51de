import type { ReactNode } from 'react';
import { Boat } from '#client/ui/boat.tsx';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}

/** Shows that there is no data yet, and how to get some. */
export const EmptyState = ({ title, children, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    <Boat />
    <p className={styles.title}>{title}</p>
    {children === undefined ? null : <div className={styles.text}>{children}</div>}
    {action}
  </div>
);
