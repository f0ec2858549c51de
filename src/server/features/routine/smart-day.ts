import { v7 as uuidv7 } from 'uuid';
import { CATALOGUE } from '#domain/routine/catalogue/catalogue.ts';
import type { LearnedState } from '#domain/routine/scheduler/person-state.ts';
import {
  type ChosenTask,
  MOST_TASKS,
  type PlanContext,
  planTasks,
} from '#domain/routine/scheduler/plan.ts';
import { type AreaHistory, whyOf } from '#domain/routine/scheduler/reason-sentence.ts';
import {
  AREAS,
  type Area,
  BANDS,
  type Band,
  type Lens,
  type MoodBand,
} from '#domain/routine/vocabulary.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import type { Draft } from '#server/ai/tasks/writer.ts';
import type { Tx } from '#server/db/transaction.ts';
import { type FollowedOffer, learnedLately, logOffers, offersSince } from './offer-log.ts';
import { endOf, recount, type TaskRow } from './task-rows.ts';

/** When and for whom smart tasks are chosen. */
export interface SmartMoment {
  /** The day that it is for the person. */
  readonly today: LocalDate;
  readonly bandsLeft: readonly Band[];
  readonly mood: MoodBand;
  readonly lens: Lens | null;
  /** A UTC instant. */
  readonly now: string;
}

/** For so many days a task that was left open is still in view, so it is not offered anew. */
const MISSED_DAYS = 7;

/** The day's smart tasks that count towards its budget: all but those put away undone. */
export const countedSmartTasks = (
  tx: Tx,
  userId: UserId,
  today: LocalDate,
): Promise<readonly TaskRow[]> =>
  tx
    .selectFrom('tasks')
    .selectAll()
    .where('user_id', '=', userId)
    .where('local_date', '=', today)
    .where('type', '=', 'smart')
    .where(({ eb, or }) => or([eb('not_today_on', 'is', null), eb('completed', '=', 1)]))
    .orderBy('position')
    .orderBy('id')
    .execute();

/** Templates that the day had already, even if they were deleted or put away, and those left open lately. */
const usedTemplates = (offers: readonly FollowedOffer[], today: LocalDate): ReadonlySet<string> =>
  new Set(
    offers
      .filter(
        ({ local_date, completed, task_date, not_today_on }) =>
          local_date === today ||
          (completed === 0 && not_today_on === null && task_date !== null && task_date < today),
      )
      .map(({ template_id }) => template_id),
  );

type AreaCounts = PlanContext['areasToday'];

const countsOf = (areas: readonly (Area | undefined)[]): AreaCounts =>
  Object.fromEntries(AREAS.map((area) => [area, areas.filter((one) => one === area).length]));

const areasOf = (
  tasks: readonly TaskRow[],
  offers: readonly FollowedOffer[],
): readonly (Area | undefined)[] => {
  const areaOf = new Map(offers.map(({ task_id, area }) => [task_id, area]));
  return tasks.map(({ id }) => areaOf.get(id));
};

const byBand = (one: ChosenTask, other: ChosenTask): number =>
  BANDS.indexOf(one.band) - BANDS.indexOf(other.band);

type Lately = Awaited<ReturnType<typeof learnedLately>>;

const knownOf = (lately: Lately, area: Area, band: Band): AreaHistory => {
  const ofArea = lately.filter((offer) => offer.area === area);
  const then = ofArea.filter((offer) => offer.band === band);
  return {
    offered: ofArea.length,
    offeredThen: then.length,
    doneThen: then.filter(({ outcome }) => outcome === 'done').length,
  };
};

/** The rows of a new smart task and of its offer, and what a writer gets of it. */
const newTask = (
  userId: UserId,
  { template, size, band, probability, chance }: ChosenTask,
  { today, mood, lens, now }: SmartMoment,
  { lately, position, seed }: { lately: Lately; position: number; seed: number },
) => {
  const { title, minutes } = template.sizes[size];
  const { area } = template;
  const why = whyOf({
    size,
    band,
    mood,
    lens,
    template,
    chance,
    known: knownOf(lately, area, band),
  });
  const id = uuidv7();
  const task: TaskRow = {
    user_id: userId,
    id,
    title,
    completed: 0,
    completed_at: null,
    estimated_minutes: minutes,
    type: 'smart',
    local_date: today,
    position,
    size,
    why,
    band,
    template_id: template.id,
    steps: '[]',
    not_today_on: null,
    created_at: now,
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

/**
 * Fills the day with smart tasks up to its budget, the earliest part of the day first, and logs each
 * choice with the seed that leads to it again. Returns what was added.
 */
export const fillDay = async (
  tx: Tx,
  userId: UserId,
  moment: SmartMoment,
  learned: LearnedState,
  budgetMinutes: number,
): Promise<readonly Draft[]> => {
  const { today, bandsLeft, mood, lens } = moment;
  const tasks = await countedSmartTasks(tx, userId, today);
  const offers = await offersSince(tx, userId, addDays(today, -MISSED_DAYS));
  const context: PlanContext = {
    bandsLeft,
    mood,
    lens,
    minutesLeft: tasks.reduce((left, task) => left - task.estimated_minutes, budgetMinutes),
    placesLeft: MOST_TASKS - tasks.length,
    usedToday: usedTemplates(offers, today),
    areasToday: countsOf(areasOf(tasks, offers)),
  };
  // The count of offers makes each draw of a day another one.
  const seed = seedOf(`${userId} ${today} ${offers.length}`);
  const choices = planTasks(CATALOGUE, learned.beliefs, context, seededRandom(seed));
  if (choices.length === 0) return [];
  const first = await endOf(tx, userId, today);
  const lately = await learnedLately(tx, userId);
  const added = choices
    .toSorted(byBand)
    .map((choice, place) =>
      newTask(userId, choice, moment, { lately, seed, position: first + place }),
    );
  await tx
    .insertInto('tasks')
    .values(added.map(({ task }) => task))
    .execute();
  await logOffers(
    tx,
    added.map(({ offer }) => offer),
  );
  await recount(tx, userId, today);
  return added.map(({ draft }) => draft);
};
