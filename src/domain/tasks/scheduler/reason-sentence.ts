import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import type { Area, Lens, MoodBand, Template } from '#domain/tasks/vocabulary.ts';
import { areasThatMatter, type DayWishes, NO_WISHES } from './wishes.ts';

/** The inputs of the sentence. */
interface Reasons {
  readonly template: Pick<Template, 'area' | 'lenses'>;
  readonly size: Size;
  readonly band: Band;
  readonly mood: MoodBand;
  /** The logged reason for a lower mood band, phrased to follow "You logged"; null when there is none. */
  readonly because: string | null;
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

const FOR_AREA: Readonly<Record<Area, string>> = {
  body: 'for your body',
  home: 'at home',
  work: 'for work or study',
  people: 'with other people',
  calm: 'for rest and calm',
  planning: 'for planning',
};

const KIND_OF_TASK: Readonly<Record<Area, string>> = {
  body: 'body-care task',
  home: 'home task',
  work: 'work or study task',
  people: 'social task',
  calm: 'calming task',
  planning: 'planning task',
};

const TODAY_AT: Readonly<Record<Band, string>> = {
  morning: 'this morning',
  midday: 'the middle of the day',
  evening: 'this evening',
};

const SIZED: Readonly<Record<Size, string>> = {
  full: 'task',
  lighter: 'lighter task',
  micro: 'very small task',
};

const WRITTEN_FOR: Readonly<Record<Lens, string>> = {
  ADHD: 'people with ADHD',
  Autism: 'people with autism',
  OCD: 'people with OCD',
};

/**
 * Why a smart task was chosen: one true sentence of at most 160 characters. It states the first reason that applies:
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
  const area = FOR_AREA[template.area];
  const when = `in the ${band === 'midday' ? 'middle of the day' : band}`;
  const task = SIZED[size];
  const fits = lens !== null && template.lenses.includes(lens) ? WRITTEN_FOR[lens] : null;
  if (areasThatMatter(wishes).has(template.area))
    return `Part of what matters to you today: a ${task} ${area}.`;
  if (wishes.energy === 'low' && size !== 'full')
    return `You chose low energy for today, so this is a ${task} ${area}.`;
  if (mood === 'low' && because !== null && size !== 'full')
    return `You logged ${because}, so this one is small.`;
  if (known.offered === 0) {
    const start = `${size === 'full' ? 'A first' : 'A small'} ${KIND_OF_TASK[template.area]}`;
    return fits === null ? `${start} for ${TODAY_AT[band]}.` : `${start}, written for ${fits}.`;
  }
  if (known.offered < KNOWN_FEW)
    return `You had few tasks ${area} so far, so this is one to try ${when}.`;
  if (known.offeredThen === 0)
    return `You had no tasks ${area} ${when} lately, so this is one to try.`;
  if (known.offeredThen >= KNOWN_FEW && known.doneThen >= SHARE_OFTEN * known.offeredThen)
    return `You often complete tasks ${area} ${when}, so here is a ${task}.`;
  if (chance < CHANCE_RARE) return `This ${task} ${area} is one to try ${when}.`;
  if (fits !== null) return `This ${task} ${area} was written for ${fits}.`;
  return `A ${task} ${area} that fits ${when.replace('in ', '')}.`;
};

/** The reasons for making a task smaller: the person asked for it, the mood they logged, or the energy they chose. */
export type LighterReason = 'asked' | 'mood' | 'energy';

/**
 * The sentence that says why a task was made smaller.
 *
 * @param because the logged reason, phrased to follow "You logged"; null when an earlier mood has merely expired
 */
export const lighterReasonSentence = (
  reason: LighterReason,
  because: string | null = null,
): string => {
  if (reason === 'asked') return 'You asked for a lighter version of this task.';
  if (reason === 'energy') return 'This lighter version fits the energy that you chose for today.';
  return because === null
    ? 'Your day has less room now, so this is a lighter version.'
    : `You logged ${because}, so this is a lighter version.`;
};
