import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { type ChatMessage, chatEndpoints } from '#contract/chat/chat.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import { keepRegion, unsentRegion } from './crisis/device-records.ts';

/** The cached messages, the earliest first; `next` is the cursor of the page before these messages. */
export type Conversation = Omit<ReplyOf<(typeof chatEndpoints)['messages']>, 'messages'> & {
  readonly messages: readonly ChatMessage[];
};

const conversationKey = (userId: string) => ['chat', userId, 'messages'] as const;

const byPosition = (one: ChatMessage, other: ChatMessage): number => one.position - other.position;

/** The newest page, preceded by the cached earlier messages if no messages are missing in between. */
const renewed = (page: Conversation, known: Conversation | undefined): Conversation => {
  const first = page.messages[0];
  if (known === undefined || first === undefined || page.next === null) return page;
  const isWhole = known.messages.some(({ position }) => position >= first.position);
  const earlier = known.messages.filter(({ position }) => position < first.position);
  if (!isWhole || earlier.length === 0) return page;
  return { ...page, messages: [...earlier, ...page.messages], next: known.next };
};

const fetchPage = async (
  userId: string,
  before: string | undefined,
  signal?: AbortSignal,
): Promise<Conversation> => {
  const page = await call(chatEndpoints.messages, {
    params: { userId },
    query: { before },
    ...(signal === undefined ? {} : { signal }),
  });
  return { ...page, messages: page.messages.toSorted(byPosition) };
};

/** The number of changes to the cached conversation, per query client. */
const changes = new WeakMap<QueryClient, number>();
const changesIn = (client: QueryClient): number => changes.get(client) ?? 0;
/** The maximum number of requests for a page if each reply is already outdated on arrival. */
const MAX_ATTEMPTS = 3;

/**
 * Fetches the newest page, and fetches it again if the cache changed in the meantime. Otherwise, the page could remove
 * an answer that has just arrived.
 */
const fetchNewest = async (
  client: QueryClient,
  userId: string,
  signal: AbortSignal,
  tries = 1,
): Promise<Conversation> => {
  const before = changesIn(client);
  const page = await fetchPage(userId, undefined, signal);
  const isOutdated = changesIn(client) !== before && tries < MAX_ATTEMPTS;
  return isOutdated ? fetchNewest(client, userId, signal, tries + 1) : page;
};

/** The person's conversation: the latest messages, and earlier ones that were loaded on request. */
export const conversation = (userId: string) =>
  queryOptions<Conversation>({
    queryKey: conversationKey(userId),
    queryFn: async ({ signal, client }) => {
      const page = await fetchNewest(client, userId, signal);
      return renewed(page, client.getQueryData<Conversation>(conversationKey(userId)));
    },
    // Comparing thousands of messages would take longer than rendering them.
    structuralSharing: false,
  });

/** Fetches the page before the cached messages. Throws what `call` throws. */
export const fetchEarlier = async (client: QueryClient, userId: string): Promise<void> => {
  const known = client.getQueryData<Conversation>(conversationKey(userId));
  if (known === undefined || known.next === null) return;
  const page = await fetchPage(userId, known.next);
  changeConversation(client, userId, (now) => {
    // The conversation was deleted in the meantime.
    if (now.next !== known.next) return now;
    const ids = new Set(now.messages.map(({ id }) => id));
    const added = page.messages.filter(({ id }) => !ids.has(id));
    return { ...now, messages: [...added, ...now.messages], next: page.next };
  });
};

/** The number of events that changed the watch state, per query client. */
const watchRevision = new WeakMap<QueryClient, number>();

/**
 * Marks the watch state of all pages requested so far as outdated, for example because a message is being sent or its
 * answer has arrived. Returns the new count of such events.
 */
export const invalidateWatch = (client: QueryClient): number => {
  const next = (watchRevision.get(client) ?? 0) + 1;
  watchRevision.set(client, next);
  return next;
};

/**
 * Refetches the watch state and the check-in question. The cached messages are not replaced, because that could change
 * the text of a message whose answer is still streaming. If an answer brings a newer watch state in the meantime, the
 * newer state is used. Never rejects.
 */
export const refetchWatch = async (client: QueryClient, userId: string): Promise<void> => {
  const asked = invalidateWatch(client);
  try {
    const { watch, checkIn } = await fetchPage(userId, undefined);
    if (watchRevision.get(client) !== asked) return;
    changeConversation(client, userId, (known) => ({ ...known, watch, checkIn }));
  } catch {
    // The cached state stays until the conversation loads again.
  }
};

/** Changes the cached conversation, if there is one. */
export const changeConversation = (
  client: QueryClient,
  userId: string,
  change: (known: Conversation) => Conversation,
): void => {
  changes.set(client, changesIn(client) + 1);
  client.setQueryData<Conversation>(conversationKey(userId), (known) =>
    known === undefined ? known : change(known),
  );
};

/**
 * The settings of the chat. The region is also stored on this device, for the crisis help. A region that was chosen on
 * this device but not sent yet overrides the server's region.
 */
export const chatSettings = (userId: string) =>
  queryOptions({
    queryKey: ['chat', userId, 'settings'],
    queryFn: async ({ signal }) => {
      const settings = await call(chatEndpoints.settings, { params: { userId }, signal });
      const region = unsentRegion.get() ?? settings.region;
      if (region !== null) keepRegion(region);
      return { ...settings, region };
    },
  });
