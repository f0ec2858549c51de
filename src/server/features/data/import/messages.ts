import { sql } from 'kysely';
import type { UserId } from '#domain/shared/brands.ts';
import type { Tx } from '#server/db/transaction.ts';
import type { StoredRow } from '#server/features/data/export/rows.ts';

interface Placed {
  readonly rows: readonly StoredRow[];
  /** Whether they have other places than in the file, so that the order is to be made anew. */
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
 * Gives new messages their places: those of the file, or, where one of these may be taken, behind all that there ever
 * were. The conversation goes on behind them, also when it does so before the next of them come.
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

/** Puts the messages in the order in which they were written, from 1 on. */
export const reorderMessages = async (tx: Tx, userId: UserId): Promise<void> => {
  // Places are unique, so they pass through numbers that nothing else has.
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
