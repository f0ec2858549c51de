import { type Distraction, distractionChanges } from '#contract/distraction.ts';
import { readChange } from '#contract/shared/change.ts';
import { DISTRACTION_TYPES, type DistractionType } from '#domain/distraction/types.ts';
import { isDay, isText, oneOf, shaped } from '#domain/shared/guards.ts';

/** The kind of outbox entries of logged distractions. Devices store this name, so it must never change. */
export const DISTRACTION = 'distraction';

const isBody = shaped({
  type: oneOf(DISTRACTION_TYPES),
  timestamp: isText,
  localDate: isDay,
  zone: isText,
});

/** The fields of an outbox entry that this file reads. */
interface Entry {
  readonly id: string;
  readonly userId: string;
  readonly kind: string;
  readonly body: unknown;
}

/** The distractions that the server has, with the waiting entries in the order in which they were made. */
export const withEntries = (
  logs: readonly Distraction[],
  entries: readonly Entry[],
): readonly Distraction[] =>
  entries.reduce<readonly Distraction[]>((known, { id, userId, kind, body }) => {
    if (kind === DISTRACTION && isBody(body)) {
      const { type, timestamp, localDate, zone } = body;
      const isKnown = known.some((log) => log.id === id);
      return isKnown ? known : known.concat({ id, userId, type, timestamp, localDate, zone });
    }
    const change = readChange(distractionChanges, { id, kind, body });
    if (change === null) return known;
    const { distractionId } = change.body;
    if (change.kind === 'distraction-remove')
      return known.filter((log) => log.id !== distractionId);
    const { type } = change.body;
    return known.map((log) => (log.id === distractionId ? { ...log, type } : log));
  }, logs);

export interface DistractionCount {
  readonly _id: string;
  readonly count: number;
}

/** What an entry changes in the counts: the type that has one more, and the type that has one less. */
const countedBy = (entry: Entry): { more?: DistractionType; less?: DistractionType } => {
  if (entry.kind === DISTRACTION) return isBody(entry.body) ? { more: entry.body.type } : {};
  const change = readChange(distractionChanges, entry);
  if (change === null) return {};
  const { was } = change.body;
  return change.kind === 'distraction-remove'
    ? { less: was }
    : { more: change.body.type, less: was };
};

/** The counts with the waiting entries, the most frequent type first. Types without any are left out. */
export const countsWithEntries = (
  counts: readonly DistractionCount[],
  entries: readonly Entry[],
): readonly DistractionCount[] => {
  const all = new Map(counts.map(({ _id, count }) => [_id, count]));
  const add = (type: string, by: number) => all.set(type, (all.get(type) ?? 0) + by);
  for (const { more, less } of entries.map(countedBy)) {
    if (less !== undefined) add(less, -1);
    if (more !== undefined) add(more, 1);
  }
  return [...all]
    .filter(([, count]) => count > 0)
    .sort(([, one], [, other]) => other - one)
    .map(([_id, count]) => ({ _id, count }));
};
