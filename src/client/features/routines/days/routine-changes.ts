import * as z from 'zod/mini';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { routinePlan } from '#contract/routines.ts';
import { clockTime, localDate } from '#contract/shared/fields.ts';
import { SIZES } from '#domain/shared/size.ts';

/** The routine that a change is about; `name` is only for messages. */
const about = { routineId: z.string(), name: z.string() };

const as = <Name extends string, Body extends z.core.$ZodType>(name: Name, body: Body) =>
  z.object({ id: z.string(), kind: z.literal(name), body });

const change = z.discriminatedUnion('kind', [
  as(
    'routine-save',
    z.object({ routineId: z.string(), plan: routinePlan, from: localDate, zone: z.string() }),
  ),
  as('routine-remove', z.object({ ...about, from: localDate })),
  as(
    'routine-break',
    z.object({
      breakId: z.string(),
      routineId: z.nullable(z.string()),
      name: z.string(),
      from: localDate,
      until: z.nullable(localDate),
    }),
  ),
  as('routine-resume', z.object({ breakId: z.string(), from: localDate })),
  as(
    'routine-day',
    z.object({
      ...about,
      date: localDate,
      changes: z.object({
        plan: z.optional(routinePlan),
        time: z.optional(z.nullable(clockTime)),
        size: z.optional(z.enum(SIZES)),
        notToday: z.optional(z.boolean()),
      }),
    }),
  ),
  as(
    'routine-proposal',
    z.object({
      ...about,
      date: localDate,
      proposal: z.discriminatedUnion('kind', [
        z.object({ kind: z.literal('lighter'), proposed: z.enum(SIZES) }),
        z.object({ kind: z.literal('time'), proposed: clockTime }),
      ]),
      answer: z.enum(['taken', 'refused']),
    }),
  ),
  as(
    'routine-mark',
    z.object({
      ...about,
      date: localDate,
      stepId: z.string(),
      state: z.enum(['done', 'skipped', 'open']),
    }),
  ),
]);

/** A person's change to their routines, as stored in the outbox. The kinds are stored, so they must never change. */
export type RoutineChange = z.output<typeof change>;

/** The stored body of one kind of change. */
export type BodyOf<Kind extends RoutineChange['kind']> = Extract<
  RoutineChange,
  { kind: Kind }
>['body'];

/** An outbox entry as a change of routines; null if it is of another kind. */
export const readChange = ({ id, kind, body }: Pick<OutboxItem, 'id' | 'kind' | 'body'>) =>
  z.safeParse(change, { id, kind, body }).data ?? null;
