import type { Kysely } from 'kysely';
import type { OwnTag } from '#contract/mood.ts';
import { foldedTag, refusalOfTag, sameTag } from '#domain/mood/own-tags.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Database } from '#server/db/open.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { ownRows } from '#server/db/tables/own-rows.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/mood.js';

const tags = ownRows('mood_tags');

/** A person's custom tags, oldest first. Duplicates, which an import can create, are left out. */
const wordsOf = async (db: Kysely<Schema>, userId: UserId): Promise<OwnTag[]> => {
  const rows = await tags.list(db, userId, (query) => query.orderBy('created_at').orderBy('id'));
  return [...Map.groupBy(rows, ({ name }) => foldedTag(name)).values()].flatMap((same) =>
    same.slice(0, 1),
  );
};

/** Reads and writes one person's custom mood tags. */
export const ownTagStore = ({ db }: Pick<Database, 'db'>) => ({
  list: (userId: UserId): Promise<OwnTag[]> => wordsOf(db, userId),

  /**
   * Adds a tag and returns it. If a tag with this id exists, or one with this name in any case, returns that tag
   * instead. Throws a 409 when the tag is a built-in tag, or when there are too many tags.
   */
  add: (userId: UserId, tag: OwnTag, now: string): Promise<OwnTag> =>
    inTransaction(db, userId, async (tx) => {
      const words = await wordsOf(tx, userId);
      const there = words.find(({ id }) => id === tag.id) ?? sameTag(words, tag.name);
      if (there !== undefined) return there;
      const refusal = refusalOfTag(words, tag.name);
      if (refusal !== null) throw new HttpError('conflict', refusal);
      await tags.add(tx, userId, tag, now);
      return tag;
    }),

  /** Removes a tag. Throws a 404 if it does not exist. */
  remove: (userId: UserId, id: string): Promise<void> =>
    inTransaction(db, userId, async (tx) => {
      const words = await tags.list(tx, userId);
      const removed = words.find((word) => word.id === id);
      if (removed === undefined) throw new HttpError('not_found', texts.wordGone);
      const same = words.filter(({ name }) => foldedTag(name) === foldedTag(removed.name));
      for (const word of same) await tags.remove(tx, userId, { id: word.id });
    }),
});
