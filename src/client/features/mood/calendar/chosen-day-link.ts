import type { PagePath } from '#contract/shared/pages.ts';

/** The id of the heading of the day shown next to the calendar, which is today at first. */
export const CHOSEN_DAY_ID = 'chosen-day';

const CALENDAR: PagePath = '/features/focus-mood-tracker';

/** A link to that heading. */
export const CHOSEN_DAY_LINK = `${CALENDAR}#${CHOSEN_DAY_ID}`;
