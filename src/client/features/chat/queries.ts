import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { type ChatMessage, chatEndpoints } from '#contract/chat/chat.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import { keepRegion, unsentRegion } from './crisis/device-records.ts';

/** The cached messages, the earliest first; `next` is the cursor of the page before them. */
export type Conversation = Omit<ReplyOf<(typeof chatEndpoints)['messages']>, 'messages'> & {
  readonly messages: readonly ChatMessage[];
};

const conversationKey = (userId: string) => ['chat', userId, 'messages'] as const;

const byPosition = (one: ChatMessage, other: ChatMessage): number => one.position - other.position;

/** The newest page, preceded by the cached earlier messages if they reach up to it. */
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

/** The number of changes to the cached conversation, by query client. */
const changes = new WeakMap<QueryClient, number>();
const changesIn = (client: QueryClient): number => changes.get(client) ?? 0;
/** The maximum number of requests for a page when each reply is outdated on arrival. */
const MAX_ATTEMPTS = 3;

/**
 * The newest page, refetched if the cache changed in the meantime, so that it does not remove an answer
 * that just arrived.
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

/** The person's conversation: the latest messages, and the earlier ones loaded on request. */
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

/** A counter of events that bring a newer watch state, by query client. */
const watchRevision = new WeakMap<QueryClient, number>();

/**
 * Marks the watch state of pages requested before as outdated, because a turn begins or its answer is here.
 * Returns the new count.
 */
export const invalidateWatch = (client: QueryClient): number => {
  const next = (watchRevision.get(client) ?? 0) + 1;
  watchRevision.set(client, next);
  return next;
};

/**
 * Refetches the watch state and the check-in question. The cached messages stay, because a message whose
 * answer is still streaming would change its text. A newer state from a turn in the meantime wins. Never rejects.
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
 * The settings of the chat. The region is also stored on this device, for the crisis help; a region chosen
 * here and not yet sent overrides the server's.
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
