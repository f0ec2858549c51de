import * as z from 'zod/mini';
import type { Conversation } from '#client/features/chat/queries.ts';
import type { Attempt, OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type ChatAnswer, type ChatMessage, chatAnswer } from '#contract/chat/chat.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

const bodyShape = z.object({
  text: z.string(),
  at: z.string(),
  /** Whether the assistant's question how things are stood there when it was written. */
  checkInShown: z.optional(z.boolean()),
  /** What was filled in, where the message is a form that was sent. */
  form: z.optional(z.object({ form: z.string(), values: z.record(z.string(), z.string()) })),
});

const progressShape = z.object({
  /** The id of the answer; null until the server has the message. */
  botMessageId: z.nullable(z.string()),
  /** What was said so far. */
  streamed: z.string(),
  /** There as soon as the answer is, which may still wait for those of earlier messages. */
  answer: z.nullable(chatAnswer),
});

const answeredShape = z.object({
  message: z.extend(bodyShape, { id: z.string() }),
  answer: z.nullable(chatAnswer),
});

/** A message as it lies in the outbox. */
export type MessageBody = z.output<typeof bodyShape>;

/** A message that has no answer yet; ids grow with time. */
export type Pending = MessageBody & { readonly id: string };

/** What is known of an answer that comes in. */
export type Progress = z.output<typeof progressShape>;

/** A message of this visit, and what has come back for it so far. */
export interface Turn extends Pending {
  readonly state: 'sending' | 'failed' | 'answered';
  /** What was said so far, while the answer is on its way. */
  readonly streamed: string;
  /** The id of its answer; null until the server has the message. */
  readonly botMessageId: string | null;
  readonly answer: ChatAnswer | null;
  /** What the server said to it, where it said no; null where nothing is known. */
  readonly refusal: string | null;
}

/** A message that was just sent. */
export const newTurn = (pending: Pending): Turn => ({
  ...pending,
  state: 'sending',
  streamed: '',
  botMessageId: null,
  answer: null,
  refusal: null,
});

/**
 * An entry of the outbox as a turn; null when it is no message, or when it is not known what to do with it.
 *
 * @param attempt how it goes with sending it; undefined when that was not tried on this visit
 * @param isUnknown whether it cannot be known which messages the server has
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

/** What the outbox says of a message that was sent, as a turn; null where there is no answer to show. */
export const answeredTurn = (reply: unknown): Turn | null => {
  const { message, answer } = z.safeParse(answeredShape, reply).data ?? {};
  if (message === undefined || answer == null) return null;
  const { botMessageId } = answer;
  return { ...newTurn(message), state: 'answered', botMessageId, answer };
};

/** Whether a turn is that of a message, or of its answer. */
export const isAbout = (id: string, { id: own, botMessageId }: Turn): boolean =>
  id === own || id === botMessageId;

/** Both messages of an answered turn, as the server lists them. `position` is that of the first. */
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

/** The conversation with an answered turn at its end, once. */
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
  // What was listed meanwhile stays at its place.
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

/** After something was deleted nothing on the page tells that there was danger. */
export const silenced = (known: Conversation): Conversation =>
  known.watch === 'none' ? known : { ...known, checkIn: null, watch: 'silent' };

/** What one place in the list shows. */
export interface Item {
  readonly id: string;
  readonly from: 'person' | 'assistant';
  readonly text: string;
  readonly at: string;
  readonly reply: ChatMessage['reply'];
  readonly safety: ChatMessage['safety'] | null;
  /**
   * `streaming` while the answer comes in; `failed` where it did not; `unanswered` for what stands
   * once below all that failed.
   */
  readonly state: 'kept' | 'sending' | 'failed' | 'streaming' | 'unanswered';
  /** What the server said where it said no; only below what failed. */
  readonly refusal: string | null;
  /** How many messages failed; only in what stands below them. */
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

/** What stands once below the last message that failed, for all of them. */
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

/** The same object for the same message, so that what did not change is not drawn again. */
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

/** The ids of all that is kept, gathered once for a list: it is asked for with every word of an answer. */
const idsOf = (messages: readonly ChatMessage[]): ReadonlySet<string> => {
  const known = idsIn.get(messages);
  if (known !== undefined) return known;
  const ids = new Set(messages.map(({ id }) => id));
  idsIn.set(messages, ids);
  return ids;
};

/** All that is to be shown, the earliest first: what is kept, and behind it what this visit added. */
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
