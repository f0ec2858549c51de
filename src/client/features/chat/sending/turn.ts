import * as z from 'zod/mini';
import type { Conversation } from '#client/features/chat/queries.ts';
import type { Attempt, OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type ChatAnswer, type ChatMessage, chatAnswer } from '#contract/chat/chat.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

const bodyShape = z.object({
  text: z.string(),
  at: z.string(),
  /** Whether the check-in question was shown when the message was written. */
  checkInShown: z.optional(z.boolean()),
  /** The entries, if the message is a sent form. */
  form: z.optional(z.object({ form: z.string(), values: z.record(z.string(), z.string()) })),
});

const progressShape = z.object({
  /** The id of the answer; null until the server has the message. */
  botMessageId: z.nullable(z.string()),
  /** The answer text so far. */
  streamed: z.string(),
  /** Set as soon as the answer is complete, even if answers to earlier messages are still missing. */
  answer: z.nullable(chatAnswer),
});

const answeredShape = z.object({
  message: z.extend(bodyShape, { id: z.string() }),
  answer: z.nullable(chatAnswer),
});

/** The body of a message in the outbox. */
export type MessageBody = z.output<typeof bodyShape>;

/** A message that has no answer yet; ids grow with time. */
export type Pending = MessageBody & { readonly id: string };

/** The state of an incoming answer. */
export type Progress = z.output<typeof progressShape>;

/** A message of this visit, with its answer so far. */
export interface Turn extends Pending {
  readonly state: 'sending' | 'failed' | 'answered';
  /** The answer text so far, while it streams in. */
  readonly streamed: string;
  /** The id of its answer; null until the server has the message. */
  readonly botMessageId: string | null;
  readonly answer: ChatAnswer | null;
  /** The server's reason for refusing it; null if there is none. */
  readonly refusal: string | null;
}

/** The turn of a message that was just sent. */
export const newTurn = (pending: Pending): Turn => ({
  ...pending,
  state: 'sending',
  streamed: '',
  botMessageId: null,
  answer: null,
  refusal: null,
});

/**
 * An outbox entry as a turn; null if it is not a message, or if it was not attempted yet and the conversation may
 * still load.
 *
 * @param attempt the state of sending it; undefined if not attempted on this visit
 * @param isUnknown whether it is impossible to find out which messages the server has
 */
export const turnOf = (
  { id, body }: OutboxItem,
  attempt: Attempt | undefined,
  isUnknown: boolean,
): Turn | null => {
  const message = z.safeParse(bodyShape, body).data;
  if (message === undefined || (attempt === undefined && !isUnknown)) return null;
  const turn = newTurn({ ...message, id });
  if (attempt === undefined || attempt.state === 'failed')
    return { ...turn, state: 'failed', refusal: attempt?.reason ?? null };
  const progress = z.safeParse(progressShape, attempt.progress).data;
  if (progress === undefined) return turn;
  return { ...turn, ...progress, state: progress.answer === null ? 'sending' : 'answered' };
};

/** The outbox's result of a sent message, as a turn; null if there is no answer to show. */
export const answeredTurn = (reply: unknown): Turn | null => {
  const { message, answer } = z.safeParse(answeredShape, reply).data ?? {};
  if (message === undefined || answer == null) return null;
  const { botMessageId } = answer;
  return { ...newTurn(message), state: 'answered', botMessageId, answer };
};

/** Whether `id` belongs to the message or the answer of a turn. */
export const isAbout = (id: string, { id: own, botMessageId }: Turn): boolean =>
  id === own || id === botMessageId;

/** Both messages of an answered turn, as the server lists them; `position` belongs to the first. */
const messagesOf = (
  { text, at }: Pending,
  answer: ChatAnswer,
  position: number,
  localDate: LocalDate,
): readonly ChatMessage[] => {
  const { messageId, botMessageId, botResponse, reply, answeredBy, answeredAt, safety } = answer;
  const both = { localDate, safety };
  return [
    { ...both, id: messageId, position, from: 'person', text, at, reply: null, answeredBy: null },
    {
      ...both,
      id: botMessageId,
      position: position + 1,
      from: 'assistant',
      text: botResponse,
      at: answeredAt,
      reply,
      answeredBy,
    },
  ];
};

/** The conversation with an answered turn added at the end, or replaced if it is already listed. */
export const withTurn = (
  known: Conversation,
  turn: Pending,
  answer: ChatAnswer,
  localDate: LocalDate,
): Conversation => {
  const { messages } = known;
  const isIn = ({ id }: ChatMessage): boolean =>
    id === answer.messageId || id === answer.botMessageId;
  const place = messages.findIndex(isIn);
  const others = messages.filter((message) => !isIn(message));
  // A turn that was listed in the meantime keeps its place.
  const at = place < 0 ? others.length : place;
  const position = messages[place]?.position ?? (others.at(-1)?.position ?? 0) + 1;
  const added = messagesOf(turn, answer, position, localDate);
  return { ...known, messages: others.toSpliced(at, 0, ...added) };
};

/** The conversation without a message and its answer, or without an answer and its message. */
export const withoutTurn = (known: Conversation, id: string): Conversation => {
  const { messages } = known;
  const place = messages.findIndex((message) => message.id === id);
  const isOwn = messages[place]?.from === 'person';
  const other = messages[isOwn ? place + 1 : place - 1];
  const isPair = place >= 0 && other?.from === (isOwn ? 'assistant' : 'person');
  const gone = new Set([id, ...(isPair ? [other.id] : [])]);
  return { ...known, messages: messages.filter((message) => !gone.has(message.id)) };
};

/** The conversation after a deletion: nothing on the page reveals that there was danger. */
export const silenced = (known: Conversation): Conversation =>
  known.watch === 'none' ? known : { ...known, checkIn: null, watch: 'silent' };

/** One entry in the displayed list. */
export interface Item {
  readonly id: string;
  readonly from: 'person' | 'assistant';
  readonly text: string;
  readonly at: string;
  readonly reply: ChatMessage['reply'];
  readonly safety: ChatMessage['safety'] | null;
  /**
   * `streaming` for an answer that is coming in; `failed` for a message without one; `unanswered` for the single
   * note below all failed messages.
   */
  readonly state: 'kept' | 'sending' | 'failed' | 'streaming' | 'unanswered';
  /** The server's reasons for refusing; only in the note below failed messages. */
  readonly refusal: string | null;
  /** The number of failed messages; only in the note below them. */
  readonly count?: number;
}

const kept = ({ id, from, text, at, reply, safety }: ChatMessage): Item => ({
  id,
  from,
  text,
  at,
  reply,
  safety,
  state: 'kept',
  refusal: null,
});

const bare = { reply: null, safety: null, refusal: null } as const;

const itemsOfTurn = (turn: Turn, localDate: LocalDate): readonly Item[] => {
  const { id, text, at, state, streamed, answer } = turn;
  if (answer !== null) return messagesOf(turn, answer, 0, localDate).map(kept);
  const own: Item = {
    ...bare,
    id,
    from: 'person',
    text,
    at,
    state: state === 'failed' ? 'failed' : 'sending',
  };
  if (streamed === '') return [own];
  const bot = { ...bare, id: `${id}/answer`, from: 'assistant', at } as const;
  return [own, { ...bot, text: streamed, state: 'streaming' }];
};

/** The single note below the last failed message, for all of them. */
const unansweredOf = (failed: readonly Turn[]): Item => {
  const refusals = new Set(failed.flatMap(({ refusal }) => refusal ?? []));
  return {
    ...bare,
    id: 'unanswered',
    from: 'assistant',
    text: '',
    at: failed.at(-1)?.at ?? '',
    state: 'unanswered',
    count: failed.length,
    refusal: refusals.size === 0 ? null : [...refusals].join(' '),
  };
};

const itemOf = new WeakMap<ChatMessage, Item>();

/** The same object for the same message, so that unchanged messages do not rerender. */
const keptItem = (message: ChatMessage): Item => {
  const known = itemOf.get(message);
  if (known !== undefined) return known;
  const item = kept(message);
  itemOf.set(message, item);
  return item;
};

const NO_MESSAGE: ReadonlySet<Item['state']> = new Set(['failed', 'unanswered']);

/** The last message that was not refused or left without an answer. */
export const lastOf = (items: readonly Item[]): Item | undefined =>
  items.findLast(({ state }) => !NO_MESSAGE.has(state));

const idsIn = new WeakMap<readonly ChatMessage[], ReadonlySet<string>>();

/** The ids of a list of messages, cached because they are needed for every chunk of an answer. */
const idsOf = (messages: readonly ChatMessage[]): ReadonlySet<string> => {
  const known = idsIn.get(messages);
  if (known !== undefined) return known;
  const ids = new Set(messages.map(({ id }) => id));
  idsIn.set(messages, ids);
  return ids;
};

/** All items to show, the earliest first: the stored messages, then those that this visit added. */
export const itemsOf = (
  messages: readonly ChatMessage[],
  turns: readonly Turn[],
  localDate: LocalDate,
): readonly Item[] => {
  const ids = idsOf(messages);
  const fresh = turns.filter(({ id }) => !ids.has(id));
  const failed = fresh.filter(({ state }) => state === 'failed');
  const added = fresh.flatMap((turn) => [
    ...itemsOfTurn(turn, localDate),
    ...(turn === failed.at(-1) ? [unansweredOf(failed)] : []),
  ]);
  return [...messages.map(keptItem), ...added];
};
