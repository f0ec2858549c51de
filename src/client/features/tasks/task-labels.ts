import { dateFormat } from '#client/lib/date-text.ts';
import type { Size } from '#domain/shared/size.ts';
import { count } from '#domain/shared/text/count.ts';
import type { Band } from '#domain/shared/time/bands.ts';

// The isolates keep an Arabic or Hebrew title from reordering the sentence around it.
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** A title in quotation marks for use in a sentence, in any script direction. */
export const quoted = (title: string): string => `“${ISOLATE}${title}${END}”`;

/** A number of minutes as text: "1 minute", "90 minutes". */
export const minutesText = (minutes: number): string => count(minutes, 'minute');

/** The part of the day for which a task is planned. */
export const BAND_TEXTS: Readonly<Record<Band, string>> = {
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
};

/** Shown instead of the part of the day once that part is over. */
export const OVERDUE_TEXTS: Readonly<Record<Band, string>> = {
  morning: 'for this morning',
  midday: 'for midday',
  evening: 'for this evening',
};

/** The label of a task's size; null for the full size, which is not shown. */
export const SIZE_TEXTS: Readonly<Record<Size, string | null>> = {
  full: null,
  lighter: 'Lighter version',
  micro: 'Smallest version',
};

/** A date as text: "Friday 20 November". */
export const dayText = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** The element id of the button that plans the day, for links to it. */
export const PLAN_ID = 'plan';
