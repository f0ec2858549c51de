import { useReaders } from '#client/lib/sharing/use-readers.ts';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { TextAreaField } from '#client/ui/fields/text-area-field.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { WHY_MAX } from '#contract/shared/limits.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/mood.js';
import styles from './fields.module.css';

/** Number of remaining characters at or below which the field shows how many characters are left. */
const NEAR_LIMIT = 200;
/** The delay between the last change and the announcement of the limit to screen readers. */
const ANNOUNCE_DELAY_MS = 1_000;

/** The number of characters by which a reason is too long; 0 if it fits. */
export const whyExcess = (why: string): number => Math.max(0, why.length - WHY_MAX);

const tooLong = (why: string): string | undefined => {
  const excess = whyExcess(why);
  if (excess === 0) return undefined;
  return texts.whyTooLong({ excess, max: WHY_MAX });
};

interface WhyFieldProps {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The day of the mood; the default is today. */
  readonly date?: LocalDate | undefined;
  readonly readOnly?: boolean;
}

/**
 * The reason for a mood. The field accepts any length, so that pasted text is not cut off, and shows the excess. The
 * form can be submitted only if `whyExcess` is 0.
 */
export const WhyField = ({ value, onChange, date, ...native }: WhyFieldProps) => {
  const readers = useReaders('mood-words', { date });
  const error = tooLong(value);
  const room = WHY_MAX - value.length;
  const left = error === undefined && room <= NEAR_LIMIT ? texts.roomForMore({ count: room }) : '';
  // Announced when the text comes close to the limit and when it exceeds the limit, not at every keystroke.
  const said = useDebounced(
    error ?? (left === '' ? '' : texts.closeToTheLimit),
    '',
    ANNOUNCE_DELAY_MS,
  );
  return (
    <div className={`${kit.stack1} ${styles.why}`}>
      <TextAreaField
        label={texts.why}
        hint={texts.optionalHint({ readers: readers.sentence })}
        rows={2}
        {...native}
        name="why"
        error={error}
        value={value}
        onChange={(event) => onChange(event.currentTarget.value)}
      />
      {left === '' ? null : <p className={kit.softSmall}>{left}</p>}
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
    </div>
  );
};
