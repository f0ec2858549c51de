import type { Conversation } from '#client/features/chat/queries.ts';
import { fits } from '#client/lib/api/outline.ts';
import type { Attempt, OutboxItem } from '#client/sync/outbox/outbox-item.ts';
import { type ChatAnswer, type ChatMessage, chatEndpoints } from '#contract/chat/chat.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { type Guarded, isFlag, isText, nullable, recordOf, shaped } from '#domain/shared/guards.ts';

const required = { text: isText, at: isText };
const optional = {
  /** Whether the check-in question was shown when the message was written. */
  checkInShown: isFlag,
  /** The form entries, if the message is a sent form. */
  form: shaped({ form: isText, values: recordOf(isText) }),
};
const isBody = shaped(required, optional);

/** Whether a value has all parts of an answer; the same check as for a reply that is not streamed. */
export const isAnswer = (value: unknown): value is ChatAnswer => fits(chatEndpoints.analyze, value);

const isProgress = shaped({
  /** The id of the answer; null until the server has received the message. */
  botMessageId: nullable(isText),
  /** The answer text received so far. */
  streamed: isText,
  /** Set as soon as the answer is complete, even if answers to earlier messages are still missing. */
  answer: nullable(isAnswer),
});

const isAnswered = shaped({
  message: shaped({ ...required, id: isText }, optional),
  answer: nullable(isAnswer),
});

/** The body of a message in the outbox. */
export type MessageBody = Guarded<typeof isBody>;

/** A message that has no answer yet. Ids increase with time. */
export type Pending = MessageBody & { readonly id: string };

/** The state of an incoming answer. */
export type Progress = Guarded<typeof isProgress>;

/** A message of this visit, with the part of its answer that has arrived. */
export interface Turn extends Pending {
  readonly state: 'sending' | 'failed' | 'answered';
  /** The answer text received so far, while the answer streams in. */
  readonly streamed: string;
  /** The id of the answer; null until the server has received the message. */
  readonly botMessageId: string | null;
  readonly answer: ChatAnswer | null;
  /** The reason why the server refused the message; null if there is none. */
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
 * Converts an outbox entry to a turn. Null if the entry is not a message, or if it has not been attempted yet and the
 * conversation may still load.
 *
 * @param attempt the state of sending the entry; undefined if it has not been attempted on this visit
 * @param isUnknown whether the conversation cannot be loaded, so that the messages on the server are unknown
 */
export const turnOf = (
  { id, body }: OutboxItem,
  attempt: Attempt | undefined,
  isUnknown: boolean,
): Turn | null => {
  if (!isBody(body) || (attempt === undefined && !isUnknown)) return null;
  const turn = newTurn({ ...body, id });
  if (attempt === undefined || attempt.state === 'failed')
    return { ...turn, state: 'failed', refusal: attempt?.reason ?? null };
  const { progress } = attempt;
  if (!isProgress(progress)) return turn;
  return { ...turn, ...progress, state: progress.answer === null ? 'sending' : 'answered' };
};

/** Converts the outbox's result for a sent message to a turn; null if there is no answer to show. */
export const answeredTurn = (reply: unknown): Turn | null => {
  if (!isAnswered(reply) || reply.answer === null) return null;
  const { message, answer } = reply;
  const { botMessageId } = answer;
  return { ...newTurn(message), state: 'answered', botMessageId, answer };
};

/** Whether `id` belongs to the message or the answer of a turn. */
export const isAbout = (id: string, { id: own, botMessageId }: Turn): boolean =>
  id === own || id === botMessageId;

/**
 * Both messages of an answered turn, in the form in which the server lists them; `position` is the position of the
 * first of the two messages.
 */
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

/** The conversation with an answered turn, which is added at the end, or updated in place if it is already listed. */
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
  // A turn that was listed in the meantime keeps its position.
  const at = place < 0 ? others.length : place;
  const position = messages[place]?.position ?? (others.at(-1)?.position ?? 0) + 1;
  const added = messagesOf(turn, answer, position, localDate);
  return { ...known, messages: others.toSpliced(at, 0, ...added) };
};

/**
 * The conversation without a whole turn: the message or answer with this id is removed, together with its counterpart.
 */
export const withoutTurn = (known: Conversation, id: string): Conversation => {
  const { messages } = known;
  const place = messages.findIndex((message) => message.id === id);
  const isOwn = messages[place]?.from === 'person';
  const other = messages[isOwn ? place + 1 : place - 1];
  const isPair = place >= 0 && other?.from === (isOwn ? 'assistant' : 'person');
  const gone = new Set([id, ...(isPair ? [other.id] : [])]);
  return { ...known, messages: messages.filter((message) => !gone.has(message.id)) };
};

/** The conversation after a deletion, without anything that would reveal that there was danger. */
export const silenced = (known: Conversation): Conversation =>
  known.watch === 'none' ? known : { ...known, checkIn: null, watch: 'silent' };

/** One item of the displayed list. */
export interface Item {
  readonly id: string;
  readonly from: 'person' | 'assistant';
  readonly text: string;
  readonly at: string;
  readonly reply: ChatMessage['reply'];
  readonly safety: ChatMessage['safety'] | null;
  /**
   * `streaming` for an answer that is arriving; `failed` for a message without an answer; `unanswered` for the single
   * note below all failed messages.
   */
  readonly state: 'kept' | 'sending' | 'failed' | 'streaming' | 'unanswered';
  /** The server's reasons for refusing messages; set only in the note below failed messages. */
  readonly refusal: string | null;
  /** The number of failed messages; set only in the note below them. */
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

/** The single note below the last failed message. It covers all failed messages. */
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

/** Returns the same object for the same message, so that unchanged messages do not rerender. */
const keptItem = (message: ChatMessage): Item => {
  const known = itemOf.get(message);
  if (known !== undefined) return known;
  const item = kept(message);
  itemOf.set(message, item);
  return item;
};

const NO_MESSAGE: ReadonlySet<Item['state']> = new Set(['failed', 'unanswered']);

/** The last item that is neither a failed message nor the note below failed messages. */
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

/** All items to show, the earliest first: the stored messages, followed by those of this visit. */
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
