import { clockTimeAt, minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { texts } from '#texts/welcome.js';

/** What a new user can find hard at the moment. */
export const HARD = ['starting', 'much', 'changes', 'worries', 'rest'] as const;
export type Hard = (typeof HARD)[number];

/** When a person's day begins and ends, as HH:MM. */
export interface DayEnds {
  readonly getUp: string;
  readonly windDown: string;
}

/** The default hours, which suit many people; a press changes them. */
export const USUAL_DAY: DayEnds = { getUp: '07:30', windDown: '22:30' };

/** What a new user starts with: one small task for now, and a ready-made routine. */
interface FirstDay {
  readonly task: { readonly title: string; readonly estimatedTime: number };
  /** The id of the ready-made routine. */
  readonly routine: string;
  /** Whether the routine begins with the day, ends with the day, or comes at any time. */
  readonly at: 'get-up' | 'wind-down' | 'any';
}

const FIRST_DAYS: Readonly<
  Record<Hard | 'unsaid', Omit<FirstDay, 'task'> & { readonly minutes: number }>
> = {
  unsaid: {
    minutes: 1,
    routine: 'morning',
    at: 'get-up',
  },
  starting: {
    minutes: 2,
    routine: 'morning',
    at: 'get-up',
  },
  much: {
    minutes: 4,
    routine: 'overloaded',
    at: 'any',
  },
  changes: {
    minutes: 2,
    routine: 'leaving',
    at: 'any',
  },
  worries: {
    minutes: 3,
    routine: 'winding-down',
    at: 'wind-down',
  },
  rest: {
    minutes: 3,
    routine: 'winding-down',
    at: 'wind-down',
  },
};

/** What a new user starts with. @param hard null when the user did not say what is hard */
export const firstDay = (hard: Hard | null): FirstDay => {
  const { minutes, ...day } = FIRST_DAYS[hard ?? 'unsaid'];
  return { ...day, task: { title: texts.firstTasks[hard ?? 'unsaid'], estimatedTime: minutes } };
};

/**
 * The start time of the first routine as HH:MM: the start of the day, or the time at which it has to start to end with
 * the day; null for any time.
 *
 * @param minutes how long all steps of the routine take
 */
export const firstRoutineTime = (
  { at }: Pick<FirstDay, 'at'>,
  { getUp, windDown }: DayEnds,
  minutes: number,
): string | null => {
  if (at === 'any') return null;
  return at === 'get-up' ? getUp : clockTimeAt(minuteOfDay(windDown, 0) - minutes, 0);
};

/**
 * The first hour that always belongs to the new day; earlier hours can belong to the previous day, if the person is
 * still awake.
 */
const NIGHT_ENDS_AT = 5;

/**
 * The whole hour at which the day begins for a person who goes to bed after midnight: the hour after their day ends.
 * Null when midnight already separates the person's days.
 */
export const dayStartFor = ({ windDown }: DayEnds): number | null => {
  const hour = Number(windDown.slice(0, 2));
  return hour < NIGHT_ENDS_AT ? hour + 1 : null;
};
