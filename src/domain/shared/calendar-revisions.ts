import { SECOND_MS } from '#domain/shared/time/durations.ts';
/** The last known content of a calendar item, and when it changed. */
export interface Revision {
  /** A digest of the content. */
  readonly digest: string;
  /** In milliseconds since the Unix epoch, a whole second. */
  readonly changedMs: number;
}

/** The revisions of a calendar by the ids of its items. */
export type Revisions = Readonly<Record<string, Revision>>;

const FIRST_MS = Date.UTC(2026, 0);

/**
 * The revisions for the current content: an unchanged item keeps its revision, and a changed item gets a later
 * revision. The revision of an item that no longer exists is dropped. If the item returns, its new revision is still
 * later than the old one, because revisions are times.
 *
 * @param digests digests of the current content of the items, by their ids
 */
export const revised = (
  known: Revisions,
  digests: ReadonlyMap<string, string>,
  nowMs: number,
): Revisions =>
  Object.fromEntries(
    [...digests].map(([uid, digest]) => {
      const before = Object.hasOwn(known, uid) ? known[uid] : undefined;
      if (before?.digest === digest) return [uid, before];
      const nowS = Math.floor(nowMs / SECOND_MS);
      const nextS = before === undefined ? nowS : before.changedMs / SECOND_MS + 1;
      return [uid, { digest, changedMs: Math.max(nowS, nextS) * SECOND_MS }];
    }),
  );

/** The number of a revision, which grows with each change: whole seconds since the start of 2026, at least 0. */
export const sequenceOf = ({ changedMs }: Pick<Revision, 'changedMs'>): number =>
  Math.max(0, Math.floor((changedMs - FIRST_MS) / SECOND_MS));
