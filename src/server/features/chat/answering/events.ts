import { PassThrough, type Readable } from 'node:stream';
import type { ChatAnswer, ChatEvent } from '#contract/chat/chat.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { ChatWriter } from '#server/ai/chat/writer.ts';
import type { LedTalk } from './led.ts';
import type { ChatTurns, Turn } from './turn.ts';

interface AnswerParts {
  readonly turns: ChatTurns;
  readonly writer: ChatWriter | null;
  /** Called when the final reply could not be stored. */
  readonly report: (error: unknown) => void;
}

type Tell = (event: ChatEvent) => void;

/**
 * Completes a reply whose first version is already stored. The final reply is the language model's if a model may lead
 * the conversation and the model's text can be shown; otherwise it is the guide's.
 */
export const answering = ({ turns, writer, report }: AnswerParts) => {
  /** Streams the model's reply as it arrives. Returns null when the reply cannot be used. */
  const led = async (
    userId: UserId,
    { question, answer }: Turn,
    tell: Tell,
  ): Promise<LedTalk | null> => {
    if (question === null || writer === null) return null;
    const words = writer.leadTalk({ ...question, userId }, AbortSignal.timeout(writer.limitMs));
    let saidAny = false;
    let next = await words.next();
    for (; next.done !== true; next = await words.next()) {
      saidAny = true;
      tell({ type: 'text', text: next.value });
    }
    if ('text' in next.value) return next.value;
    if (saidAny) tell({ type: 'replace', text: answer.botResponse });
    return null;
  };

  /** Streams the reply. Only signed-in users get a model's reply. Resolves with the final reply and never rejects. */
  const answer = async (userId: UserId | null, turn: Turn, tell: Tell): Promise<ChatAnswer> => {
    const { messageId, botMessageId, safety } = turn.answer;
    tell({ type: 'start', messageId, botMessageId, safety });
    let last = turn.answer;
    try {
      if (userId !== null && turn.question !== null)
        last = await turns.settle(userId, turn, await led(userId, turn, tell));
    } catch (error) {
      report(error);
      tell({ type: 'replace', text: last.botResponse });
    }
    tell({ type: 'end', answer: last });
    return last;
  };

  return {
    /** Resolves with the complete reply at once. */
    whole: (userId: UserId | null, turn: Turn): Promise<ChatAnswer> =>
      answer(userId, turn, () => undefined),

    /** Returns the reply as lines of JSON. The reply is completed and stored even if the caller disconnects. */
    lines: (userId: UserId | null, turn: Turn): Readable => {
      const lines = new PassThrough();
      lines.on('error', () => undefined);
      const tell: Tell = (event) => {
        if (!lines.destroyed) lines.write(`${JSON.stringify(event)}\n`);
      };
      void answer(userId, turn, tell).then(() => lines.end());
      return lines;
    },
  };
};
