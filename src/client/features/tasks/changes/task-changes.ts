import * as z from 'zod/mini';
import { localDate } from '#contract/shared/fields.ts';
import { SIZES } from '#domain/shared/size.ts';
import { ENERGIES, MATTERS } from '#domain/tasks/scheduler/wishes.ts';

/** The task that a change is about, and its title at that time, for messages. */
const about = { taskId: z.string(), of: z.string() };
const day = { localDate, zone: z.string() };

/** When a task is due and when it reminds; entries stored by earlier versions have none of these fields. */
const when = {
  time: z.optional(z.nullable(z.string())),
  later: z.optional(z.boolean()),
  reminders: z.optional(
    z.nullable(z.object({ atStart: z.boolean(), minutesBefore: z.nullable(z.int()) })),
  ),
};

const as = <Name extends string, Body extends z.core.$ZodType>(name: Name, body: Body) =>
  z.object({ id: z.string(), kind: z.literal(name), body });

const change = z.discriminatedUnion('kind', [
  as(
    'task',
    z.object({
      title: z.string(),
      estimatedTime: z.int(),
      date: localDate,
      zone: z.string(),
      ...when,
    }),
  ),
  as(
    'task-update',
    z.object({
      ...about,
      updates: z.object({
        title: z.optional(z.string()),
        completed: z.optional(z.boolean()),
        estimatedTime: z.optional(z.int()),
        steps: z.optional(
          z.array(z.object({ title: z.string(), minutes: z.int(), done: z.boolean() })),
        ),
        stepDone: z.optional(z.object({ index: z.int(), title: z.string(), done: z.boolean() })),
        notTodayOn: z.optional(z.null()),
        date: z.optional(localDate),
        ...when,
      }),
    }),
  ),
  as('task-delete', z.object(about)),
  as('task-order', z.object({ taskIds: z.array(z.string()), date: localDate })),
  as('task-lighter', z.object({ ...about, size: z.enum(SIZES), ...day })),
  as('task-not-today', z.object({ ...about, ...day })),
  as('task-today', z.object({ ...about, size: z.enum(SIZES), ...day })),
  as(
    'task-swap',
    z.object({
      ...about,
      ...day,
      energy: z.optional(z.enum(ENERGIES)),
      matters: z.optional(z.array(z.enum(MATTERS))),
    }),
  ),
  as('task-let-go', z.object({ taskIds: z.array(z.string()), ...day })),
]);

/**
 * A change of tasks as the outbox stores it. `id` is the id of the entry; for an added task and for a
 * swap it is also the id of the new task. The names of the kinds are stored, so they never change.
 */
export type TaskChange = z.output<typeof change>;

/** The stored body of one kind of change. */
export type BodyOf<Kind extends TaskChange['kind']> = Extract<TaskChange, { kind: Kind }>['body'];

/** An outbox entry as a change of tasks; null for any other entry. */
export const readChange = (entry: {
  readonly id: string;
  readonly kind: string;
  readonly body: unknown;
}): TaskChange | null => {
  const { id, kind, body } = entry;
  return z.safeParse(change, { id, kind, body }).data ?? null;
};
