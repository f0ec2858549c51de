import { drawIndex, type Random } from '#domain/shared/numbers/random.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import {
  AREAS,
  type Area,
  type Lens,
  type MoodBand,
  type Template,
} from '#domain/tasks/vocabulary.ts';
import { drawOption } from './draw-option.ts';
import { type Beliefs, chanceOf, posteriorSampler } from './model.ts';

/** The day and the person for which tasks are chosen. */
export interface PlanContext {
  /** The current part of the day and the parts still to come. */
  readonly bandsLeft: readonly Band[];
  readonly mood: MoodBand;
  /** The person's primary condition; null when no quiz was taken. */
  readonly lens: Lens | null;
  /** The minutes of smart tasks that still fit into the day's budget. */
  readonly minutesLeft: number;
  /** The number of smart tasks that the day may still get. */
  readonly placesLeft: number;
  /** The ids of templates that the day already has, in any size, or that were put off today. */
  readonly usedToday: ReadonlySet<string>;
  /** The number of smart tasks that the day has in each area. */
  readonly areasToday: Readonly<Partial<Record<Area, number>>>;
  /** Whether a size of a template can be offered now. If this function is missing, every size can be offered. */
  readonly fits?: (template: Template, size: Size) => boolean;
  /** Areas that matter to the person today. */
  readonly matters?: ReadonlySet<Area>;
  /**
   * Ids of used templates that may be offered again once nothing else is left, least recently offered first.
   */
  readonly mayComeAgain?: readonly string[];
}

/** A chosen task with its chance of being done. */
export interface ChosenTask extends PickedTask {
  /** The estimated chance that the person does the task, 0 to 1. */
  readonly chance: number;
}

/** The maximum number of smart tasks of one area per day, for variety. */
export const MOST_OF_AN_AREA = 2;
/** The maximum number of smart tasks per day in an area that matters to the person today. */
export const MOST_THAT_MATTER = 3;
/** The maximum number of smart tasks per day, because a longer list is a burden. */
export const MOST_TASKS = 6;

/** The worth of a completed task by its size; small steps count for nearly as much. */
const WORTH: Readonly<Record<Size, number>> = { full: 1, lighter: 0.95, micro: 0.85 };

/**
 * The factor on the worth of a task in an area that matters today. With this factor, the task is worth as much as a
 * task elsewhere that is twice as likely to be done.
 */
const MATTERS_WORTH = 2;

/** The weight of a template that is written for the person's primary condition; other templates have the weight 1. */
const LENS_WEIGHT = 3;

interface Option {
  readonly band: Band;
  readonly area: Area;
  readonly size: Size;
  readonly templates: readonly Template[];
  /** The mean length of the option's templates, in minutes. */
  readonly minutes: number;
}

/**
 * Whether a task can be offered to somebody with this primary condition. Tasks that are written only for OCD
 * practice leaving an urge or a doubt unanswered, so only people whose primary condition is OCD get them.
 */
const isFor = ({ lenses }: Template, lens: Lens | null): boolean =>
  lens === 'OCD' || lenses.some((one) => one !== 'OCD');

const isOpenArea = (area: Area, { areasToday, matters }: PlanContext): boolean =>
  (areasToday[area] ?? 0) < (matters?.has(area) ? MOST_THAT_MATTER : MOST_OF_AN_AREA);

/** All options: for each part of the day, area and size, the templates that fit the minutes left. */
const freshOptions = (catalogue: readonly Template[], context: PlanContext): readonly Option[] => {
  const { fits = () => true } = context;
  const free = catalogue.filter(
    (one) =>
      isFor(one, context.lens) && !context.usedToday.has(one.id) && isOpenArea(one.area, context),
  );
  return context.bandsLeft.flatMap((band) =>
    AREAS.flatMap((area) => {
      const fitting = free.filter((one) => one.area === area && one.bands.includes(band));
      return SIZES.flatMap((size): Option[] => {
        const templates = fitting.filter(
          (one) => one.sizes[size].minutes <= context.minutesLeft && fits(one, size),
        );
        if (templates.length === 0) return [];
        const sum = templates.reduce((all, { sizes }) => all + sizes[size].minutes, 0);
        return [{ band, area, size, templates, minutes: sum / templates.length }];
      });
    }),
  );
};

/** The fresh options; if there are none, the options of the used template that fits and was offered longest ago. */
const optionsFor = (catalogue: readonly Template[], context: PlanContext): readonly Option[] => {
  const fresh = freshOptions(catalogue, context);
  if (fresh.length > 0) return fresh;
  const { mayComeAgain = [], usedToday } = context;
  for (const id of mayComeAgain) {
    const without = new Set([...usedToday].filter((one) => one !== id));
    const again = freshOptions(catalogue, { ...context, usedToday: without });
    if (again.length > 0) return again;
  }
  return [];
};

/**
 * How well tasks of a size fill the minutes and places that are left, 0.35 to 1. It is 1 when a task takes at least its
 * share of the minutes, and less when tasks of this size could not use up the budget.
 */
const fill = ({ minutes }: Option, { minutesLeft, placesLeft }: PlanContext): number =>
  Math.min(1, 0.35 + (0.65 * minutes) / (minutesLeft / placesLeft));

/** The expected worth of an option with this chance of being done. */
const worthOf = (option: Option, context: PlanContext, chance: number): number =>
  chance *
  WORTH[option.size] *
  fill(option, context) *
  (context.matters?.has(option.area) ? MATTERS_WORTH : 1);

const weightsOf = (templates: readonly Template[], lens: Lens | null): readonly number[] => {
  const weights = templates.map((one) =>
    lens !== null && one.lenses.includes(lens) ? LENS_WEIGHT : 1,
  );
  const sum = weights.reduce((all, one) => all + one, 0);
  return weights.map((one) => one / sum);
};

/** A strategy for picking one of the options; `option` is undefined only when there are no options. */
export type PickOption = (
  options: readonly Option[],
  worth: (option: Option, chance: number) => number,
) => { readonly option: Option | undefined; readonly probability: number };

/** Picks by Thompson sampling, see `drawOption`. */
const thompson =
  (beliefs: Beliefs, mood: MoodBand, random: Random): PickOption =>
  (options, worth) => {
    const draw = posteriorSampler(
      beliefs,
      options.map((option) => ({ ...option, mood })),
    );
    const drawWorths = () => {
      const chanceAt = draw(random);
      return (index: number): number => {
        const option = options[index];
        return option === undefined ? 0 : worth(option, chanceAt(index));
      };
    };
    const { index, probability } = drawOption(options.length, drawWorths, random);
    return { option: options[index], probability };
  };

/** A picked task. */
export interface PickedTask {
  readonly template: Template;
  readonly size: Size;
  /** The part of the day for which the task is meant. */
  readonly band: Band;
  /** The probability of this choice, given the choices before it. */
  readonly probability: number;
}

const pickOne = (
  catalogue: readonly Template[],
  context: PlanContext,
  pick: PickOption,
  random: Random,
): PickedTask | null => {
  if (context.placesLeft <= 0) return null;
  const options = optionsFor(catalogue, context);
  if (options.length === 0) return null;
  const { option, probability } = pick(options, (one, chance) => worthOf(one, context, chance));
  if (option === undefined) return null;
  const weights = weightsOf(option.templates, context.lens);
  const index = drawIndex(weights, random);
  const template = option.templates[index];
  if (template === undefined) return null;
  const { size, band } = option;
  return { template, size, band, probability: probability * (weights[index] ?? 0) };
};

const afterPick = (context: PlanContext, { template, size }: PickedTask): PlanContext => ({
  ...context,
  minutesLeft: context.minutesLeft - template.sizes[size].minutes,
  placesLeft: context.placesLeft - 1,
  usedToday: new Set([...context.usedToday, template.id]),
  ...(context.mayComeAgain === undefined
    ? {}
    : { mayComeAgain: context.mayComeAgain.filter((id) => id !== template.id) }),
  areasToday: {
    ...context.areasToday,
    [template.area]: (context.areasToday[template.area] ?? 0) + 1,
  },
});

/** Fills the minutes and places of a day with a given strategy. */
export const planWith = (
  catalogue: readonly Template[],
  context: PlanContext,
  pick: PickOption,
  random: Random,
): readonly PickedTask[] => {
  const picked = pickOne(catalogue, context, pick, random);
  if (picked === null) return [];
  return [picked, ...planWith(catalogue, afterPick(context, picked), pick, random)];
};

/**
 * Chooses smart tasks until the day's minutes or places are used up. The same seed gives the same tasks.
 */
export const planTasks = (
  catalogue: readonly Template[],
  beliefs: Beliefs,
  context: PlanContext,
  random: Random,
): readonly ChosenTask[] =>
  planWith(catalogue, context, thompson(beliefs, context.mood, random), random).map((picked) => ({
    ...picked,
    chance: chanceOf(beliefs, { ...picked, area: picked.template.area, mood: context.mood }),
  }));
