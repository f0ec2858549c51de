import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

interface EmptyStateProps {
  readonly title: string;
  readonly children?: ReactNode;
  readonly icon?: LucideIcon;
  readonly action?: ReactNode;
}

/** Says that there is no data yet, and how to get some. */
export const EmptyState = ({ title, children, icon: Icon, action }: EmptyStateProps) => (
  <div className={styles.empty}>
    {Icon === undefined ? null : (
      <span className={styles.icon}>
        <Icon aria-hidden="true" size="1.75rem" strokeWidth={1.75} />
      </span>
    )}
    <p className={styles.title}>{title}</p>
    {children === undefined ? null : <div className={styles.text}>{children}</div>}
    {action}
  </div>
);
