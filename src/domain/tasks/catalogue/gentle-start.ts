import type { Size } from '#domain/shared/size.ts';
import type { Template } from '#domain/tasks/vocabulary.ts';

/** The longest task for somebody of whom nothing is known yet, in minutes. */
export const GENTLE_MINUTES = 10;

/**
 * Templates that fit anybody whom nothing is known of: they need no work, no way, no purchase, no appointment
 * and nobody's answer, only a home.
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

/** Whether a size of a template is right for a first time: short, and fit for anybody. */
export const isGentleStart = ({ id, sizes }: Template, size: Size): boolean =>
  GENTLE.has(id) && sizes[size].minutes <= GENTLE_MINUTES;
