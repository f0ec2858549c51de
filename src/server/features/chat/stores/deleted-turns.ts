import type { UserId } from '#domain/shared/brands.ts';
import type { Tx } from '#server/db/transaction.ts';

/** How long a deleted message is rejected if it arrives again, for example from a page that was offline. */
const KNOWN_MS = 30 * 24 * 3_600_000;

const instant = (ms: number): string => new Date(ms).toISOString();

const forgetOld = async (tx: Tx, userId: UserId, nowMs: number): Promise<void> => {
  await tx
    .deleteFrom('chat_deleted')
    .where('user_id', '=', userId)
    .where('deleted_at', '<', instant(nowMs - KNOWN_MS))
    .execute();
};

/** Whether the message with this id was deleted. */
export const wasDeleted = async (tx: Tx, userId: UserId, messageId: string): Promise<boolean> => {
  const found = await tx
    .selectFrom('chat_deleted')
    .select('turn_id')
    .where('user_id', '=', userId)
    .where('turn_id', '=', messageId)
    .executeTakeFirst();
  return found !== undefined;
};

/**
 * Marks messages as deleted, including messages that have not arrived yet. Also removes marks that are older than
 * `KNOWN_MS`.
 */
export const noteDeleted = async (
  tx: Tx,
  userId: UserId,
  ids: readonly string[],
  nowMs: number,
): Promise<void> => {
  await forgetOld(tx, userId, nowMs);
  if (ids.length === 0) return;
  const rows = ids.map((id) => ({ user_id: userId, turn_id: id, deleted_at: instant(nowMs) }));
  await tx
    .insertInto('chat_deleted')
    .values(rows)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

/** Marks all stored messages as deleted. Call this before deleting them. */
export const noteAllDeleted = async (tx: Tx, userId: UserId, nowMs: number): Promise<void> => {
  await tx
    .insertInto('chat_deleted')
    .columns(['user_id', 'turn_id', 'deleted_at'])
    .expression((eb) =>
      eb
        .selectFrom('chat_messages')
        .select(['user_id', 'turn_id', eb.val(instant(nowMs)).as('deleted_at')])
        .where('user_id', '=', userId)
        .where('sender', '=', 'person'),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};
