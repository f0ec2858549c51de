import { dateFormat } from '#client/lib/date-text.ts';
import type { Size } from '#domain/shared/size.ts';
import { count } from '#domain/shared/text/count.ts';
import type { Band } from '#domain/shared/time/bands.ts';

// These characters prevent an Arabic or Hebrew title from reordering the sentence around it.
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** A title in quotation marks for use in a sentence, in any script direction. */
export const quoted = (title: string): string => `“${ISOLATE}${title}${END}”`;

/** A number of minutes as text, such as "1 minute" or "90 minutes". */
export const minutesText = (minutes: number): string => count(minutes, 'minute');

/** The labels of the parts of the day for which tasks are planned. */
export const BAND_TEXTS: Readonly<Record<Band, string>> = {
  morning: 'Morning',
  midday: 'Midday',
  evening: 'Evening',
};

/** The labels that replace the part of the day once it is over. */
export const OVERDUE_TEXTS: Readonly<Record<Band, string>> = {
  morning: 'for this morning',
  midday: 'for midday',
  evening: 'for this evening',
};

/** The labels of the sizes; null for the full size, which has no label. */
export const SIZE_TEXTS: Readonly<Record<Size, string | null>> = {
  full: null,
  lighter: 'Lighter version',
  micro: 'Smallest version',
};

/** A date as text, such as "Friday 20 November". */
export const dayText = dateFormat({ weekday: 'long', day: 'numeric', month: 'long' });

/** The element id of the button that plans the day, for links to it. */
export const PLAN_ID = 'plan';

/** The element id of the list Later on the Routine page, for links to it. */
export const LATER_ID = 'later';
