import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { ChatAnswer } from '#contract/chat/chat.ts';
import type { Spoken } from '#domain/chat/chat.ts';
import { watchOf } from '#domain/chat/guard/states.ts';
import type { GuideState } from '#domain/chat/guide/state.ts';
import type { Said } from '#domain/chat/skills/skill.ts';
import { isOwnWords } from '#domain/chat/triggers/own-words.ts';
import type { PolarityOf } from '#domain/chat/triggers/trigger.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { Talk } from '#server/ai/chat/questions.ts';
import type { Content } from '#server/content/content.ts';
import type { Database } from '#server/db/open.ts';
import { inTransaction, type Tx } from '#server/db/transaction.ts';
import { HttpError } from '#server/errors.ts';
import {
  latestTurns,
  loadState,
  saveState,
  setGuideState,
} from '#server/features/chat/stores/conversation.ts';
import { wasDeleted } from '#server/features/chat/stores/deleted-turns.ts';
import { keepLadder } from '#server/features/chat/stores/ladder.ts';
import {
  addTurn,
  type KeptAnswer,
  latestButtons,
  settleAnswer,
  turnOf,
} from '#server/features/chat/stores/message.ts';
import {
  openUnstored,
  sealUnstored,
  withTurn,
  withWords,
} from '#server/features/chat/stores/unstored.ts';
import { texts } from '#texts/chat.js';
import { answerOf } from './answer.ts';
import { choosableIn, type LedTalk, ledAnswer } from './led.ts';
import {
  guideIn,
  type Message,
  replyTo,
  type Situation,
  situationOf,
  unknownSituation,
} from './situation.ts';

/** How long to wait before checking again whether a reply is final. */
const LOOK_MS = 200;
const LONGEST_WAIT_MS = 25_000;

/**
 * A turn of a conversation, that is, a message with its reply, after it was processed and, unless storing failed,
 * stored.
 */
export interface Turn {
  readonly answer: ChatAnswer;
  readonly talkKey: string | null;
  /** The conversation that a language model may lead. Null when no model may lead it. */
  readonly question: Talk | null;
  /** The guide's state after the turn. Null when it is no longer known. */
  readonly guide: GuideState | null;
}

/** A message with a reply that is not yet stored. */
interface Prepared {
  readonly situation: Situation;
  readonly spoken: Spoken;
  readonly wordingMs: number | null;
}

interface TurnParts {
  readonly database: Pick<Database, 'db'>;
  readonly content: Content;
  readonly polarityOf: PolarityOf;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
}

const isInScene = ({ active }: GuideState): boolean => active?.skill === 'scene';

/** The user's own words. If the message is a filled-in form, these are only the entered values. */
const ownTextOf = ({ text, entries }: Said): string =>
  entries === null ? text : Object.values(entries.values).join('\n');

/**
 * Processes the turns of conversations, each of which is a message with its reply. Each turn is atomic, and one user's
 * turns run strictly one after the other.
 */
export const chatTurns = ({ database: { db }, content, polarityOf, now }: TurnParts) => {
  const { breakdown } = content;
  const reply = async (situation: Situation, message: Message): Promise<Spoken> =>
    replyTo({ chat: (await content.chat()).chat, breakdown }, situation, message);

  const take = async (
    tx: Tx,
    userId: UserId,
    message: Message,
    { situation, spoken, wordingMs }: Prepared,
  ): Promise<Omit<Turn, 'talkKey'> & { readonly openUntil: string | null }> => {
    const { guide, skills, triggers } = await content.chat();
    const { nowMs, storing, memory, stored } = situation;
    const known = await turnOf(tx, userId, message.id);
    const remembered = memory.answers.find(({ messageId }) => messageId === message.id);
    const watch = watchOf(stored.guard);
    const again = { question: null, guide: null };
    if (known !== null) return { ...known, answer: { ...known.answer, watch }, ...again };
    if (remembered !== undefined)
      return { answer: { ...remembered, watch }, openUntil: null, ...again };
    if (await wasDeleted(tx, userId, message.id)) {
      throw new HttpError('conflict', texts.messageDeletedBefore);
    }

    const { said } = message;
    const at = new Date(nowMs).toISOString();
    const answer = answerOf(spoken, { messageId: message.id, stored: storing, answeredAt: at });
    const mayWord = wordingMs !== null && spoken.isOpen;
    const turns = storing ? await latestTurns(tx, userId) : memory.turns;
    const openUntil = mayWord && storing ? new Date(nowMs + wordingMs).toISOString() : null;

    const lastPosition = stored.lastPosition + 2;
    await saveState(tx, userId, { ...spoken.standing, lastPosition }, { storing, now: at });
    if (storing) {
      const buttons = await latestButtons(tx, userId);
      const isLine = isInScene(guideIn(situation)) && isInScene(spoken.standing.guide);
      const isOwn = isOwnWords(said.text, { buttons, isLine }) && !guide.isLabel(said.text);
      const found = isOwn ? triggers.in(ownTextOf(said), polarityOf) : [];
      const position = stored.lastPosition + 1;
      await addTurn(tx, userId, {
        ...message,
        text: said.text,
        answer,
        triggers: found,
        position,
        openUntil,
      });
      if (spoken.ladder !== null) await keepLadder(tx, userId, spoken.ladder);
    } else {
      const stands = { guide: spoken.standing.guide, ladder: spoken.ladder };
      const unstored = withTurn(memory, said.text, answer, stands);
      await sealUnstored(tx, userId, message.talkKey, unstored, nowMs);
    }
    const own = { role: 'user', content: said.text } as const;
    const question = mayWord
      ? {
          turns: [...turns, own],
          ...choosableIn({ guide, skills }, spoken.standing.guide),
          mayAct: true,
        }
      : null;
    return { answer, openUntil, question, guide: spoken.standing.guide };
  };

  /** The final version of a reply on which another request is still working. */
  const finalAnswer = async (userId: UserId, messageId: string): Promise<KeptAnswer | null> => {
    for (let waitedMs = 0; ; waitedMs += LOOK_MS) {
      const found = await turnOf(db, userId, messageId);
      if (found === null || found.openUntil === null) return found?.answer ?? null;
      const isOver = Date.parse(found.openUntil) <= now() || waitedMs >= LONGEST_WAIT_MS;
      if (isOver) return found.answer;
      await delay(LOOK_MS);
    }
  };

  /**
   * Responds to a message that shows danger, and says that the message was not stored. Stores nothing. Returns null
   * when the message shows no danger.
   */
  const dangerIn = async (situation: Situation, message: Message): Promise<Turn | null> => {
    const spoken = await reply(situation, message);
    const notKept = (await content.chat()).chat.notKept(spoken);
    if (notKept === null) return null;
    const at = new Date(situation.nowMs).toISOString();
    const about = { messageId: message.id, stored: false, answeredAt: at };
    const answer = answerOf({ ...spoken, reply: notKept }, about);
    return { answer, talkKey: null, question: null, guide: null };
  };

  return {
    /**
     * Processes a turn and stores it with the guide's reply. A repeated message changes nothing and gets the same
     * reply. Throws an HttpError when the message was deleted.
     *
     * @param wordingMs how long a language model may take for its own reply; null without a model
     */
    take: async (userId: UserId, message: Message, wordingMs: number | null): Promise<Turn> => {
      const { talkKey } = message;
      const nowMs = now();
      // The reply is computed before the transaction, because the transaction blocks other writers. Within the
      // transaction it is computed again only if something has changed since then.
      const before = await situationOf(db, userId, message, nowMs);
      const spoken = await reply(before, message);
      const taken = await inTransaction(db, userId, async (tx) => {
        const situation = await situationOf(tx, userId, message, nowMs);
        const isSame = isDeepStrictEqual(situation, before);
        const said = isSame ? spoken : await reply(situation, message);
        return take(tx, userId, message, { situation, spoken: said, wordingMs });
      });
      if (taken.openUntil === null || taken.question !== null) return { ...taken, talkKey };
      const last = await finalAnswer(userId, message.id);
      return { ...taken, answer: { ...taken.answer, ...last }, talkKey };
    },

    /** Like `dangerIn`, for use when nothing can be written. */
    withoutKeeping: async (userId: UserId, message: Message): Promise<Turn | null> =>
      dangerIn(await situationOf(db, userId, message, now()), message),

    /** Like `dangerIn`, for use when nothing can be read either. */
    withoutDatabase: (message: Message): Promise<Turn | null> =>
      dangerIn(unknownSituation(now()), message),

    /**
     * Stores the final version of a reply: the model's reply or, if `talk` is null, the reply that is already stored.
     */
    settle: async (
      userId: UserId,
      { answer, talkKey, guide: state }: Omit<Turn, 'question'>,
      talk: LedTalk | null,
    ): Promise<ChatAnswer> => {
      if (talk === null || state === null) {
        if (answer.stored) await settleAnswer(db, userId, answer, null);
        return answer;
      }
      const { guide } = await content.chat();
      const { answer: led, offered } = ledAnswer({ guide, breakdown }, { answer, state }, talk);
      /** Adds the model's buttons to the guide's state, unless another turn has followed in the meantime. */
      const withOffered = (stands: GuideState): GuideState =>
        stands.turn === state.turn ? { ...stands, offered: [...offered] } : stands;
      await inTransaction(db, userId, async (tx) => {
        if (answer.stored) {
          await settleAnswer(tx, userId, answer, led);
          const stands = (await loadState(tx, userId)).guide;
          if (stands.turn === state.turn) await setGuideState(tx, userId, withOffered(stands));
          return;
        }
        const unstored = await openUnstored(tx, userId, talkKey, now());
        const worded = withWords({ ...unstored, guide: withOffered(unstored.guide) }, led);
        await sealUnstored(tx, userId, talkKey, worded, now());
      });
      return led;
    },
  };
};

export type ChatTurns = ReturnType<typeof chatTurns>;
