import type { LocalDate } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Repeat } from '#domain/shared/time/repeat.ts';

/** Maximum characters of a routine's name. */
export const NAME_MAX = 80;
/** Maximum characters of a step's title. */
export const STEP_TITLE_MAX = 200;
/** Maximum characters of the hint on how a step is done. */
export const HINT_MAX = 300;
/** Bounds of the number of a routine's steps. */
export const STEPS = { min: 1, max: 30 } as const;
/** Bounds of a step's length, in whole minutes. */
export const STEP_MINUTES = { min: 1, max: 240 } as const;
/** Maximum number of routines per person, not counting removed ones. */
export const MOST_ROUTINES = 60;

/** The icons that a routine can have. */
export const ICONS = [
  'sun',
  'moon',
  'bed',
  'shower',
  'cup',
  'meal',
  'bag',
  'door',
  'book',
  'work',
  'home',
  'heart',
  'leaf',
  'pill',
  'walk',
  'spark',
] as const;
export type RoutineIcon = (typeof ICONS)[number];

/** The colours that a routine can have; each has a tone for every theme. */
export const COLORS = ['teal', 'blue', 'violet', 'rose', 'amber', 'green'] as const;
export type RoutineColor = (typeof COLORS)[number];

/** What a routine is anchored to: a clock time, the end of another routine, or nothing. */
export type Anchor =
  | { readonly kind: 'time'; readonly time: string }
  | { readonly kind: 'after'; readonly routineId: string }
  | { readonly kind: 'none' };

/** One step of a routine. */
export interface RoutineStep {
  /** Made by the client; unique within the routine, and the same in all of its versions. */
  readonly id: string;
  readonly title: string;
  /** Whole minutes; null for an untimed step. */
  readonly minutes: number | null;
  readonly hint: string | null;
  /** The smallest size that has this step: `micro` steps are in every size, `full` steps only in the full one. */
  readonly from: Size;
}

/** When a routine reminds; applies only on days on which it has a time. */
interface RoutineReminders {
  readonly atStart: boolean;
  /** Whole minutes before the start; null for none. */
  readonly minutesBefore: number | null;
}

/** A routine as the person defines it. */
export interface RoutinePlan {
  readonly name: string;
  readonly icon: RoutineIcon;
  readonly color: RoutineColor;
  readonly anchor: Anchor;
  readonly repeat: Repeat;
  readonly startsOn: LocalDate;
  /** The last day on which it can occur; null for no end. */
  readonly endsOn: LocalDate | null;
  readonly steps: readonly RoutineStep[];
  readonly reminders: RoutineReminders;
}
