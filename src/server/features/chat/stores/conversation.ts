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

/** The most messages of a conversation a model may see. */
const TURNS_MAX = 12;

/** The stored state of a conversation. */
export interface StoredStanding extends SkillPosition {
  /** The highest position ever used; 0 before the first message. */
  readonly lastPosition: number;
  /** The time of the last message in ms; null before the first one. */
  readonly writtenAtMs: number | null;
}

/** The state of a conversation before its first message. */
export const BEGINNING: StoredStanding = {
  guide: readGuideState(null),
  guard: readGuardState(null),
  lastPosition: 0,
  writtenAtMs: null,
};

/** The state of a user's conversation; the initial one when nothing is stored. */
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

/** Stores the state of a conversation; without the guide's part, which contains words, when messages are not stored. */
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

/** Changes the guide's state; null resets it. */
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
 * Keeps the safety guard from asking about danger in a deleted message, which may have been deleted because somebody
 * else can see this page. The guard stays watchful, since one press must not end that.
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

/** Deletes all messages with their triggers, and the guide's state; the safety guard stays watchful in silence. */
export const forgetConversation = async (
  db: Reader,
  userId: UserId,
  withoutToldDanger: (state: GuardState) => GuardState,
): Promise<void> => {
  await db.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
  await setGuideState(db, userId, null);
  await silenceGuard(db, userId, withoutToldDanger);
};

/** Removes the user's words from the guide's state, since they may come from a deleted message. */
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

/** The latest messages, earliest first, without turns about danger, which a model need not know. */
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
