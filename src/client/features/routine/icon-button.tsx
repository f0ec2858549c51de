import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: LucideIcon;
  /** What it does; shown as a tip, too. */
  readonly label: string;
}

/** A quiet button of one picture, as large as a finger needs. */
export const IconButton = ({ icon: Icon, label, ...native }: IconButtonProps) => (
  <button type="button" {...native} className={styles.button} aria-label={label} title={label}>
    <Icon aria-hidden="true" size="1.25rem" />
  </button>
);
