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
  openUnkept,
  sealUnkept,
  withTurn,
  withWords,
} from '#server/features/chat/stores/unkept.ts';
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

/** The interval for checking whether an answer is final. */
const LOOK_MS = 200;
const LONGEST_WAIT_MS = 25_000;

/** A turn that was taken and stored. */
export interface Turn {
  readonly answer: ChatAnswer;
  readonly talkKey: string | null;
  /** The conversation for a language model to lead; null when none may. */
  readonly question: Talk | null;
  /** The guide's state after the turn; null when it is no longer known. */
  readonly guide: GuideState | null;
}

/** A message with an answer that is not stored yet. */
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

/** The user's own words; of a form only the filled-in values. */
const ownTextOf = ({ text, entries }: Said): string =>
  entries === null ? text : Object.values(entries.values).join('\n');

/** Takes turns of conversations, each atomically, and one user's turns one after the other. */
export const chatTurns = ({ database: { db }, content, polarityOf, now }: TurnParts) => {
  const { guide, skills, triggers, breakdown } = content;

  const take = async (
    tx: Tx,
    userId: UserId,
    message: Message,
    { situation, spoken, wordingMs }: Prepared,
  ): Promise<Omit<Turn, 'talkKey'> & { readonly openUntil: string | null }> => {
    const { nowMs, storing, memory, stored } = situation;
    const known = await turnOf(tx, userId, message.id);
    const remembered = memory.answers.find(({ messageId }) => messageId === message.id);
    const watch = watchOf(stored.guard);
    const again = { question: null, guide: null };
    if (known !== null) return { ...known, answer: { ...known.answer, watch }, ...again };
    if (remembered !== undefined)
      return { answer: { ...remembered, watch }, openUntil: null, ...again };
    if (await wasDeleted(tx, userId, message.id)) {
      throw new HttpError('conflict', 'This message was deleted, so it was not sent again.');
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
      const unkept = withTurn(memory, said.text, answer, stands);
      await sealUnkept(tx, userId, message.talkKey, unkept, nowMs);
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

  /** The final version of an answer that another request is still working on. */
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
   * Answers danger, says that the message was not stored, and stores nothing. Null when the message shows no danger.
   */
  const dangerIn = (situation: Situation, message: Message): Turn | null => {
    const spoken = replyTo(content, situation, message);
    const reply = content.chat.notKept(spoken);
    if (reply === null) return null;
    const at = new Date(situation.nowMs).toISOString();
    const about = { messageId: message.id, stored: false, answeredAt: at };
    const answer = answerOf({ ...spoken, reply }, about);
    return { answer, talkKey: null, question: null, guide: null };
  };

  return {
    /**
     * Takes a turn and stores it with the guide's answer. A message that was already taken changes nothing and gets the
     * same answer. Throws an HttpError when it was deleted.
     *
     * @param wordingMs how long a language model may take for its own answer; null without a model
     */
    take: async (userId: UserId, message: Message, wordingMs: number | null): Promise<Turn> => {
      const { talkKey } = message;
      const nowMs = now();
      // The answer is computed before the write, which blocks others, and recomputed only if something changed since.
      const before = await situationOf(db, userId, message, nowMs);
      const spoken = replyTo(content, before, message);
      const taken = await inTransaction(db, userId, async (tx) => {
        const situation = await situationOf(tx, userId, message, nowMs);
        const isSame = isDeepStrictEqual(situation, before);
        const said = isSame ? spoken : replyTo(content, situation, message);
        return take(tx, userId, message, { situation, spoken: said, wordingMs });
      });
      if (taken.openUntil === null || taken.question !== null) return { ...taken, talkKey };
      const last = await finalAnswer(userId, message.id);
      return { ...taken, answer: { ...taken.answer, ...last }, talkKey };
    },

    /** Like `dangerIn`, for when nothing can be written. */
    withoutKeeping: async (userId: UserId, message: Message): Promise<Turn | null> =>
      dangerIn(await situationOf(db, userId, message, now()), message),

    /** Like `dangerIn`, for when nothing can be read either. */
    withoutDatabase: (message: Message): Turn | null => dangerIn(unknownSituation(now()), message),

    /** Stores the final version of an answer: the model's, or with null the existing one. */
    settle: async (
      userId: UserId,
      { answer, talkKey, guide: state }: Omit<Turn, 'question'>,
      talk: LedTalk | null,
    ): Promise<ChatAnswer> => {
      if (talk === null || state === null) {
        if (answer.stored) await settleAnswer(db, userId, answer, null);
        return answer;
      }
      const { answer: led, offered } = ledAnswer({ guide, breakdown }, { answer, state }, talk);
      /** With the model's buttons, unless another turn has followed. */
      const withOffered = (stands: GuideState): GuideState =>
        stands.turn === state.turn ? { ...stands, offered: [...offered] } : stands;
      await inTransaction(db, userId, async (tx) => {
        if (answer.stored) {
          await settleAnswer(tx, userId, answer, led);
          const stands = (await loadState(tx, userId)).guide;
          if (stands.turn === state.turn) await setGuideState(tx, userId, withOffered(stands));
          return;
        }
        const unkept = await openUnkept(tx, userId, talkKey, now());
        const worded = withWords({ ...unkept, guide: withOffered(unkept.guide) }, led);
        await sealUnkept(tx, userId, talkKey, worded, now());
      });
      return led;
    },
  };
};

export type ChatTurns = ReturnType<typeof chatTurns>;
