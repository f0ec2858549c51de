import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './icon-button.module.css';

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'className' | 'children'> {
  readonly icon: LucideIcon;
  /** The accessible name, also shown as a tooltip. */
  readonly label: string;
  /** Whether the button is the main action of its group. */
  readonly strong?: boolean;
}

/** A button with only an icon, at least as large as the minimum touch target. */
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
