import * as z from 'zod/mini';
import type { OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type KeptUrge, newUrge } from '#contract/urges.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { UrgeRecord } from '#domain/urge/urge.ts';

const { id: _, userId: __, ...sent } = newUrge.shape;
const urgeBody = z.required(z.object(sent), { localDate: true, zone: true });

/** An urge as it lies in the outbox: what is sent, but for the ids that the outbox adds. */
export type UrgeBody = z.output<typeof urgeBody>;

/** An urge on the day that it is for this person. */
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

/** The names under which entries are stored, which never change. */
export const ENTRY_NAMES = { keep: KEEP, remove: REMOVE } as const;

/** Past urges with all that was entered and deleted here, sent or not; the newest first. */
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
