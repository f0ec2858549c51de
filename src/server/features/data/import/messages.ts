import { sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';

interface Placed {
  readonly rows: readonly StoredRow[];
  /**
   * Whether messages got positions that differ from those in the file. If so, all messages must be reordered at the
   * end.
   */
  readonly areMoved: boolean;
}

const placesHere = async (tx: Tx, userId: UserId) => {
  const messages = await tx
    .selectFrom('chat_messages')
    .select(({ fn }) => fn.max('position').as('highest'))
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const conversation = await tx
    .selectFrom('chat_conversations')
    .select('last_position')
    .where('user_id', '=', userId)
    .executeTakeFirst();
  return { highest: messages?.highest ?? 0, last: conversation?.last_position ?? 0 };
};

/**
 * Assigns positions in the conversation to new messages: the positions in the file or, if one of them may be in use,
 * positions after the highest position ever used. Also updates the conversation's last position, so that the
 * conversation can continue before the next batch.
 */
export const placeMessages = async (
  tx: Tx,
  userId: UserId,
  rows: readonly StoredRow[],
): Promise<Placed> => {
  const { highest, last } = await placesHere(tx, userId);
  const behind = Math.max(highest, last);
  const inFile = rows.map(({ position }) => Number(position));
  const areMoved = inFile.some((place, index) => place <= (inFile[index - 1] ?? highest));
  const placed = areMoved
    ? rows.map((row, index) => ({ ...row, position: behind + 1 + index }))
    : rows;
  const lastPosition = Math.max(behind, Number(placed.at(-1)?.position));
  await tx
    .insertInto('chat_conversations')
    .values({
      user_id: userId,
      coach_state: null,
      safety_state: null,
      last_position: lastPosition,
      updated_at: String(rows.at(-1)?.written_at),
    })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet({ last_position: lastPosition }),
    )
    .execute();
  return { rows: placed, areMoved };
};

/** Renumbers the messages in the order in which they were written, starting at 1. */
export const reorderMessages = async (tx: Tx, userId: UserId): Promise<void> => {
  // Positions are unique, so they are first changed to negative numbers.
  await sql`
    update chat_messages set position = -ordered.place
    from (
      select id, row_number() over (order by written_at, position) as place
      from chat_messages where user_id = ${userId}
    ) as ordered
    where chat_messages.user_id = ${userId} and chat_messages.id = ordered.id
  `.execute(tx);
  await sql`
    update chat_messages set position = -position where user_id = ${userId} and position < 0
  `.execute(tx);
};
