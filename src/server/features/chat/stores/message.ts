import type { Kysely, Selectable } from 'kysely';
import type { ChatAnswer, ChatMessage } from '#contract/chat/chat.ts';
import { type CountedTrigger, topTriggers } from '#domain/chat/triggers/top-triggers.ts';
import type { Trigger } from '#domain/chat/triggers/trigger.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/chat.js';

type Row = Selectable<Schema['chat_messages']>;
type Reader = Kysely<Schema>;

/** A reply as stored. It does not include the safety guard's current state (`watch`). */
export type KeptAnswer = Omit<ChatAnswer, 'watch'>;

/** A new turn: a message and the reply to it. */
export interface KeptTurn {
  readonly text: string;
  readonly answer: KeptAnswer;
  readonly triggers: readonly Trigger[];
  readonly localDate: LocalDate;
  readonly zone: string;
  /** The position of the user's message. The reply has the next position. */
  readonly position: number;
  /**
   * The UTC instant until which a language model may still replace the reply with its own. Null when no model may
   * replace it.
   */
  readonly openUntil: string | null;
}

/** A stored turn, and the time until which its reply may still change. */
export interface FoundTurn {
  readonly answer: KeptAnswer;
  readonly openUntil: string | null;
}

/**
 * Parses stored safety findings. Findings from before the chat asked quiet questions about possible danger only say
 * whether crisis help is shown.
 */
export const safetyFrom = (stored: string): ChatMessage['safety'] => {
  const safety = JSON.parse(stored);
  return { ...safety, response: safety.response ?? (safety.showsCrisis ? 'full' : 'none') };
};

const answerFrom = (row: Row): KeptAnswer => ({
  botResponse: row.text,
  reply: JSON.parse(row.reply ?? 'null'),
  messageId: row.turn_id,
  botMessageId: row.id,
  answeredBy: row.answered_by ?? 'coach',
  safety: safetyFrom(row.safety),
  stored: true,
  answeredAt: row.written_at,
});

const messageFrom = (row: Row): ChatMessage => ({
  id: row.id,
  position: row.position,
  from: row.sender,
  text: row.text,
  at: row.written_at,
  localDate: row.local_date,
  reply: row.reply === null ? null : JSON.parse(row.reply),
  answeredBy: row.answered_by,
  safety: safetyFrom(row.safety),
});

/**
 * The turn of an existing message. Null when there is no such message. Throws an HttpError when the id is in use but
 * has no reply, for example because it is the id of a reply.
 */
export const turnOf = async (
  db: Reader,
  userId: UserId,
  messageId: string,
): Promise<FoundTurn | null> => {
  const rows = await db
    .selectFrom('chat_messages')
    .selectAll()
    .where('user_id', '=', userId)
    .where(({ eb, or }) => or([eb('turn_id', '=', messageId), eb('id', '=', messageId)]))
    .execute();
  const answered = rows.find((row) => row.turn_id === messageId && row.sender === 'assistant');
  if (answered !== undefined) {
    return { answer: answerFrom(answered), openUntil: answered.open_until };
  }
  if (rows.length === 0) return null;
  throw new HttpError('conflict', texts.idIsTaken);
};

/** Adds a turn: the message, the reply, and the triggers in the message. */
export const addTurn = async (tx: Tx, userId: UserId, turn: KeptTurn): Promise<void> => {
  const { answer, triggers } = turn;
  const shared = {
    user_id: userId,
    turn_id: answer.messageId,
    safety: JSON.stringify(answer.safety),
    written_at: answer.answeredAt,
    local_date: turn.localDate,
    zone: turn.zone,
  };
  const asked = {
    ...shared,
    id: answer.messageId,
    position: turn.position,
    sender: 'person' as const,
    text: turn.text,
  };
  const answered = {
    ...shared,
    id: answer.botMessageId,
    position: turn.position + 1,
    sender: 'assistant' as const,
    text: answer.botResponse,
    reply: JSON.stringify(answer.reply),
    answered_by: answer.answeredBy,
    open_until: turn.openUntil,
  };
  await tx.insertInto('chat_messages').values(asked).execute();
  await tx.insertInto('chat_messages').values(answered).execute();
  if (triggers.length === 0) return;
  await tx
    .insertInto('chat_triggers')
    .values(
      triggers.map(({ trigger, tone }) => ({
        user_id: userId,
        message_id: answer.messageId,
        trigger_name: trigger,
        tone,
      })),
    )
    .execute();
};

/** Makes a reply final and, if a new text is given, replaces its text. Does nothing if the reply is already final. */
export const settleAnswer = async (
  db: Reader,
  userId: UserId,
  { botMessageId }: ChatAnswer,
  worded: ChatAnswer | null,
): Promise<void> => {
  const words =
    worded === null
      ? {}
      : {
          text: worded.botResponse,
          reply: JSON.stringify(worded.reply),
          answered_by: worded.answeredBy,
        };
  await db
    .updateTable('chat_messages')
    .set({ ...words, open_until: null })
    .where('user_id', '=', userId)
    .where('id', '=', botMessageId)
    .where('open_until', 'is not', null)
    .execute();
};

/** A deleted turn: the id of the user's message, and whether it showed crisis help. */
export type RemovedTurn = Pick<ChatAnswer, 'messageId'> & { readonly showsCrisis: boolean };

/**
 * Deletes the turn of a message with its triggers. The reply is deleted too, because it may quote the message. Null
 * when the user has no message with this id.
 */
export const removeTurn = async (
  tx: Tx,
  userId: UserId,
  id: string,
): Promise<RemovedTurn | null> => {
  const found = await tx
    .selectFrom('chat_messages')
    .select(['turn_id', 'safety'])
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (found === undefined) return null;
  await tx
    .deleteFrom('chat_messages')
    .where('user_id', '=', userId)
    .where('turn_id', '=', found.turn_id)
    .execute();
  return { messageId: found.turn_id, showsCrisis: safetyFrom(found.safety).showsCrisis };
};

/** The buttons of the latest stored reply. Empty when there is no reply. */
export const latestButtons = async (db: Reader, userId: UserId): Promise<readonly string[]> => {
  const row = await db
    .selectFrom('chat_messages')
    .select('reply')
    .where('user_id', '=', userId)
    .where('sender', '=', 'assistant')
    .orderBy('position', 'desc')
    .limit(1)
    .executeTakeFirst();
  const reply: ChatAnswer['reply'] | null = JSON.parse(row?.reply ?? 'null');
  return reply?.quickReplies ?? [];
};

/** Whether a reply that was stored after this instant shows crisis help. */
export const showsCrisisSince = async (
  db: Reader,
  userId: UserId,
  sinceMs: number,
): Promise<boolean> => {
  const rows = await db
    .selectFrom('chat_messages')
    .select('safety')
    .where('user_id', '=', userId)
    .where('sender', '=', 'assistant')
    .where('written_at', '>=', new Date(sinceMs).toISOString())
    .execute();
  return rows.some(({ safety }) => safetyFrom(safety).showsCrisis);
};

/** A user's messages, and their trigger counts. */
export const messageStore = (db: Reader) => ({
  /** The messages before a position in the conversation, newest first, at most `limit` of them. */
  page: async (userId: UserId, before: number | null, limit: number): Promise<ChatMessage[]> => {
    const all = db
      .selectFrom('chat_messages')
      .selectAll()
      .where('user_id', '=', userId)
      .orderBy('position', 'desc')
      .limit(limit);
    const rows = await (before === null ? all : all.where('position', '<', before)).execute();
    return rows.map(messageFrom);
  },

  /** Deletes what was found of a trigger in the user's messages. */
  forgetTrigger: async (userId: UserId, trigger: string): Promise<void> => {
    await db
      .deleteFrom('chat_triggers')
      .where('user_id', '=', userId)
      .where('trigger_name', '=', trigger)
      .execute();
  },

  /** The ten most frequent triggers, counted in the user's messages, plus the counts in `beside`. */
  topTriggers: async (userId: UserId, beside: readonly CountedTrigger[] = []) => {
    const rows = await db
      .selectFrom('chat_triggers')
      .select(['trigger_name as trigger', 'tone'])
      .select(({ fn }) => fn.countAll<number | string>().as('count'))
      .where('user_id', '=', userId)
      .groupBy(['trigger_name', 'tone'])
      .execute();
    // PostgreSQL returns counts as text.
    return topTriggers([
      ...rows.map((row) => ({ ...row, count: Number(row.count), source: 'chat' as const })),
      ...beside,
    ]);
  },
});
