import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'className'> {
  readonly kind?: 'primary' | 'secondary' | 'quiet' | 'danger';
  /** `main` is at least 44 px high; `small` is for minor actions inside a list. */
  readonly size?: 'main' | 'small';
  /** While true, presses are ignored, and screen readers announce that the button is busy. */
  readonly pending?: boolean;
  /** The label while pending, such as "Saving…". */
  readonly pendingLabel?: string;
  readonly icon?: LucideIcon;
}

/** The class names of a button, for links that look like one. */
export const buttonClass = (
  kind: NonNullable<ButtonProps['kind']> = 'primary',
  size: NonNullable<ButtonProps['size']> = 'main',
): string => [styles.button, styles[kind], ...(size === 'small' ? [styles.small] : [])].join(' ');

/** The class names of a button-like link with a long label, which may wrap. */
export const longLinkClass = (kind: NonNullable<ButtonProps['kind']> = 'secondary'): string =>
  `${buttonClass(kind)} ${styles.wraps}`;

/** A button. It does not submit a form unless `type="submit"` is given. */
export const Button = ({
  kind = 'primary',
  size = 'main',
  pending = false,
  pendingLabel,
  icon: Icon,
  children,
  onClick,
  ...native
}: ButtonProps) => (
  <button
    type="button"
    {...native}
    className={buttonClass(kind, size)}
    // Not `disabled`, because the button would then lose the focus during an action.
    aria-disabled={pending || native['aria-disabled']}
    aria-busy={pending}
    onClick={(event) => {
      if (pending) event.preventDefault();
      else onClick?.(event);
    }}
  >
    {Icon === undefined ? null : <Icon aria-hidden="true" size="1.2em" />}
    {pending && pendingLabel !== undefined ? pendingLabel : children}
  </button>
);
