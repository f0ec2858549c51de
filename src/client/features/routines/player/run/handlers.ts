import * as z from 'zod/mini';
import { daysKey, putDay } from '#client/features/routines/days/day-queries.ts';
import { call } from '#client/lib/api/call.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type Occurrence, routineEndpoints } from '#contract/routines.ts';
import { localDate } from '#contract/shared/fields.ts';
import { RUN_EVENTS, type RunEvent } from '#domain/routines/run-event.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';

/** The day of a routine that an entry is about; `name` is that of the routine, for messages. */
const about = { routineId: z.string(), date: localDate, name: z.string() };

const runBody = z.object({
  ...about,
  event: z.object({
    id: z.string(),
    type: z.enum(RUN_EVENTS),
    atMs: z.number(),
    device: z.string(),
    stepId: z.optional(z.string()),
    minutes: z.optional(z.number()),
    stepIds: z.optional(z.array(z.string())),
  }),
});
const sizeBody = z.object({ ...about, size: z.enum(SIZES) });

/** The day of a routine. */
export type RoutineDay = Pick<Occurrence, 'routineId' | 'date'>;

const changeOfDay = <Body extends z.output<z.ZodMiniObject<typeof about>>>(
  name: string,
  label: string,
  send: OutboxHandler<Body, Occurrence>['send'],
): OutboxHandler<Body, Occurrence> => ({
  name,
  label,
  changes: 'tasks',
  whenRefused: 'tell',
  describe: (body) => body.name,
  send,
  received: putDay,
  refused: (client, userId) => {
    void client.invalidateQueries({ queryKey: daysKey(userId) });
  },
});

/** What happened in the player, one event an entry. */
export const runHandler = changeOfDay<z.output<typeof runBody>>(
  'routine-run',
  'Routine',
  ({ body: { routineId, date, event } }) =>
    call(routineEndpoints.run, { body: { routineId, date, events: [event] } }),
);

/** The size in which a routine is done on a day. */
export const sizeHandler = changeOfDay<z.output<typeof sizeBody>>(
  'routine-run-size',
  'Size of a routine',
  ({ body: { routineId, date, size } }) =>
    call(routineEndpoints.changeDay, { body: { routineId, date, changes: { size } } }),
);

/** How what happens in the player is sent. */
export const playerHandlers: readonly OutboxHandler[] = [runHandler, sizeHandler];

const isOf = (body: RoutineDay, day: RoutineDay): boolean =>
  body.routineId === day.routineId && body.date === day.date;

/** What waits to be sent about one day of a routine, in order. */
export const waitingFor = (
  entries: readonly OutboxItem[],
  day: RoutineDay,
): { readonly events: readonly RunEvent[]; readonly size: Size | null } => {
  const waiting = entries.filter(({ refused }) => refused === null);
  const read = <Schema extends z.core.$ZodType<RoutineDay>>(name: string, schema: Schema) =>
    waiting
      .flatMap(({ kind, body }) => (kind === name ? (z.safeParse(schema, body).data ?? []) : []))
      .filter((body) => isOf(body, day));
  return {
    events: read(runHandler.name, runBody).map(({ event }) => event),
    size: read(sizeHandler.name, sizeBody).at(-1)?.size ?? null,
  };
};

/** What was refused about one day of a routine, until the person has seen it. */
export const refusedFor = (
  notices: readonly OutboxItem[],
  day: RoutineDay,
): readonly { readonly id: string; readonly message: string }[] =>
  notices.flatMap(({ id, kind, body, refused }) => {
    if (refused === null || !playerHandlers.some(({ name }) => name === kind)) return [];
    const read = z.safeParse(z.object(about), body).data;
    return read !== undefined && isOf(read, day) ? [{ id, message: refused.message }] : [];
  });
