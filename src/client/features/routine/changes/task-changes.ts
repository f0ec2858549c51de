import * as z from 'zod/mini';
import { localDate } from '#contract/shared/fields.ts';
import { SIZES } from '#domain/routine/vocabulary.ts';

/** The task that a change is about, and its title then: messages name it by that. */
const about = { taskId: z.string(), of: z.string() };
const day = { localDate, zone: z.string() };

const as = <Name extends string, Body extends z.core.$ZodType>(name: Name, body: Body) =>
  z.object({ id: z.string(), kind: z.literal(name), body });

const change = z.discriminatedUnion('kind', [
  as(
    'task',
    z.object({ title: z.string(), estimatedTime: z.int(), date: localDate, zone: z.string() }),
  ),
  as(
    'task-update',
    z.object({
      ...about,
      updates: z.object({
        title: z.optional(z.string()),
        completed: z.optional(z.boolean()),
        estimatedTime: z.optional(z.int()),
        stepDone: z.optional(z.object({ index: z.int(), title: z.string(), done: z.boolean() })),
        notTodayOn: z.optional(z.null()),
      }),
    }),
  ),
  as('task-delete', z.object(about)),
  as('task-order', z.object({ taskIds: z.array(z.string()), date: localDate })),
  as('task-lighter', z.object({ ...about, size: z.enum(SIZES), ...day })),
  as('task-not-today', z.object({ ...about, ...day })),
]);

/**
 * Something that a person did to their tasks, as the outbox keeps it: `id` is the entry's, and for a
 * new task that of the task. The names of the kinds are stored, so they never change.
 */
export type TaskChange = z.output<typeof change>;

/** What is kept for one kind of change. */
export type BodyOf<Kind extends TaskChange['kind']> = Extract<TaskChange, { kind: Kind }>['body'];

/** An entry of the outbox as a change of tasks; null when it is none. */
export const readChange = (entry: {
  readonly id: string;
  readonly kind: string;
  readonly body: unknown;
}): TaskChange | null => {
  const { id, kind, body } = entry;
  return z.safeParse(change, { id, kind, body }).data ?? null;
};
