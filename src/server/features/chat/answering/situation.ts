import type { Kysely } from 'kysely';
import { v7 as uuidv7 } from 'uuid';
import type { Chat, Spoken } from '#domain/chat/chat.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import type { Said } from '#domain/chat/skills/skill.ts';
import { LANGUAGES } from '#domain/chat/text/languages.ts';
import type { LocalDate, UserId } from '#domain/shared/brands.ts';
import type { Breakdown } from '#domain/tasks/breakdown/breakdown.ts';
import type { Schema } from '#server/db/schema/schema.ts';
import { BEGINNING, loadState } from '#server/features/chat/stores/conversation.ts';
import { laddersOf } from '#server/features/chat/stores/ladder.ts';
import { chatSettings } from '#server/features/chat/stores/settings.ts';
import {
  NOTHING,
  openUnstored,
  type UnstoredConversation,
} from '#server/features/chat/stores/unstored.ts';
import { currentLanguage } from '#server/language/current-language.ts';

/** An incoming message. */
export interface Message {
  readonly id: string;
  readonly said: Said;
  readonly localDate: LocalDate;
  readonly zone: string;
  /** Whether the page has shown the question that greets a returning user. */
  readonly checkInShown: boolean;
  /** The key that encrypts a conversation that is not stored. */
  readonly talkKey: string | null;
}

/** All facts on which the reply to a message is based. */
export interface Situation {
  readonly nowMs: number;
  readonly storing: boolean;
  readonly memory: UnstoredConversation;
  readonly stored: Awaited<ReturnType<typeof loadState>>;
  readonly ladders: readonly Ladder[];
}

/** Reads the facts on which the reply to a message is based. */
export const situationOf = async (
  db: Kysely<Schema>,
  userId: UserId,
  { talkKey }: Pick<Message, 'talkKey'>,
  nowMs: number,
): Promise<Situation> => ({
  nowMs,
  storing: (await chatSettings(db, userId)).storing,
  memory: await openUnstored(db, userId, talkKey, nowMs),
  stored: await loadState(db, userId),
  ladders: await laddersOf(db, userId),
});

/** The facts to use when nothing can be read: the beginning of a conversation that is not stored. */
export const unknownSituation = (nowMs: number): Situation => ({
  nowMs,
  storing: false,
  memory: NOTHING,
  stored: BEGINNING,
  ladders: [],
});

/** All ladders, starting with the ladders that were changed in the conversation after they were stored. */
const withChanges = (kept: readonly Ladder[], changed: readonly Ladder[]): readonly Ladder[] => {
  const ids = new Set(changed.map(({ id }) => id));
  return [...changed, ...kept.filter(({ id }) => !ids.has(id))];
};

/** The guide's state before a message. */
export const guideIn = ({ storing, stored, memory }: Situation) =>
  storing ? stored.guide : memory.guide;

/** Computes the reply to a message. Reads and writes nothing. */
export const replyTo = (
  { chat, breakdown }: { readonly chat: Chat; readonly breakdown: Breakdown },
  situation: Situation,
  { said, localDate, zone, checkInShown }: Message,
): Spoken => {
  const { nowMs, storing, memory, stored, ladders } = situation;
  return chat.speak({ guide: guideIn(situation), guard: stored.guard }, said, {
    nowMs,
    localDate,
    zone,
    isKept: storing,
    awayMs: stored.writtenAtMs === null ? 0 : nowMs - stored.writtenAtMs,
    checkInShown,
    language: LANGUAGES.find((one) => one === currentLanguage()),
    newId: uuidv7(),
    ladders: storing ? ladders : withChanges(ladders, memory.ladders),
    breakDown: (task, inMinutes) =>
      breakdown.stepsFor(task, inMinutes).map(({ title, minutes }) => ({ title, minutes })),
  });
};
