import { v7 as uuidv7 } from 'uuid';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Lighter } from '#domain/tasks/lighter-task.ts';
import type { Logged } from '#domain/tasks/scheduler/context.ts';
import { chanceOf } from '#domain/tasks/scheduler/model.ts';
import type { LearnedState } from '#domain/tasks/scheduler/person-state.ts';
import {
  type LighterReason,
  lighterReasonSentence,
} from '#domain/tasks/scheduler/reason-sentence.ts';
import type { MoodBand } from '#domain/tasks/vocabulary.ts';
import { recount } from '#server/db/task-days.ts';
import type { Tx } from '#server/db/transaction.ts';
import { texts } from '#texts/task-reasons.js';
import { lastOfferOf, logOffers } from './smart/offer-log.ts';
import { endOf, type TaskRow, taskRows } from './task-rows.ts';

/** Why and when a task is made smaller. */
export interface Shrinking {
  readonly reason: LighterReason;
  /** The logged mood or distraction that is the reason. Null if there is none. */
  readonly because: Logged | null;
  /** The person's current day. */
  readonly today: LocalDate;
  readonly mood: MoodBand;
  readonly learned: LearnedState;
  /** A UTC instant. */
  readonly now: string;
}

/**
 * Logs that a smaller size replaced an offer. If the person asked for a smaller task, the offer was too much: its
 * outcome is "undone", and the scheduler learns from it. A lower mood or energy says nothing about the task: for these
 * reasons the offer gets no outcome, and the scheduler learns nothing.
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
    local_date: after.date,
    size: after.size,
    mood_band: mood,
    minutes: after.estimatedTime,
    probability: null,
    chance: chanceOf(learned.beliefs, situation),
    offered_at: now,
    outcome: 'open' as const,
    learned: 0,
  };
  await logOffers(tx, [offer]);
};

/** Moves a task from an earlier day to the end of today. Tasks of today and tasks in Later are not moved. */
export const bringToToday = async (
  tx: Tx,
  userId: UserId,
  task: TaskRow,
  today: LocalDate,
): Promise<TaskRow> => {
  if (task.date >= today || task.later) return task;
  const changes = {
    date: today,
    order: await endOf(tx, userId, today),
    notTodayOn: null,
    letGoOn: null,
  };
  await taskRows.change(tx, userId, { id: task.id }, changes);
  await recount(tx, userId, task.date);
  await recount(tx, userId, today);
  return { ...task, ...changes };
};

/** Makes a task smaller. If the task is from an earlier day, moves it to the end of today. */
export const makeSmaller = async (
  tx: Tx,
  userId: UserId,
  task: TaskRow,
  smaller: Lighter,
  shrinking: Shrinking,
): Promise<TaskRow> => {
  const { today, reason, because } = shrinking;
  const title = smaller.title ?? task.title;
  const { date, order } = await bringToToday(tx, userId, task, today);
  const changes = {
    title,
    size: smaller.size,
    estimatedTime: smaller.estimatedTime,
    why:
      smaller.result === undefined
        ? lighterReasonSentence(reason, because)
        : texts.lighterWithResult({ result: smaller.result }),
    steps: [...smaller.steps],
    date,
    order,
    notTodayOn: null,
  };
  await taskRows.change(tx, userId, { id: task.id }, changes);
  const after = { ...task, ...changes };
  await logSmaller(tx, userId, task, after, shrinking);
  await recount(tx, userId, date);
  return after;
};
