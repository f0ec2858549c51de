import type { Size } from '#domain/shared/size.ts';
import type { Area, Template } from '#domain/tasks/vocabulary.ts';

/** How much energy a person says that they have today. */
export const ENERGIES = ['low', 'ok', 'high'] as const;
export type Energy = (typeof ENERGIES)[number];

/** What a person can say that matters today. */
export const MATTERS = ['home', 'work', 'body', 'rest', 'people'] as const;
export type Matter = (typeof MATTERS)[number];

/** What a person says of today before tasks are chosen; nothing of it has to be said. */
export interface DayWishes {
  /** Null when they did not say. */
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

/** The areas of tasks that belong to what matters. */
export const areasThatMatter = ({ matters }: DayWishes): ReadonlySet<Area> =>
  new Set(matters.flatMap((matter) => AREAS_OF[matter]));

/** The longest task on a day of low energy, in minutes. */
const LOW_ENERGY_MINUTES = 15;

/** What a size of a template asks: 1 little, 2 some, 3 much. A smaller size asks one less, the smallest little. */
const demandOf = ({ energy }: Template, size: Size): number => {
  if (size === 'micro') return 1;
  return size === 'full' ? energy : Math.max(1, energy - 1);
};

/** Whether a size of a template fits the energy of today: with low energy only what is short and asks little does. */
export const fitsEnergy = (template: Template, size: Size, energy: Energy | null): boolean =>
  energy !== 'low' ||
  (demandOf(template, size) === 1 && template.sizes[size].minutes <= LOW_ENERGY_MINUTES);

/** The factor on the minutes of a day by energy. */
const ROOM_BY_ENERGY: Readonly<Record<Energy, number>> = { low: 0.6, ok: 1, high: 1.2 };

/** The least minutes that routines leave for smart tasks: who asks for some gets a small one. */
export const LEAST_ROOM_MINUTES = 6;

/**
 * The minutes of smart tasks for today: the budget, as the energy stretches it, without what the day's routines
 * take.
 *
 * @param budgetMinutes that of the capacity and the mood
 * @param routineMinutes those of the routines that come today and were not put away
 */
export const roomToday = (
  budgetMinutes: number,
  { energy }: DayWishes,
  routineMinutes: number,
): number => {
  const whole = Math.round(budgetMinutes * (energy === null ? 1 : ROOM_BY_ENERGY[energy]));
  return Math.max(Math.min(whole, LEAST_ROOM_MINUTES), whole - routineMinutes);
};
