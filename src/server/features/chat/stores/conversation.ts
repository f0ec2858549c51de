import type { Kysely } from 'kysely';
import type { SkillPosition } from '#domain/chat/chat.ts';
import { type GuardState, readGuardState } from '#domain/chat/guard/states.ts';
import {
  type GuideState,
  hasWords,
  readGuideState,
  withoutLadder,
  withoutWords,
} from '#domain/chat/guide/state.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ChatTurn } from '#server/ai/chat/model.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { safetyFrom } from './message.ts';

type Reader = Kysely<Schema>;

/** Maximum number of messages of a conversation that a model may see. */
const TURNS_MAX = 12;

/** The stored state of a conversation. */
export interface StoredStanding extends SkillPosition {
  /** The highest position in the conversation that any message has had so far. 0 before the first message. */
  readonly lastPosition: number;
  /** The time of the last message in ms. Null before the first message. */
  readonly writtenAtMs: number | null;
}

/** The state of a conversation before its first message. */
export const BEGINNING: StoredStanding = {
  guide: readGuideState(null),
  guard: readGuardState(null),
  lastPosition: 0,
  writtenAtMs: null,
};

/** The state of a user's conversation, or the initial state when nothing is stored. */
export const loadState = async (db: Reader, userId: UserId): Promise<StoredStanding> => {
  const row = await db
    .selectFrom('chat_conversations')
    .selectAll()
    .where('user_id', '=', userId)
    .executeTakeFirst();
  const read = (stored: string | null | undefined): unknown =>
    stored == null ? null : JSON.parse(stored);
  return {
    guide: readGuideState(read(row?.coach_state)),
    guard: readGuardState(read(row?.safety_state)),
    lastPosition: row?.last_position ?? 0,
    writtenAtMs: row === undefined ? null : Date.parse(row.updated_at),
  };
};

/**
 * Stores the state of a conversation. When messages are not stored, the guide's part is left out, because it contains
 * words of the user.
 */
export const saveState = async (
  db: Reader,
  userId: UserId,
  { guide, guard, lastPosition }: SkillPosition & { readonly lastPosition: number },
  { storing, now }: { readonly storing: boolean; readonly now: string },
): Promise<void> => {
  const row = {
    coach_state: storing ? JSON.stringify(guide) : null,
    safety_state: JSON.stringify(guard),
    last_position: lastPosition,
    updated_at: now,
  };
  await db
    .insertInto('chat_conversations')
    .values({ user_id: userId, ...row })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(row))
    .execute();
};

/** Changes the guide's state. Null resets it. */
export const setGuideState = async (
  db: Reader,
  userId: UserId,
  guide: GuideState | null,
): Promise<void> => {
  await db
    .updateTable('chat_conversations')
    .set({ coach_state: guide === null ? null : JSON.stringify(guide) })
    .where('user_id', '=', userId)
    .execute();
};

/**
 * Stops the safety guard from asking about the danger in a deleted message. The user may have deleted it because
 * somebody else can see the page. The guard still remembers the danger, because deleting one message must not make the
 * guard forget danger.
 */
export const silenceGuard = async (
  db: Reader,
  userId: UserId,
  withoutToldDanger: (state: GuardState) => GuardState,
): Promise<void> => {
  const { guard } = await loadState(db, userId);
  const silent = withoutToldDanger(guard);
  await db
    .updateTable('chat_conversations')
    .set({ safety_state: JSON.stringify(silent) })
    .where('user_id', '=', userId)
    .execute();
};

/**
 * Deletes all messages with their triggers, and the guide's state. The safety guard still remembers danger, but does
 * not mention it.
 */
export const forgetConversation = async (
  db: Reader,
  userId: UserId,
  withoutToldDanger: (state: GuardState) => GuardState,
): Promise<void> => {
  await db.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
  await setGuideState(db, userId, null);
  await silenceGuard(db, userId, withoutToldDanger);
};

/** Removes the user's words from the guide's state, because they may come from a deleted message. */
export const forgetWords = async (db: Reader, userId: UserId): Promise<void> => {
  const { guide } = await loadState(db, userId);
  if (hasWords(guide)) await setGuideState(db, userId, withoutWords(guide));
};

/** Ends the work on a deleted ladder. */
export const leaveLadder = async (db: Reader, userId: UserId, ladderId: string): Promise<void> => {
  const { guide } = await loadState(db, userId);
  const without = withoutLadder(guide, ladderId);
  const isChanged = without.active !== guide.active || without.paused.length < guide.paused.length;
  if (isChanged) await setGuideState(db, userId, without);
};

/**
 * The latest messages, earliest first. Turns about danger are left out, because a language model does not need to know
 * them.
 */
export const latestTurns = async (db: Reader, userId: UserId): Promise<ChatTurn[]> => {
  const rows = await db
    .selectFrom('chat_messages')
    .select(['sender', 'text', 'safety'])
    .where('user_id', '=', userId)
    .orderBy('position', 'desc')
    .limit(TURNS_MAX)
    .execute();
  return rows.toReversed().flatMap(({ sender, text, safety }) => {
    if (safetyFrom(safety).response !== 'none') return [];
    return [{ role: sender === 'person' ? 'user' : 'assistant', content: text } as const];
  });
};
