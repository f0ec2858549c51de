import type { PagePath } from '#contract/shared/pages.ts';

/** The id of the heading of the chosen day next to the calendar. At first, the chosen day is today. */
export const CHOSEN_DAY_ID = 'chosen-day';

const CALENDAR: PagePath = '/features/focus-mood-tracker';

/** A link to the heading of the chosen day. */
export const CHOSEN_DAY_LINK = `${CALENDAR}#${CHOSEN_DAY_ID}`;
