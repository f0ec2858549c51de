/** What a calendar last said under an id, and since when it says it. */
export interface Revision {
  /** A digest of what it said. */
  readonly digest: string;
  /** In milliseconds since the Unix epoch, a whole second. */
  readonly changedMs: number;
}

/** The revisions of a calendar by the ids of its items. */
export type Revisions = Readonly<Record<string, Revision>>;

const SECOND_MS = 1000;
const FIRST_MS = Date.UTC(2026, 0);

/**
 * The revisions after a look: an item that says what it said before keeps its own, any other has a later one. An item
 * that is gone is forgotten; when it comes again it is later all the same, because revisions are times.
 *
 * @param digests of what the items say now, by their ids
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

/** The number of a revision, which grows with each: whole seconds since 2026 began, at least 0. */
export const sequenceOf = ({ changedMs }: Pick<Revision, 'changedMs'>): number =>
  Math.max(0, Math.floor((changedMs - FIRST_MS) / SECOND_MS));
