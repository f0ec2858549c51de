import * as z from 'zod/mini';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import { SIZES } from '#domain/shared/size.ts';
import { CLOCK_TIME } from '#domain/shared/time/day-minutes.ts';
import { WEEKDAYS, type Weekday } from '#domain/shared/time/weekdays.ts';
import { texts } from '#texts/routines.js';
import {
  COLORS,
  HINT_MAX,
  ICONS,
  NAME_MAX,
  type RoutinePlan,
  type RoutineStep,
  STEP_MINUTES,
  STEP_TITLE_MAX,
  STEPS,
} from './plan.ts';

const text = (max: number) => z.string().check(z.minLength(1), z.maxLength(max));

const step = z.strictObject({
  title: text(STEP_TITLE_MAX),
  minutes: z.nullable(z.int().check(z.gte(STEP_MINUTES.min), z.lte(STEP_MINUTES.max))),
  hint: z.optional(text(HINT_MAX)),
  from: z.enum(SIZES),
});

/** A ready-made routine: its purpose, its usual days and time, and its steps. */
export const routineTemplate = z.strictObject({
  id: text(40),
  title: text(NAME_MAX),
  about: text(200),
  /** The topic whose followers are offered the routine before others; it is not offered to other people. */
  topic: z.optional(z.enum(NEUROTYPES)),
  icon: z.enum(ICONS),
  color: z.enum(COLORS),
  /** HH:MM; null for any time. */
  time: z.nullable(z.string().check(z.regex(CLOCK_TIME))),
  days: z.array(z.enum(WEEKDAYS)).check(z.minLength(1)),
  steps: z.array(step).check(
    z.minLength(STEPS.min),
    z.maxLength(STEPS.max),
    z.refine((steps) => steps.some(({ from }) => from === 'micro'), {
      error: () => texts.leastNeedsStep,
    }),
  ),
});

/** The file of all ready-made routines. */
export const templatesFile = z.array(routineTemplate).check(
  z.refine((all) => new Set(all.map(({ id }) => id)).size === all.length, {
    error: () => texts.routineTwice,
  }),
);

export type RoutineTemplate = z.output<typeof routineTemplate>;

interface Wanted {
  readonly startsOn: RoutinePlan['startsOn'];
  /** HH:MM; null for any time. */
  readonly time: string | null;
  /** Makes the id of a step. */
  readonly newId: () => string;
}

/** A plan with a weekly repeat. */
interface WeekPlan extends RoutinePlan {
  readonly repeat: { kind: 'weeks'; every: number; weekdays: Weekday[] };
  readonly steps: RoutineStep[];
}

/** The plan of a ready-made routine that occurs every day and, if it has a time, reminds at its start. */
export const everyDayPlan = (
  { title, icon, color, steps }: RoutineTemplate,
  { startsOn, time, newId }: Wanted,
): WeekPlan => ({
  name: title,
  icon,
  color,
  anchor: time === null ? { kind: 'none' } : { kind: 'time', time },
  repeat: { kind: 'weeks', every: 1, weekdays: [...WEEKDAYS] },
  startsOn,
  endsOn: null,
  steps: steps.map(({ hint, ...step }) => ({ ...step, id: newId(), hint: hint ?? null })),
  reminders: { atStart: time !== null, minutesBefore: null },
});
