import * as z from 'zod/mini';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import type { Occurrence } from '#contract/routines.ts';
import { localDate } from '#contract/shared/fields.ts';
import { RUN_EVENTS } from '#domain/routines/run-event.ts';
import { SIZES, type Size } from '#domain/shared/size.ts';

/** The kinds of outbox entries. They are stored, so they must never change. */
export const KINDS = { run: 'routine-run', size: 'routine-run-size' } as const;

/** The day of a routine that an entry is about; `name` is the routine's, only for messages. */
export const about = { routineId: z.string(), date: localDate, name: z.string() };

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
export type RunBody = z.output<typeof runBody>;
export type SizeBody = z.output<typeof sizeBody>;

export const isOf = (body: RoutineDay, day: RoutineDay): boolean =>
  body.routineId === day.routineId && body.date === day.date;

/** The unsent events, in order, and the unsent size of one day of a routine. */
export const waitingFor = (
  entries: readonly OutboxItem[],
  day: RoutineDay,
): { readonly events: Occurrence['events']; readonly size: Size | null } => {
  const waiting = entries.filter(({ refused }) => refused === null);
  const read = <Schema extends z.core.$ZodType<RoutineDay>>(name: string, schema: Schema) =>
    waiting
      .flatMap(({ kind, body }) => (kind === name ? (z.safeParse(schema, body).data ?? []) : []))
      .filter((body) => isOf(body, day));
  return {
    events: read(KINDS.run, runBody).map(({ event }) => event),
    size: read(KINDS.size, sizeBody).at(-1)?.size ?? null,
  };
};
