import * as z from 'zod/mini';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type KeptUrge, newUrge } from '#contract/urges.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { UrgeRecord } from '#domain/urge/urge.ts';

const { id: _, userId: __, ...sent } = newUrge.shape;
const urgeBody = z.required(z.object(sent), { localDate: true, zone: true });

/** An urge in the outbox: the request body except the ids, which the outbox adds. */
export type UrgeBody = z.output<typeof urgeBody>;

/** The outbox body of an urge, dated by the person's own day boundary. */
export const urgeBodyOf = (
  { id: _id, startedAtMs, ...said }: UrgeRecord,
  { zone, dayStartsAtHour }: { readonly zone: string; readonly dayStartsAtHour: number },
): UrgeBody => ({
  startedAt: new Date(startedAtMs).toISOString(),
  localDate: localDateAt(startedAtMs, zone, dayStartsAtHour),
  zone,
  ...said,
});

const KEEP = 'urge-keep';
const REMOVE = 'urge-remove';

/** The kinds of outbox entries. They are stored, so they must never change. */
export const ENTRY_NAMES = { keep: KEEP, remove: REMOVE } as const;

/** Past urges with the additions and deletions in the outbox applied, the newest first. */
export const withEntries = (
  urges: readonly KeptUrge[],
  entries: readonly Pick<OutboxItem, 'id' | 'kind' | 'body'>[],
  userId: string,
): readonly KeptUrge[] => {
  const known = new Set(urges.map(({ id }) => id));
  const added = entries.flatMap(({ id, kind, body }) => {
    const read = kind === KEEP && !known.has(id) ? z.safeParse(urgeBody, body).data : undefined;
    return read === undefined ? [] : [{ ...read, id, userId }];
  });
  const removed = new Set(
    entries.flatMap(({ kind, body }) =>
      kind === REMOVE
        ? (z.safeParse(z.object({ urgeId: z.string() }), body).data?.urgeId ?? [])
        : [],
    ),
  );
  return [...added, ...urges]
    .filter(({ id }) => !removed.has(id))
    .toSorted((one, other) => other.startedAt.localeCompare(one.startedAt));
};
