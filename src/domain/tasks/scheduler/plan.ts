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

/** The day and the person that tasks are chosen for. */
export interface PlanContext {
  /** The current part of the day and those still to come. */
  readonly bandsLeft: readonly Band[];
  readonly mood: MoodBand;
  /** The person's primary condition; null when no quiz was taken. */
  readonly lens: Lens | null;
  /** Minutes of smart tasks that still fit into the day's budget. */
  readonly minutesLeft: number;
  /** How many more smart tasks the day may have. */
  readonly placesLeft: number;
  /** The ids of templates that the day already has, in any size, or that were put off today. */
  readonly usedToday: ReadonlySet<string>;
  /** How many smart tasks of each area the day has. */
  readonly areasToday: Readonly<Partial<Record<Area, number>>>;
  /** Whether a size of a template can be offered now; without it, every size can. */
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
  /** The estimated chance that the person does it, 0 to 1. */
  readonly chance: number;
}

/** The most smart tasks of one area a day, for variety. */
export const MOST_OF_AN_AREA = 2;
/** The same limit for an area that matters to the person today. */
export const MOST_THAT_MATTER = 3;
/** The most smart tasks a day, because a longer list is a burden. */
export const MOST_TASKS = 6;

/** The worth of doing a task by its size; small steps count for nearly as much. */
const WORTH: Readonly<Record<Size, number>> = { full: 1, lighter: 0.95, micro: 0.85 };

/** The factor on the worth of areas that matter today: equal to another task with twice the chance. */
const MATTERS_WORTH = 2;

/** The weight of a template that is written for the person's primary condition; others have 1. */
const LENS_WEIGHT = 3;

interface Option {
  readonly band: Band;
  readonly area: Area;
  readonly size: Size;
  readonly templates: readonly Template[];
  /** The mean minutes of its templates. */
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

/** The fresh options; if there are none, those of the fitting used template that was offered longest ago. */
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
 * How well a size fills the minutes left with the places left, 0.35 to 1: 1 when it takes at least its share
 * of the minutes, less when tasks of this size could not use up the budget.
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

/** A strategy for picking one of the options; `option` is undefined only when there are none. */
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
  /** The part of the day that it is meant for. */
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
