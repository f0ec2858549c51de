import { dateFormat } from '#client/lib/date-text.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';

// The isolates keep an Arabic or Hebrew title from turning the sentence around it.
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** A title inside of a sentence, whichever way its script runs. */
export const quoted = (title: string): string => `“${ISOLATE}${title}${END}”`;

/** A number of minutes in words: "1 minute", "90 minutes". */
export const minutesText = (minutes: number): string =>
  minutes === 1 ? '1 minute' : `${minutes} minutes`;

/** The part of the day that a task is meant for. */
export const BAND_TEXTS: Readonly<Record<Band, string>> = {
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
};

/** What is said of a task whose part of the day is over, in the place of that part. */
export const OVERDUE_TEXTS: Readonly<Record<Band, string>> = {
  morning: 'for this morning',
  midday: 'for midday',
  evening: 'for this evening',
};

/** How much of a task is asked; nothing is said of the full size. */
export const SIZE_TEXTS: Readonly<Record<Size, string | null>> = {
  full: null,
  lighter: 'Lighter version',
  micro: 'Smallest version',
};

/** A day such as "Friday 20 November". */
export const dayText = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** The id of the button that plans the day, for links to it. */
export const PLAN_ID = 'plan';
