import type { Kysely } from 'kysely';
import { type Ladder, ladderShape } from '#domain/chat/skills/exposure/ladder.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/chat.js';

type Reader = Kysely<Schema>;

/** Maximum number of ladders stored per user. If there are more, those whose last change is oldest are deleted. */
const LADDERS_MAX = 30;

/** All ladders of a user, latest change first. */
export const laddersOf = async (db: Reader, userId: UserId): Promise<Ladder[]> => {
  const rows = await db
    .selectFrom('chat_ladders')
    .select('ladder')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(LADDERS_MAX)
    .execute();
  return rows.flatMap(({ ladder }) => ladderShape.safeParse(JSON.parse(ladder)).data ?? []);
};

/** Stores a ladder, and replaces an existing ladder with the same id. */
export const keepLadder = async (db: Reader, userId: UserId, ladder: Ladder): Promise<void> => {
  const row = {
    ladder: JSON.stringify(ladder),
    updated_at: new Date(ladder.changedAtMs).toISOString(),
  };
  await db
    .insertInto('chat_ladders')
    .values({ user_id: userId, id: ladder.id, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'id']).doUpdateSet(row))
    .execute();
  const kept = db
    .selectFrom('chat_ladders')
    .select('id')
    .where('user_id', '=', userId)
    .orderBy('updated_at', 'desc')
    .orderBy('id')
    .limit(LADDERS_MAX);
  await db
    .deleteFrom('chat_ladders')
    .where('user_id', '=', userId)
    .where('id', 'not in', kept)
    .execute();
};

/** A ladder after the user edited it. */
interface SavedLadder extends Pick<Ladder, 'id' | 'fear' | 'rungs' | 'changedAtMs'> {
  /** When the ladder was last changed before this edit. Null for a new ladder. */
  readonly from: number | null;
}

/**
 * Stores a ladder that the user edited and keeps the results of the tries that were recorded in it. Returns the stored
 * ladder. Throws a conflict when the ladder was changed or deleted in the meantime, or when the user already has too
 * many ladders.
 */
export const saveLadder = async (
  db: Reader,
  userId: UserId,
  { from, ...saved }: SavedLadder,
): Promise<Ladder> => {
  const all = await laddersOf(db, userId);
  const known = all.find(({ id }) => id === saved.id);
  // The ladder is already stored: the client repeats the request because it did not receive the response.
  if (known?.changedAtMs === saved.changedAtMs) return known;
  if ((known?.changedAtMs ?? null) !== from) {
    throw new HttpError(
      'conflict',
      known === undefined ? texts.ladderDeletedElsewhere : texts.ladderChangedElsewhere,
    );
  }
  if (known === undefined && all.length >= LADDERS_MAX) {
    throw new HttpError('conflict', texts.tooManyLadders({ max: LADDERS_MAX }));
  }
  const ladder = { ...saved, tries: known?.tries ?? [] };
  await keepLadder(db, userId, ladder);
  return ladder;
};

/** Deletes a ladder. Throws a 404 when the user has none with this id. */
export const removeLadder = async (db: Reader, userId: UserId, id: string): Promise<void> => {
  const { numDeletedRows } = await db
    .deleteFrom('chat_ladders')
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (numDeletedRows === 0n) throw new HttpError('not_found', texts.noSuchLadder);
};
