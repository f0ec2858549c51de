import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: LucideIcon;
  /** What it does; shown as a tip, too. */
  readonly label: string;
  /** Whether it is the main one where it stands. */
  readonly strong?: boolean;
}

/** A quiet button of one picture, as large as a finger needs. */
export const IconButton = ({ icon: Icon, label, strong = false, ...native }: IconButtonProps) => (
  <button
    type="button"
    {...native}
    className={strong ? `${styles.button} ${styles.strong}` : styles.button}
    aria-label={label}
    title={label}
  >
    <Icon aria-hidden="true" size="1.25rem" />
  </button>
);
