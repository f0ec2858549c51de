import * as z from 'zod/mini';
import { cacheDay, daysKey } from '#client/features/routines/days/day-queries.ts';
import { call } from '#client/lib/api/call.ts';
import type { OutboxHandler } from '#client/sync/outbox/entry-handler.ts';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type Occurrence, routineEndpoints } from '#contract/routines.ts';
import { about, isOf, KINDS, type RoutineDay, type RunBody, type SizeBody } from './entries.ts';

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
  received: cacheDay,
  refused: (client, userId) => {
    void client.invalidateQueries({ queryKey: daysKey(userId) });
  },
});

/** Events of the player, one per entry. */
export const runHandler = changeOfDay<RunBody>(
  KINDS.run,
  'Routine',
  ({ body: { routineId, date, event } }) =>
    call(routineEndpoints.run, { body: { routineId, date, events: [event] } }),
);

/** The size of a routine on a day. */
export const sizeHandler = changeOfDay<SizeBody>(
  KINDS.size,
  'Size of a routine',
  ({ body: { routineId, date, size } }) =>
    call(routineEndpoints.changeDay, { body: { routineId, date, changes: { size } } }),
);

/** The outbox handlers of the player. */
export const playerHandlers: readonly OutboxHandler[] = [runHandler, sizeHandler];

/** The refused entries of one day of a routine, until the person dismisses them. */
export const refusedFor = (
  notices: readonly OutboxItem[],
  day: RoutineDay,
): readonly { readonly id: string; readonly message: string }[] =>
  notices.flatMap(({ id, kind, body, refused }) => {
    if (refused === null || !playerHandlers.some(({ name }) => name === kind)) return [];
    const read = z.safeParse(z.object(about), body).data;
    return read !== undefined && isOf(read, day) ? [{ id, message: refused.message }] : [];
  });
