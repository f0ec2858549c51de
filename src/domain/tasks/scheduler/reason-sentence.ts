import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import type { Lens, MoodBand, Template } from '#domain/tasks/vocabulary.ts';
import { texts } from '#texts/task-reasons.js';
import type { Logged } from './context.ts';
import { areasThatMatter, type DayWishes, NO_WISHES } from './wishes.ts';

/** The inputs of the sentence. */
interface Reasons {
  readonly template: Pick<Template, 'area' | 'lenses'>;
  readonly size: Size;
  readonly band: Band;
  readonly mood: MoodBand;
  /** The logged reason for a lower mood band; null when there is none. */
  readonly because: Logged | null;
  /** The person's primary condition; null when no quiz was taken. */
  readonly lens: Lens | null;
  /** The estimated chance that the person does the task, 0 to 1. */
  readonly chance: number;
  /** The outcomes of earlier smart tasks of this area. */
  readonly known: AreaHistory;
  /** The person's wishes for today. */
  readonly wishes?: DayWishes;
}

/** The numbers of smart tasks of one area that were offered and done. */
export interface AreaHistory {
  /** The number of tasks that were offered in any part of the day. */
  readonly offered: number;
  /** The number of tasks that were offered in the same part of the day as the chosen task. */
  readonly offeredThen: number;
  readonly doneThen: number;
}

/** Minimum number of outcomes from which the sentence says something about the person. */
const KNOWN_FEW = 3;
const SHARE_OFTEN = 0.6;
const CHANCE_RARE = 0.35;

/** A logged reason as values of messages. */
const valuesOf = ({ what, tag, day }: Logged) => ({
  what,
  tag: tag === null ? '' : texts.tags[tag],
  day,
});

/**
 * Why a smart task was chosen: a true text of at most 160 characters. It states the first reason that applies:
 * the person's wishes for today; what they logged (a low mood, low energy, a tag or distractions); too little history;
 * what often works; or the condition for which the task was written.
 */
export const reasonSentence = ({
  template,
  size,
  band,
  mood,
  because,
  lens,
  chance,
  known,
  wishes = NO_WISHES,
}: Reasons): string => {
  const { area, lenses } = template;
  const isFirst = known.offered === 0;
  const fits = lens !== null && lenses.includes(lens) ? lens : null;
  if (areasThatMatter(wishes).has(area)) return texts.partOfWhatMatters[area]({ size });
  if (wishes.energy === 'low' && size !== 'full') return texts.lowEnergyChosen[area]({ size });
  if (mood === 'low' && because !== null && size !== 'full')
    return texts.smallSinceLogged(valuesOf(because));
  if (isFirst && fits !== null) return texts.firstTaskWrittenFor[area]({ size, lens: fits });
  if (isFirst) return texts.firstTask[area]({ size, band });
  if (known.offered < KNOWN_FEW) return texts.fewSoFar[area]({ band });
  if (known.offeredThen === 0) return texts.noneLately[area]({ band });
  if (known.offeredThen >= KNOWN_FEW && known.doneThen >= SHARE_OFTEN * known.offeredThen)
    return texts.oftenDone[area]({ size, band });
  if (chance < CHANCE_RARE) return texts.oneToTry[area]({ size, band });
  if (fits !== null) return texts.writtenFor[area]({ size, lens: fits });
  return texts.fitsTime[area]({ size, band });
};

/** What the person logged, as it is written after "You logged", such as "a low mood yesterday". */
export const loggedText = (logged: Logged): string => texts.logged(valuesOf(logged));

/** The reasons for making a task smaller: the person asked for it, the mood they logged, or the energy they chose. */
export type LighterReason = 'asked' | 'mood' | 'energy';

/**
 * The sentence that says why a task was made smaller.
 *
 * @param because the logged reason; null when an earlier mood has merely expired
 */
export const lighterReasonSentence = (
  reason: LighterReason,
  because: Logged | null = null,
): string => {
  if (reason === 'asked') return texts.lighterAsAsked;
  if (reason === 'energy') return texts.lighterForEnergy;
  return because === null ? texts.lighterForLessRoom : texts.lighterSinceLogged(valuesOf(because));
};
