import type { RefObject } from 'react';
import { useDebounced } from '#client/sync/debounce.ts';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { WHY_MAX } from '#contract/mood.ts';
import styles from './why-field.module.css';

/** From this many characters before the limit on, the field shows where it stands. */
const NEAR = 200;
/** So long after the last change a screen reader is told. */
const PAUSE_MS = 1_000;

/** By how many characters a reason is too long; 0 when it is not. */
export const whyExcess = (why: string): number => Math.max(0, why.length - WHY_MAX);

const count = (characters: number): string =>
  `${characters.toLocaleString('en')} ${characters === 1 ? 'character' : 'characters'}`;

const tooLong = (why: string): string | undefined => {
  const excess = whyExcess(why);
  if (excess === 0) return undefined;
  return `${count(excess)} too many. There is room for ${WHY_MAX.toLocaleString('en')}.`;
};

interface WhyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly field: RefObject<HTMLTextAreaElement | null>;
  readonly hint?: string;
  readonly readOnly?: boolean;
}

/**
 * The reason for a mood. It takes a text of any length, so that nothing pasted is cut off, and says
 * by how much one is too long; the form sends it only when `whyExcess` is 0.
 */
export const WhyField = ({ value, onChange, field, ...native }: WhyFieldProps) => {
  const error = tooLong(value);
  const room = WHY_MAX - value.length;
  const left = error === undefined && room <= NEAR ? `Room for ${count(room)} more.` : '';
  // Said when the limit comes near and when it is passed, but not with every letter in between.
  const said = useDebounced(error ?? (left === '' ? '' : 'Close to the limit.'), '', PAUSE_MS);
  return (
    <div className={styles.why}>
      <TextAreaField
        label="Why?"
        rows={3}
        {...native}
        ref={field}
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {error === undefined ? <p className={styles.left}>{left}</p> : null}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
};
