import type { UserId } from '#domain/shared/brands.ts';
import { everyWordingOf } from '#domain/shared/text/every-language.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { lighterOf } from '#domain/tasks/lighter-task.ts';
import type { LearnedState } from '#domain/tasks/scheduler/person-state.ts';
import {
  type LighterReason,
  lighterReasonSentence,
} from '#domain/tasks/scheduler/reason-sentence.ts';
import { areasThatMatter, fitsEnergy } from '#domain/tasks/scheduler/wishes.ts';
import { MOOD_BANDS } from '#domain/tasks/vocabulary.ts';
import type { Draft } from '#server/ai/tasks/writer.ts';
import type { Tx } from '#server/db/transaction.ts';
import { makeSmaller } from '#server/features/tasks/smaller-task.ts';
import { offersSince } from '#server/features/tasks/smart/offer-log.ts';
import type { TaskRow } from '#server/features/tasks/task-rows.ts';
import { countedSmartTasks, type SmartMoment } from './day-choice.ts';
import { replaceTask } from './replace.ts';

const minutesOf = (tasks: readonly TaskRow[]): number =>
  tasks.reduce((sum, task) => sum + task.estimatedTime, 0);

/**
 * Shrinks open tasks that were offered at a better mood. It shrinks the longest task by one size at a time, until the
 * day is within its budget of minutes or no task can shrink. It does not shrink tasks whose wording or duration the
 * person changed. Returns whether there are open tasks from a better mood.
 */
export const fitToMood = async (
  tx: Tx,
  userId: UserId,
  { today, mood, because, now }: SmartMoment,
  learned: LearnedState,
  roomMinutes: number,
): Promise<boolean> => {
  const offers = await offersSince(tx, userId, today);
  const moodOf = new Map(offers.map((offer) => [offer.task_id, offer.mood_band]));
  const atBetterMood = ({ id }: TaskRow): boolean =>
    MOOD_BANDS.indexOf(moodOf.get(id) ?? mood) > MOOD_BANDS.indexOf(mood);
  let tasks = await countedSmartTasks(tx, userId, today);
  const movable = new Set(tasks.filter(atBetterMood).map(({ id }) => id));
  const hasFallen = tasks.some(({ id, completed }) => !completed && movable.has(id));
  while (minutesOf(tasks) > roomMinutes) {
    const [longest] = tasks
      .filter((task) => !task.completed && task.templateId !== null && movable.has(task.id))
      .filter((task) => lighterOf(task) !== null)
      .toSorted((one, other) => other.estimatedTime - one.estimatedTime);
    const smaller = longest === undefined ? null : lighterOf(longest);
    if (longest === undefined || smaller === null) return hasFallen;
    const after = await makeSmaller(tx, userId, longest, smaller, {
      reason: 'mood',
      because,
      today,
      mood,
      learned,
      now,
    });
    tasks = tasks.map((task) => (task.id === after.id ? after : task));
  }
  return hasFallen;
};

/** Whether a smart task is open and not changed by the person, so that another task may replace it. */
export const isUntouched = ({
  completed,
  templateId,
  steps,
  notTodayOn,
  time,
  why,
}: TaskRow): boolean =>
  !completed &&
  templateId !== null &&
  steps.length === 0 &&
  time === null &&
  notTodayOn === null &&
  !everyWordingOf(() => lighterReasonSentence('asked')).has(why ?? '');

const longestFirst = (one: TaskRow, other: TaskRow): number =>
  other.estimatedTime - one.estimatedTime;

/**
 * Adapts open smart tasks to the person's wishes for today, except tasks that the person has changed. First it shrinks
 * tasks that need too much energy, then the longest tasks until the day is within its budget. Then it replaces tasks,
 * so that about half of the tasks are from the areas that matter to the person today. Returns the new tasks.
 *
 * @param roomMinutes the day's minutes for smart tasks
 */
export const fitToWishes = async (
  tx: Tx,
  userId: UserId,
  moment: SmartMoment,
  learned: LearnedState,
  roomMinutes: number,
): Promise<readonly Draft[]> => {
  const { today, mood, because, wishes, now } = moment;
  const shrink = async (task: TaskRow): Promise<boolean> => {
    const smaller = lighterOf(task);
    if (smaller === null) return false;
    const reason: LighterReason = wishes.energy === null ? 'mood' : 'energy';
    await makeSmaller(tx, userId, task, smaller, { reason, because, today, mood, learned, now });
    return true;
  };
  const open = async (): Promise<readonly TaskRow[]> =>
    (await countedSmartTasks(tx, userId, today)).filter(isUntouched).toSorted(longestFirst);
  const asksTooMuch = (task: TaskRow): boolean => {
    const template = CATALOGUE.find(({ id }) => id === task.templateId);
    return template !== undefined && !fitsEnergy(template, task.size, wishes.energy);
  };
  for (const task of await open()) {
    // Each iteration shrinks the task by one size, and there are three sizes, so there are at most two iterations.
    let one: TaskRow | undefined = task;
    while (one !== undefined && asksTooMuch(one) && (await shrink(one))) {
      one = (await open()).find(({ id }) => id === task.id);
    }
  }
  let rest = await open();
  while (minutesOf(await countedSmartTasks(tx, userId, today)) > roomMinutes) {
    const longest = rest.find((task) => lighterOf(task) !== null);
    if (longest === undefined) break;
    await shrink(longest);
    rest = await open();
  }
  const areas = areasThatMatter(wishes);
  if (areas.size === 0) return [];
  const areaOf = new Map(
    (await offersSince(tx, userId, today)).map((one) => [one.task_id, one.area]),
  );
  const matters = ({ id }: TaskRow): boolean => {
    const area = areaOf.get(id);
    return area !== undefined && areas.has(area);
  };
  const others = rest.filter((task) => !matters(task));
  const wanted = Math.ceil(rest.length / 2) - (rest.length - others.length);
  const drafts: Draft[] = [];
  for (const task of others.slice(0, Math.max(0, wanted))) {
    const replacing = { areas, refused: false };
    const draft = await replaceTask(tx, userId, task, moment, { learned, roomMinutes }, replacing);
    if (draft !== null) drafts.push(draft);
  }
  return drafts;
};
