import type { Size } from '#domain/shared/size.ts';
import type { Template } from '#domain/tasks/vocabulary.ts';

/** The longest task for a new person, in minutes. */
export const GENTLE_MINUTES = 10;

/**
 * Templates that suit a person about whom nothing is known. They require a home, but no job, trip, purchase or
 * appointment, and no reply from anybody.
 */
const GENTLE: ReadonlySet<string> = new Set([
  'slow-stretch',
  'daylight',
  'drink-break',
  'morning-bathroom-steps',
  'movement-video',
  'screen-rest',
  'move-to-songs',
  'lie-down',
  'hand-cream',
  'clothes-for-tomorrow',
  'one-table',
  'fresh-air',
  'cups-from-rooms',
  'leave-the-kitchen',
  'things-by-the-door',
  'news-to-a-friend',
  'good-morning',
  'thank-you-note',
  'first-photos',
  'slow-breathing',
  'rest-between',
  'look-at-sky',
  'sounds-around',
  'known-music',
  'heavy-blanket',
  'lines-as-they-are',
  'day-in-sentences',
  'plan-for-today',
  'tasks-on-paper',
  'time-without-plan',
  'known-meals',
  'fewer-alerts',
  'bag-packed-once',
  'tomorrow-in-parts',
  'things-done-today',
]);

/** Whether a size of a template suits a new person: short, and in `GENTLE`. */
export const isGentleStart = ({ id, sizes }: Template, size: Size): boolean =>
  GENTLE.has(id) && sizes[size].minutes <= GENTLE_MINUTES;
