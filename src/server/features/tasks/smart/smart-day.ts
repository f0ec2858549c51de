import { v7 as uuidv7 } from 'uuid';
import type { UserId } from '#domain/shared/brands.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { BANDS, type Band } from '#domain/shared/time/bands.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import type { LearnedState } from '#domain/tasks/scheduler/person-state.ts';
import { type ChosenTask, planTasks } from '#domain/tasks/scheduler/plan.ts';
import { type AreaHistory, reasonSentence } from '#domain/tasks/scheduler/reason-sentence.ts';
import { MIN_SMART_TASK_MINUTES } from '#domain/tasks/scheduler/wishes.ts';
import type { Area } from '#domain/tasks/vocabulary.ts';
import type { Draft } from '#server/ai/tasks/writer.ts';
import { recount } from '#server/db/task-days.ts';
import type { Tx } from '#server/db/transaction.ts';
import { endOf, type TaskRow, taskRows } from '../task-rows.ts';
import { choiceOf, type Lately, type SmartMoment } from './day-choice.ts';
import { logOffers } from './offer-log.ts';

const byBand = (one: ChosenTask, other: ChosenTask): number =>
  BANDS.indexOf(one.band) - BANDS.indexOf(other.band);

const knownOf = (lately: Lately, area: Area, band: Band): AreaHistory => {
  const ofArea = lately.filter((offer) => offer.area === area);
  const then = ofArea.filter((offer) => offer.band === band);
  return {
    offered: ofArea.length,
    offeredThen: then.length,
    doneThen: then.filter(({ outcome }) => outcome === 'done').length,
  };
};

/** The database rows of a new smart task and of its offer, and the draft that a language model may reword. */
export const newTask = (
  userId: UserId,
  { template, size, band, probability, chance }: ChosenTask,
  { today, mood, because, lens, wishes, now }: SmartMoment,
  {
    lately,
    order,
    seed,
    id = uuidv7(),
  }: { lately: Lately; order: number; seed: number; id?: string },
) => {
  const { title, minutes } = template.sizes[size];
  const { area } = template;
  const why = reasonSentence({
    size,
    band,
    mood,
    because,
    lens,
    template,
    chance,
    known: knownOf(lately, area, band),
    wishes,
  });
  const task: TaskRow = {
    id,
    title,
    completed: false,
    completedAt: null,
    estimatedTime: minutes,
    type: 'smart',
    date: today,
    order,
    size,
    why,
    band,
    templateId: template.id,
    steps: [],
    notTodayOn: null,
    time: null,
    later: false,
    reminders: null,
    letGoOn: null,
  };
  const offer = {
    user_id: userId,
    id: uuidv7(),
    task_id: id,
    template_id: template.id,
    local_date: today,
    area,
    size,
    band,
    mood_band: mood,
    minutes,
    lens,
    probability,
    chance,
    seed,
    offered_at: now,
    outcome: 'open' as const,
    learned: 0,
  };
  return { task, offer, draft: { id, title, minutes, area, size, band, why } satisfies Draft };
};

/** Stores new smart tasks and their offers. */
export const keep = async (
  tx: Tx,
  userId: UserId,
  { today, now }: Pick<SmartMoment, 'today' | 'now'>,
  added: readonly ReturnType<typeof newTask>[],
): Promise<readonly Draft[]> => {
  await taskRows.addAll(
    tx,
    userId,
    added.map(({ task }) => task),
    now,
  );
  await logOffers(
    tx,
    added.map(({ offer }) => offer),
  );
  await recount(tx, userId, today);
  return added.map(({ draft }) => draft);
};

/**
 * Fills the day with smart tasks up to its budget of minutes, starting with the earliest part of the day. Logs each
 * choice with the random seed that reproduces the choice. Returns the added tasks.
 *
 * @param roomMinutes the day's minutes for smart tasks
 * @param least number of tasks to offer even if the budget is used up, within `MIN_SMART_TASK_MINUTES`
 */
export const fillDay = async (
  tx: Tx,
  userId: UserId,
  moment: SmartMoment,
  learned: LearnedState,
  roomMinutes: number,
  least = 0,
): Promise<readonly Draft[]> => {
  const { context, lately, seed } = await choiceOf(tx, userId, moment, roomMinutes);
  const fitting = planTasks(CATALOGUE, learned.beliefs, context, seededRandom(seed));
  const choices =
    fitting.length >= least
      ? fitting
      : planTasks(
          CATALOGUE,
          learned.beliefs,
          { ...context, areasToday: {}, placesLeft: least, minutesLeft: MIN_SMART_TASK_MINUTES },
          seededRandom(seed),
        );
  if (choices.length === 0) return [];
  const first = await endOf(tx, userId, moment.today);
  const added = choices
    .toSorted(byBand)
    .map((choice, place) =>
      newTask(userId, choice, moment, { lately, seed, order: first + place }),
    );
  return keep(tx, userId, moment, added);
};
