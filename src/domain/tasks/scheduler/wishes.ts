import type { Size } from '#domain/shared/size.ts';
import type { Area, Template } from '#domain/tasks/vocabulary.ts';

/** The energy levels that a person can choose for today. */
export const ENERGIES = ['low', 'ok', 'high'] as const;
export type Energy = (typeof ENERGIES)[number];

/** The areas that a person can choose as important today. */
export const MATTERS = ['home', 'work', 'body', 'rest', 'people'] as const;
export type Matter = (typeof MATTERS)[number];

/** What a person says about today before tasks are chosen; each part is optional. */
export interface DayWishes {
  /** Null when the person did not say. */
  readonly energy: Energy | null;
  readonly matters: readonly Matter[];
}

/** The wishes of somebody who chose nothing. */
export const NO_WISHES: DayWishes = { energy: null, matters: [] };

const AREAS_OF: Readonly<Record<Matter, readonly Area[]>> = {
  home: ['home'],
  work: ['work', 'planning'],
  body: ['body'],
  rest: ['calm'],
  people: ['people'],
};

/** The task areas that belong to the chosen matters. */
export const areasThatMatter = ({ matters }: DayWishes): ReadonlySet<Area> =>
  new Set(matters.flatMap((matter) => AREAS_OF[matter]));

/** The longest task on a day of low energy, in minutes. */
const LOW_ENERGY_MINUTES = 15;

/**
 * The energy that a size takes: 1 little, 2 some, 3 much. The lighter size takes one less than the full size (at least
 * 1), and the micro size takes 1.
 */
const demandOf = ({ energy }: Template, size: Size): number => {
  if (size === 'micro') return 1;
  return size === 'full' ? energy : Math.max(1, energy - 1);
};

/** Whether a size of a template fits today's energy: with low energy, only short sizes that take little energy fit. */
export const fitsEnergy = (template: Template, size: Size, energy: Energy | null): boolean =>
  energy !== 'low' ||
  (demandOf(template, size) === 1 && template.sizes[size].minutes <= LOW_ENERGY_MINUTES);

/** The factor on the day's minutes per energy level. */
const ROOM_BY_ENERGY: Readonly<Record<Energy, number>> = { low: 0.6, ok: 1, high: 1.2 };

/**
 * The minutes that are always left for smart tasks, even if routines fill the day, so that a person who asks for tasks
 * gets a small one.
 */
export const MIN_SMART_TASK_MINUTES = 6;

/**
 * The minutes for smart tasks today: the budget scaled by energy, minus the day's routines, but at least
 * `MIN_SMART_TASK_MINUTES`, or the scaled budget if that is smaller.
 *
 * @param budgetMinutes the budget from capacity and mood
 * @param routineMinutes the total of today's routines that were not put away
 */
export const smartTaskMinutes = (
  budgetMinutes: number,
  { energy }: DayWishes,
  routineMinutes: number,
): number => {
  const whole = Math.round(budgetMinutes * (energy === null ? 1 : ROOM_BY_ENERGY[energy]));
  return Math.max(Math.min(whole, MIN_SMART_TASK_MINUTES), whole - routineMinutes);
};
