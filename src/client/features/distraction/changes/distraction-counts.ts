import { DISTRACTION_TYPES, type DistractionType } from '#domain/distraction/types.ts';
import { oneOf, shaped } from '#domain/shared/guards.ts';

/** The kind of outbox entries of logged distractions. Devices store this name, so it must never change. */
export const DISTRACTION = 'distraction';
const REMOVAL = 'distraction-remove';
const CORRECTION = 'distraction-correct';

const type = oneOf(DISTRACTION_TYPES);
const isLogged = shaped({ type });
const isChange = shaped({ was: type }, { type });

/** The fields of an outbox entry that this file reads. */
interface Entry {
  readonly id: string;
  readonly kind: string;
  readonly body: unknown;
}

export interface DistractionCount {
  readonly _id: string;
  readonly count: number;
}

/** What an entry changes in the counts: the type that has one more, and the type that has one less. */
const countedBy = ({
  kind,
  body,
}: Entry): { more?: DistractionType | undefined; less?: DistractionType } => {
  if (kind === DISTRACTION) return isLogged(body) ? { more: body.type } : {};
  if (kind !== REMOVAL && kind !== CORRECTION) return {};
  return isChange(body) ? { more: body.type, less: body.was } : {};
};

/** The counts with the waiting entries, the most frequent type first. Types without any are left out. */
export const countsWithEntries = (
  counts: readonly DistractionCount[],
  entries: readonly Entry[],
): readonly DistractionCount[] => {
  const all = new Map(counts.map(({ _id, count }) => [_id, count]));
  const add = (of: string, by: number) => all.set(of, (all.get(of) ?? 0) + by);
  for (const { more, less } of entries.map(countedBy)) {
    if (less !== undefined) add(less, -1);
    if (more !== undefined) add(more, 1);
  }
  return [...all]
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([_id, count]) => ({ _id, count }));
};

/** How many entries are new distractions that are not deleted again. */
export const countNew = (entries: readonly Entry[]): number => {
  const removed = new Set(
    entries.map(({ kind, body }) => kind === REMOVAL && Object(body).distractionId),
  );
  return entries.filter(({ id, kind }) => kind === DISTRACTION && !removed.has(id)).length;
};
