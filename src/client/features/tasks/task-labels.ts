import { texts } from '#texts/tasks.js';

// These characters prevent an Arabic or Hebrew title from reordering the sentence around it.
const [ISOLATE, END] = ['\u2068', '\u2069'];

/** A title in quotation marks for use in a sentence, in any script direction. */
export const quoted = (title: string): string =>
  texts.quotedTitle({ title: `${ISOLATE}${title}${END}` });

/** A number of minutes as text, such as "1 minute" or "90 minutes". */
export const minutesText = (minutes: number): string => texts.minutesLong({ minutes });

/** The element id of the button that plans the day, for links to it. */
export const PLAN_ID = 'plan';

/** The element id of the list Later on the Routine page, for links to it. */
export const LATER_ID = 'later';
