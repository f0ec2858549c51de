import { v7 as uuidv7 } from 'uuid';
import type { lighterOf } from '#domain/routine/lighter-task.ts';
import { chanceOf } from '#domain/routine/scheduler/model.ts';
import type { LearnedState } from '#domain/routine/scheduler/person-state.ts';
import { whyLighter } from '#domain/routine/scheduler/reason-sentence.ts';
import type { MoodBand } from '#domain/routine/vocabulary.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Tx } from '#server/db/transaction.ts';
import { lastOfferOf, logOffers } from './offer-log.ts';
import { endOf, recount, type TaskRow } from './task-rows.ts';
import { fittingSteps } from './task-steps.ts';

/** Why and when a task is made smaller. */
export interface Shrinking {
  /** The person asked for it, or their mood fell. */
  readonly reason: 'asked' | 'mood';
  /** The day that it is for the person. */
  readonly today: LocalDate;
  readonly mood: MoodBand;
  readonly learned: LearnedState;
  /** A UTC instant. */
  readonly now: string;
}

/**
 * Notes that a smaller size took the place of what was offered. Who asks for less shows that it was too
 * much: that was not done, and the day teaches it. Who feels worse than before shows nothing about the
 * task: that offer never comes to an outcome and teaches nothing.
 */
const logSmaller = async (
  tx: Tx,
  userId: UserId,
  before: TaskRow,
  after: TaskRow,
  { reason, mood, learned, now }: Shrinking,
): Promise<void> => {
  const last = await lastOfferOf(tx, userId, before);
  if (last === null) return;
  await tx
    .updateTable('task_offers')
    .set(reason === 'asked' ? { outcome: 'undone' } : { learned: 1 })
    .where('user_id', '=', userId)
    .where('id', '=', last.id)
    .where('outcome', '=', 'open')
    .execute();
  const situation = { area: last.area, size: after.size, band: last.band, mood };
  const offer = {
    ...last,
    id: uuidv7(),
    local_date: after.local_date,
    size: after.size,
    mood_band: mood,
    minutes: after.estimated_minutes,
    probability: null,
    chance: chanceOf(learned.beliefs, situation),
    offered_at: now,
    outcome: 'open' as const,
    learned: 0,
  };
  await logOffers(tx, [offer]);
};

/** Brings a task of an earlier day to the end of today; one of today stays where it is. */
export const bringToToday = async (
  tx: Tx,
  userId: UserId,
  task: TaskRow,
  today: LocalDate,
): Promise<TaskRow> => {
  if (task.local_date >= today) return task;
  const changes = {
    local_date: today,
    position: await endOf(tx, userId, today),
    not_today_on: null,
  };
  await tx
    .updateTable('tasks')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', task.id)
    .execute();
  await recount(tx, userId, task.local_date);
  await recount(tx, userId, today);
  return { ...task, ...changes };
};

/** Makes a task smaller and, when it is of an earlier day, brings it to the end of today. */
export const makeSmaller = async (
  tx: Tx,
  userId: UserId,
  task: TaskRow,
  smaller: NonNullable<ReturnType<typeof lighterOf>>,
  shrinking: Shrinking,
): Promise<TaskRow> => {
  const { today, reason } = shrinking;
  const title = smaller.title ?? task.title;
  const { local_date, position } = await bringToToday(tx, userId, task, today);
  const changes = {
    title,
    size: smaller.size,
    estimated_minutes: smaller.estimatedTime,
    why: whyLighter(reason),
    // Steps were made for the words that they belong to.
    steps: title === task.title ? fittingSteps(task.steps, smaller.estimatedTime) : '[]',
    local_date,
    position,
    not_today_on: null,
  };
  await tx
    .updateTable('tasks')
    .set(changes)
    .where('user_id', '=', userId)
    .where('id', '=', task.id)
    .execute();
  const after = { ...task, ...changes };
  await logSmaller(tx, userId, task, after, shrinking);
  await recount(tx, userId, local_date);
  return after;
};
