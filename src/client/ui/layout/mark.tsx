import type { LucideIcon } from 'lucide-react';
import type { CSSProperties } from 'react';
import type { RoutineColor } from '#domain/routines/plan.ts';
import styles from './mark.module.css';

interface MarkProps {
  readonly icon: LucideIcon;
  /** Null for gray. */
  readonly tone: RoutineColor | null;
  /** Whether the mark is as high as a line of text. */
  readonly isSmall?: boolean;
}

interface ToneStyle extends CSSProperties {
  readonly '--tone': string;
}

/** A color as a CSS value, which depends on the theme, and is gray with reduced stimulation. */
export const toneOf = (tone: RoutineColor | null): string =>
  tone === null ? 'var(--color-line-strong)' : `var(--color-tone-${tone})`;

/** A drawing on a colored ground. It is hidden from screen readers, because it is always next to a name. */
export const Mark = ({ icon: Icon, tone, isSmall = false }: MarkProps) => {
  const style: ToneStyle = { '--tone': toneOf(tone) };
  return (
    <span
      className={isSmall ? `${styles.mark} ${styles.small}` : styles.mark}
      style={style}
      aria-hidden="true"
    >
      <Icon size={isSmall ? '1.1em' : '1.4em'} />
    </span>
  );
};
