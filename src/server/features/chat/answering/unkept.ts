import type { ChatAnswer } from '#contract/chat/chat.ts';
import {
  type ConversationState,
  newConversation,
  withoutLadder,
} from '#domain/chat/conversation.ts';
import type { Ladder } from '#domain/chat/skills/exposure/ladder.ts';
import type { Spoken } from '#domain/chat/speak.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ChatTurn } from '#server/ai/chat/model.ts';

/** A conversation that nobody goes on with is forgotten. The longest exposure, an hour, can end before. */
const FORGOTTEN_AFTER_MS = 65 * 60_000;
const PEOPLE_MAX = 2000;
const TURNS_MAX = 12;
const ANSWERS_MAX = 12;
const LADDERS_MAX = 5;

/** What is known of a conversation whose texts are not to be kept. */
export interface Unkept {
  readonly coach: ConversationState;
  /** The latest messages, earliest first. */
  readonly turns: readonly (ChatTurn & { readonly messageId: string })[];
  /** The latest answers, so that a message that is sent again has the same one. */
  readonly answers: readonly ChatAnswer[];
  /** Ladders that changed in it, latest first. */
  readonly ladders: readonly Ladder[];
}

/** Without the turn of a message. */
const withoutTurn = (known: Unkept, messageId: string): Pick<Unkept, 'turns' | 'answers'> => ({
  turns: known.turns.filter((turn) => turn.messageId !== messageId),
  answers: known.answers.filter((answer) => answer.messageId !== messageId),
});

/** With one more turn. What the guard answered to is not shown to a model later. */
const withTurn = (before: Unkept, text: string, answer: ChatAnswer, spoken: Spoken): Unkept => {
  const { messageId, botResponse } = answer;
  const { ladder } = spoken;
  return {
    coach: spoken.standing.coach,
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

/** With other words for the answer with the same id. */
const withWords = (before: Unkept, answer: ChatAnswer): Pick<Unkept, 'turns' | 'answers'> => ({
  answers: before.answers.map((one) => (one.botMessageId === answer.botMessageId ? answer : one)),
  turns: before.turns.map((one) =>
    one.role === 'assistant' && one.messageId === answer.messageId
      ? { ...one, content: answer.botResponse }
      : one,
  ),
});

const NOTHING: Unkept = { coach: newConversation(), turns: [], answers: [], ladders: [] };

/**
 * The conversations of people who do not want their messages kept: in this process's memory alone.
 *
 * @param now milliseconds since the Unix epoch
 */
export const unkeptConversations = (now: () => number) => {
  const known = new Map<UserId, Unkept & { readonly usedAtMs: number }>();

  const tidy = (nowMs: number): void => {
    // The map holds those first that rested longest.
    for (const [userId, { usedAtMs }] of known) {
      if (known.size <= PEOPLE_MAX && usedAtMs > nowMs - FORGOTTEN_AFTER_MS) return;
      known.delete(userId);
    }
  };

  /** Also where nobody comes any more. */
  let isTidying = false;
  const tidyLater = (): void => {
    if (isTidying) return;
    isTidying = true;
    setTimeout(() => {
      isTidying = false;
      tidy(now());
      if (known.size > 0) tidyLater();
    }, FORGOTTEN_AFTER_MS).unref();
  };

  /** Changes what is known of somebody's without making it any younger. */
  const change = (userId: UserId, changed: (known: Unkept) => Partial<Unkept>): void => {
    const before = known.get(userId);
    if (before !== undefined) known.set(userId, { ...before, ...changed(before) });
  };

  const get = (userId: UserId): Unkept => {
    tidy(now());
    return known.get(userId) ?? NOTHING;
  };

  const set = (userId: UserId, unkept: Unkept): void => {
    known.delete(userId);
    known.set(userId, {
      coach: unkept.coach,
      turns: unkept.turns.slice(-TURNS_MAX),
      answers: unkept.answers.slice(-ANSWERS_MAX),
      ladders: unkept.ladders.slice(0, LADDERS_MAX),
      usedAtMs: now(),
    });
    tidy(now());
    tidyLater();
  };

  return {
    /** What is known of somebody's; the beginning where nothing is. */
    get,
    /** Takes over a conversation that was kept until now, where it stands. */
    goOn: (userId: UserId, coach: ConversationState): void =>
      set(userId, { ...get(userId), coach }),
    /** Adds a turn. */
    add: (userId: UserId, text: string, answer: ChatAnswer, spoken: Spoken): void =>
      set(userId, withTurn(get(userId), text, answer, spoken)),
    /** Takes other words for an answer. */
    reword: (userId: UserId, answer: ChatAnswer): void =>
      change(userId, (before) => withWords(before, answer)),
    /** The answer of the turn in which a message has this id; null when there is none. */
    answerWith: (userId: UserId, id: string): ChatAnswer | null =>
      get(userId).answers.find(
        ({ messageId, botMessageId }) => messageId === id || botMessageId === id,
      ) ?? null,
    /** Forgets the turn of a person's message. */
    removeTurn: (userId: UserId, messageId: string): void =>
      change(userId, (before) => withoutTurn(before, messageId)),
    /** Whether an answer that is known of shows crisis help, beside this one. */
    showsCrisisBeside: (userId: UserId, left: ChatAnswer | null): boolean =>
      get(userId).answers.some(
        ({ messageId, safety }) => messageId !== left?.messageId && safety.showsCrisis,
      ),
    /** Forgets a ladder, and ends the work on it. */
    removeLadder: (userId: UserId, ladderId: string): void =>
      change(userId, ({ coach, ladders }) => ({
        coach: withoutLadder(coach, ladderId),
        ladders: ladders.filter(({ id }) => id !== ladderId),
      })),
    forget: (userId: UserId): void => void known.delete(userId),
  };
};

export type UnkeptConversations = ReturnType<typeof unkeptConversations>;
