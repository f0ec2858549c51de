import { call, Refusal } from '#client/lib/api/call.ts';
import { callLines } from '#client/lib/api/call-lines.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { afterLimit, limitSignal } from '#client/platform/after.ts';
import { type ChatAnswer, chatEndpoints } from '#contract/chat/chat.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { either, isText, oneOf, shaped } from '#domain/shared/guards.ts';
import { conversationKeyOf } from './talk-key.ts';
import { isAnswer, type Pending } from './turn.ts';

/**
 * How long a complete answer may take. The limit is long, because a language model can be slow and may be called twice.
 */
const LONGEST_ANSWER_MS = 60_000;
const LONGEST_REPEAT_MS = 20_000;
/**
 * How long the server may take to send the first line of its reply. The server confirms every message immediately, even
 * if the answer takes long. Without this limit, a connection that fails silently, such as when a device changes
 * networks, would block this message and all later ones.
 */
const LONGEST_SILENCE_MS = 10_000;

/** What is read of the lines of a streamed answer. */
const isLine = either(
  shaped({ type: oneOf(['start']), botMessageId: isText }),
  shaped({ type: oneOf(['text', 'replace']), text: isText }),
  shaped({ type: oneOf(['end']), answer: isAnswer }),
);

interface DeliveryParts {
  readonly userId: string;
  readonly localDate: LocalDate;
  /** Aborted when the message is discarded, so that no further request is sent. */
  readonly signal: AbortSignal;
  /** Called with the id of the answer after the server has received the message. */
  readonly onStart: (botMessageId: string) => void;
  /** Called with the entire text so far each time the answer grows. */
  readonly onText: (text: string) => void;
}

/**
 * Sends a message and resolves to its answer. Retries once if the stream ends early or stays silent. The message id is
 * the idempotency key, so if the server already has an answer, it returns that answer. Throws what `call` throws.
 */
export const deliver = async (
  { id, text, checkInShown, form }: Pending,
  { userId, localDate, signal, onStart, onText }: DeliveryParts,
): Promise<ChatAnswer> => {
  const body = {
    id,
    userId,
    text,
    isFollowUp: false,
    localDate,
    zone: deviceZone(),
    talkKey: conversationKeyOf(),
    ...(checkInShown === true ? { checkInShown } : {}),
    ...(form === undefined ? {} : { form }),
  };
  const within = (limitMs: number): AbortSignal => AbortSignal.any([signal, limitSignal(limitMs)]);
  const ended: ChatAnswer[] = [];
  let said = '';
  let hasBegun = false;
  const silence = new AbortController();
  const cancel = afterLimit(LONGEST_SILENCE_MS, () => silence.abort());
  try {
    const whole = await callLines(chatEndpoints.analyze, {
      body,
      signal: AbortSignal.any([within(LONGEST_ANSWER_MS), silence.signal]),
      isLine,
      onLine: (line) => {
        hasBegun = true;
        cancel();
        if (line.type === 'start') onStart(line.botMessageId);
        if (line.type === 'end') ended.push(line.answer);
        if (line.type === 'text' || line.type === 'replace') {
          said = line.type === 'text' ? said + line.text : line.text;
          onText(said);
        }
      },
    });
    if (whole !== null) ended.push(whole);
  } catch (error) {
    const mayAskAgain = hasBegun || silence.signal.aborted;
    if (signal.aborted || !mayAskAgain || error instanceof Refusal) throw error;
  } finally {
    cancel();
  }
  return (
    ended.at(-1) ?? (await call(chatEndpoints.analyze, { body, signal: within(LONGEST_REPEAT_MS) }))
  );
};
