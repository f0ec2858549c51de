import type { Kysely } from 'kysely';
import type { Standing } from '#domain/chat/chat.ts';
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

/** How much of a conversation a model may see. */
const TURNS_MAX = 12;

/** Where a conversation stands, as it is stored. */
export interface StoredStanding extends Standing {
  /** The position of the latest message that there ever was; 0 before the first. */
  readonly lastPosition: number;
  /** When something was written last, in ms; null before the first message. */
  readonly writtenAtMs: number | null;
}

/** Where a conversation stands before its first message. */
export const BEGINNING: StoredStanding = {
  guide: readGuideState(null),
  guard: readGuardState(null),
  lastPosition: 0,
  writtenAtMs: null,
};

/** Where somebody's conversation stands; at its beginning where nothing is stored. */
export const standingOf = async (db: Reader, userId: UserId): Promise<StoredStanding> => {
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

/** Keeps where a conversation stands; without the guide, whose state holds words, where these are not to be kept. */
export const keepStanding = async (
  db: Reader,
  userId: UserId,
  { guide, guard, lastPosition }: Standing & { readonly lastPosition: number },
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

/** Changes where the guide is; null is the beginning. */
export const standsAt = async (
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
 * Lets the safety guard ask nothing about what was told: it was deleted, maybe since somebody else looks at this page.
 * What it watches stays, since that must not be let go by one press.
 */
export const silenceGuard = async (
  db: Reader,
  userId: UserId,
  withoutToldDanger: (state: GuardState) => GuardState,
): Promise<void> => {
  const { guard } = await standingOf(db, userId);
  const silent = withoutToldDanger(guard);
  await db
    .updateTable('chat_conversations')
    .set({ safety_state: JSON.stringify(silent) })
    .where('user_id', '=', userId)
    .execute();
};

/** Deletes all messages with their triggers, and where the guide is; the safety guard watches on in silence. */
export const forgetConversation = async (
  db: Reader,
  userId: UserId,
  withoutToldDanger: (state: GuardState) => GuardState,
): Promise<void> => {
  await db.deleteFrom('chat_messages').where('user_id', '=', userId).execute();
  await standsAt(db, userId, null);
  await silenceGuard(db, userId, withoutToldDanger);
};

/** Forgets what the guide has in the person's words, since it may come from a message that is deleted. */
export const forgetWords = async (db: Reader, userId: UserId): Promise<void> => {
  const { guide } = await standingOf(db, userId);
  if (hasWords(guide)) await standsAt(db, userId, withoutWords(guide));
};

/** Ends the work on a ladder that is deleted. */
export const leaveLadder = async (db: Reader, userId: UserId, ladderId: string): Promise<void> => {
  const { guide } = await standingOf(db, userId);
  const without = withoutLadder(guide, ladderId);
  const isChanged = without.active !== guide.active || without.paused.length < guide.paused.length;
  if (isChanged) await standsAt(db, userId, without);
};

/** The latest messages, earliest first, without turns of danger: a model needs to know nothing of these. */
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
