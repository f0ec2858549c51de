import type { PagePath } from '#contract/shared/pages.ts';

/** The id of the heading over the day that the calendar shows; today at first. */
export const CHOSEN_DAY_ID = 'chosen-day';

const CALENDAR: PagePath = '/features/focus-mood-tracker';

/** Where a link leads to that heading. */
export const CHOSEN_DAY_PLACE = `${CALENDAR}#${CHOSEN_DAY_ID}`;
