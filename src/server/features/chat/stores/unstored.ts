import type { Kysely } from 'kysely';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import {
  type GuideState,
  newGuideState,
  readGuideState,
  withoutLadder,
  withoutWords,
} from '#domain/chat/guide/state.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ChatTurn } from '#server/ai/chat/model.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import type { Tx } from '#server/db/transaction.ts';
import { opened, sealed } from './seal.ts';

/**
 * How long after its last message a conversation counts as abandoned and is deleted. This is longer than the longest
 * exposure exercise (an hour).
 */
const FORGOTTEN_AFTER_MS = 65 * 60_000;
const TURNS_MAX = 12;
const ANSWERS_MAX = 12;
const LADDERS_MAX = 5;

/** The state of a conversation whose texts are not stored. */
export interface UnstoredConversation {
  readonly guide: GuideState;
  /** The latest messages, earliest first. */
  readonly turns: readonly (ChatTurn & { readonly messageId: string })[];
  /** The latest replies, so that a repeated message gets the same reply. */
  readonly answers: readonly ChatAnswer[];
  /** The ladders that were changed in this conversation, latest change first. */
  readonly ladders: readonly Ladder[];
}

/** The part of a conversation that can be read without the user's key: ids, and which replies show crisis help. */
interface Outline {
  readonly turns: readonly (Pick<ChatAnswer, 'messageId' | 'botMessageId'> & {
    readonly showsCrisis: boolean;
  })[];
  readonly ladderIds: readonly string[];
}

export const NOTHING: UnstoredConversation = {
  guide: newGuideState(),
  turns: [],
  answers: [],
  ladders: [],
};

const outlineOf = ({ answers, ladders }: UnstoredConversation): Outline => ({
  turns: answers.map(({ messageId, botMessageId, safety }) => ({
    messageId,
    botMessageId,
    showsCrisis: safety.showsCrisis,
  })),
  ladderIds: ladders.map(({ id }) => id),
});

/**
 * Removes from a decrypted conversation the messages and ladders that are missing from its outline, because they were
 * deleted while the conversation was encrypted.
 */
const asOutlined = (
  unstored: UnstoredConversation,
  { turns, ladderIds }: Outline,
): UnstoredConversation => {
  const ids = new Set(turns.map(({ messageId }) => messageId));
  const deleted = unstored.ladders.filter(({ id }) => !ladderIds.includes(id));
  const answers = unstored.answers.filter(({ messageId }) => ids.has(messageId));
  const isAnyDeleted = answers.length < unstored.answers.length;
  const guide = isAnyDeleted ? withoutWords(unstored.guide) : unstored.guide;
  return {
    guide: deleted.reduce((without, { id }) => withoutLadder(without, id), guide),
    turns: unstored.turns.filter(({ messageId }) => ids.has(messageId)),
    answers,
    ladders: unstored.ladders.filter(({ id }) => ladderIds.includes(id)),
  };
};

const rowOf = async (tx: Kysely<Schema>, userId: UserId) => {
  const row = await tx
    .selectFrom('chat_unkept')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  const outline: Outline = JSON.parse(row.outline);
  return { sealed: row.sealed, outline, usedAtMs: Date.parse(row.used_at) };
};

/**
 * The conversation of a user whose messages are not stored. Returns the initial state if the conversation was not used
 * within the last 65 minutes, or if the key is missing.
 */
export const openUnstored = async (
  tx: Kysely<Schema>,
  userId: UserId,
  key: string | null,
  nowMs: number,
): Promise<UnstoredConversation> => {
  const row = key === null ? null : await rowOf(tx, userId);
  if (key === null || row === null || row.usedAtMs <= nowMs - FORGOTTEN_AFTER_MS) return NOTHING;
  const text = opened(row.sealed, key, userId);
  if (text === null) return NOTHING;
  const unstored: UnstoredConversation = JSON.parse(text);
  return asOutlined({ ...unstored, guide: readGuideState(unstored.guide) }, row.outline);
};

/**
 * Encrypts a conversation until its next message, with a key that only the user's device stores. Without a key the
 * conversation is deleted.
 */
export const sealUnstored = async (
  tx: Tx,
  userId: UserId,
  key: string | null,
  unstored: UnstoredConversation,
  nowMs: number,
): Promise<void> => {
  if (key === null) return forgetUnstored(tx, userId);
  const kept: UnstoredConversation = {
    guide: unstored.guide,
    turns: unstored.turns.slice(-TURNS_MAX),
    answers: unstored.answers.slice(-ANSWERS_MAX),
    ladders: unstored.ladders.slice(0, LADDERS_MAX),
  };
  const row = {
    sealed: sealed(JSON.stringify(kept), key, userId),
    outline: JSON.stringify(outlineOf(kept)),
    used_at: new Date(nowMs).toISOString(),
  };
  await tx
    .insertInto('chat_unkept')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

export const forgetUnstored = async (tx: Tx, userId: UserId): Promise<void> => {
  await tx.deleteFrom('chat_unkept').where('user_id', '=', userId).execute();
};

/** Deletes all abandoned conversations. */
export const forgetOldUnstored = async (db: Kysely<Schema>, nowMs: number): Promise<void> => {
  const before = new Date(nowMs - FORGOTTEN_AFTER_MS).toISOString();
  await db.deleteFrom('chat_unkept').where('used_at', '<=', before).execute();
};

const outlineNow = async (tx: Tx, userId: UserId): Promise<Outline> =>
  (await rowOf(tx, userId))?.outline ?? { turns: [], ladderIds: [] };

const changeOutline = async (tx: Tx, userId: UserId, outline: Outline): Promise<void> => {
  await tx
    .updateTable('chat_unkept')
    .set({ outline: JSON.stringify(outline) })
    .where('user_id', '=', userId)
    .execute();
};

/**
 * The ids of the turns whose messages are not stored, and which of these turns show crisis help, but not their texts.
 */
export const unstoredTurns = async (tx: Tx, userId: UserId): Promise<Outline['turns']> =>
  (await outlineNow(tx, userId)).turns;

/** Deletes a turn by the id of the user's message. */
export const removeUnstoredTurn = async (
  tx: Tx,
  userId: UserId,
  messageId: string,
): Promise<void> => {
  const outline = await outlineNow(tx, userId);
  const turns = outline.turns.filter((turn) => turn.messageId !== messageId);
  await changeOutline(tx, userId, { ...outline, turns });
};

/** Deletes a ladder from a conversation, and ends the work on that ladder. */
export const removeUnstoredLadder = async (
  tx: Tx,
  userId: UserId,
  ladderId: string,
): Promise<void> => {
  const outline = await outlineNow(tx, userId);
  const ladderIds = outline.ladderIds.filter((id) => id !== ladderId);
  await changeOutline(tx, userId, { ...outline, ladderIds });
};

/**
 * Adds a turn to the conversation. Turns to which the safety guard replied are left out of what a language model may
 * see.
 */
export const withTurn = (
  before: UnstoredConversation,
  text: string,
  answer: ChatAnswer,
  { guide, ladder }: { readonly guide: GuideState; readonly ladder: Ladder | null },
): UnstoredConversation => {
  const { messageId, botResponse } = answer;
  return {
    guide,
    turns:
      answer.safety.response !== 'none'
        ? before.turns
        : [
            ...before.turns,
            { messageId, role: 'user', content: text },
            { messageId, role: 'assistant', content: botResponse },
          ],
    answers: [...before.answers, answer],
    ladders:
      ladder === null
        ? before.ladders
        : [ladder, ...before.ladders.filter(({ id }) => id !== ladder.id)],
  };
};

/** Replaces a conversation's reply with a later version that has the same id. */
export const withWords = (
  before: UnstoredConversation,
  answer: ChatAnswer,
): UnstoredConversation => ({
  ...before,
  answers: before.answers.map((one) => (one.botMessageId === answer.botMessageId ? answer : one)),
  turns: before.turns.map((one) =>
    one.role === 'assistant' && one.messageId === answer.messageId
      ? { ...one, content: answer.botResponse }
      : one,
  ),
});
