import type { Kysely } from 'kysely';
import type { ChosenChatSettings } from '#contract/chat/chat.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';

type Reader = Kysely<Schema>;

/** The chat settings. By default messages are stored. */
export const chatSettings = async (db: Reader, userId: UserId): Promise<ChosenChatSettings> => {
  const row = await db
    .selectFrom('chat_settings')
    .select(['storing', 'region'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return { storing: true, region: null };
  return { storing: row.storing === 1, region: row.region };
};

/** Stores the chat settings. */
export const keepSettings = async (
  db: Reader,
  userId: UserId,
  { storing, region }: ChosenChatSettings,
  now: string,
): Promise<void> => {
  const row = { storing: storing ? 1 : 0, region, updated_at: now };
  await db
    .insertInto('chat_settings')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};
