import * as z from 'zod/mini';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { goalLevels, goalPlan } from '#contract/goals.ts';
import { localDate } from '#contract/shared/fields.ts';
import { GOAL_STATUSES } from '#domain/goals/goal.ts';
import { LEVELS } from '#domain/goals/levels.ts';

/** The goal that a change is about; `name` is for messages. */
const about = { goalId: z.string(), name: z.string() };

const as = <Name extends string, Body extends z.core.$ZodType>(name: Name, body: Body) =>
  z.object({ id: z.string(), kind: z.literal(name), body });

const change = z.discriminatedUnion('kind', [
  as(
    'goal-save',
    z.object({
      goalId: z.string(),
      /** The revision that the change began with; 0 for a new goal. */
      from: z.int(),
      plan: goalPlan,
      levels: goalLevels,
      zone: z.string(),
    }),
  ),
  as('goal-status', z.object({ ...about, status: z.enum(GOAL_STATUSES), date: localDate })),
  as('goal-step', z.object({ ...about, stepId: z.string(), doneOn: z.nullable(localDate) })),
  as(
    'goal-rate',
    z.object({
      ...about,
      ratingId: z.string(),
      version: z.int(),
      level: z.literal(LEVELS),
      date: localDate,
      note: z.string(),
    }),
  ),
  as('goal-remove', z.object(about)),
]);

/** Something that a person did to their goals, as the outbox keeps it. The names of the kinds are stored, so they never change. */
export type GoalChange = z.output<typeof change>;

/** What is kept for one kind of change. */
export type BodyOf<Kind extends GoalChange['kind']> = Extract<GoalChange, { kind: Kind }>['body'];

/** An entry of the outbox as a change of goals; null when it is none. */
export const readChange = ({ id, kind, body }: Pick<OutboxItem, 'id' | 'kind' | 'body'>) =>
  z.safeParse(change, { id, kind, body }).data ?? null;
