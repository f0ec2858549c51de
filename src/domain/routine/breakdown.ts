import { CATALOGUE } from './catalogue/catalogue.ts';
import { homePatterns } from './patterns/home.ts';
import type { BreakdownPattern } from './patterns/pattern.ts';
import { selfPatterns } from './patterns/self.ts';
import { anyPattern, workPatterns } from './patterns/work.ts';
import { STEP_MINUTES, type TaskShape, type TaskStep } from './task.ts';

/** Only the first hour of a longer task is broken down, because a long list is a burden. */
const MOST_MINUTES = 60;
/** The usual length of a step, in minutes. */
const STEP_MINUTES_USUAL = 6;
/** With at least this many repeated steps, one of them is a rest. */
const REST_FROM = 4;

/** The longest micro size of a template, in minutes. */
const MOST_MICRO_MINUTES = 5;

const REST = 'Rest for a moment: stand up, look far away, or drink something';
const DECIDE = 'Stop here, and decide if you go on now, another day, or not at all';

/** All patterns; where two match at the same place of a title, the first in this list wins. */
const PATTERNS: readonly BreakdownPattern[] = [...workPatterns, ...homePatterns, ...selfPatterns];

/** A task with the id of its template; null for a personal task. */
type BreakableTask = TaskShape & { readonly templateId: string | null };

interface Words {
  readonly title: string;
  readonly minutes: number;
}

const shortest = (title: string): Words => ({ title, minutes: STEP_MINUTES.min });

/** The pattern whose words come first in the title; the general one when none matches. */
const patternOf = (title: string): BreakdownPattern => {
  const found = PATTERNS.map((pattern) => ({ pattern, at: title.search(pattern.words) }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at);
  return found[0]?.pattern ?? anyPattern;
};

/**
 * The first step: the micro size of a smart task's template while its title is unchanged, else that
 * of the pattern.
 */
const firstOf = (task: BreakableTask, pattern: BreakdownPattern, minutes: number): Words => {
  const sizes = CATALOGUE.find(({ id }) => id === task.templateId)?.sizes;
  const isLarger = task.title === sizes?.full.title || task.title === sizes?.lighter.title;
  if (sizes === undefined || !isLarger || minutes < 2 * MOST_MICRO_MINUTES) {
    return shortest(pattern.first);
  }
  const { title, minutes: micro } = sizes.micro;
  return { title, minutes: Math.max(STEP_MINUTES.min, micro) };
};

const moreOf = (pattern: BreakdownPattern, count: number): readonly string[] => {
  if (count === 1) return [pattern.more];
  const rests = count >= REST_FROM ? 1 : 0;
  const all = Array.from(
    { length: count - rests },
    (_, index) => `${pattern.more}, part ${index + 1}`,
  );
  const middle = Math.ceil(all.length / 2);
  return rests === 0 ? all : [...all.slice(0, middle), REST, ...all.slice(middle)];
};

const middleOf = (pattern: BreakdownPattern, count: number): readonly string[] => {
  const [one, two, heart] = pattern.parts;
  if (count <= 3) return [...[one, two].slice(0, count - 1), heart];
  return [one, two, heart, ...moreOf(pattern, count - 3)];
};

/** Distributes whole minutes as evenly as possible over steps; a rest gets the shortest time. */
const shareOut = (titles: readonly string[], minutes: number): readonly Words[] => {
  const rests = titles.includes(REST) ? 1 : 0;
  const sharing = titles.length - rests;
  const toShare = minutes - rests * STEP_MINUTES.min;
  const least = Math.floor(toShare / sharing);
  let extra = toShare - least * sharing;
  return titles.map((title) => {
    if (title === REST) return shortest(title);
    extra -= 1;
    return { title, minutes: extra >= 0 ? least + 1 : least };
  });
};

/**
 * Splits a task into 2 to 11 steps of `STEP_MINUTES`, none done: a tiny start, the parts of its pattern, and
 * an end. Their minutes sum to the task's, limited to between two of the shortest steps and one hour; a
 * longer task ends with a stop to decide whether to go on.
 */
export const breakDown = (task: BreakableTask): readonly TaskStep[] => {
  const pattern = patternOf(task.title);
  const minutes = Math.min(Math.max(task.estimatedTime, 2 * STEP_MINUTES.min), MOST_MINUTES);
  const first = firstOf(task, pattern, minutes);
  const afterFirst = Math.max(1, Math.round(minutes / STEP_MINUTES_USUAL));
  const last = task.estimatedTime > MOST_MINUTES ? DECIDE : pattern.last;
  const ends = afterFirst > 1 ? [shortest(last)] : [];
  const titles = middleOf(pattern, afterFirst - ends.length);
  const middle = shareOut(
    // A part that equals the first step is replaced by the first step of the pattern.
    titles.map((title) => (title === first.title ? pattern.first : title)),
    minutes - first.minutes - ends.length * STEP_MINUTES.min,
  );
  return [first, ...middle, ...ends].map((step) => ({ ...step, done: false }));
};
