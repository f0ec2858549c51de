import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { type ChatMessage, chatEndpoints } from '#contract/chat/chat.ts';
import type { ReplyOf } from '#contract/shared/endpoint.ts';
import { keepRegion, unsentRegion } from './crisis/device-records.ts';

/**
 * The messages that are known here, the earliest first; `next` is where those before them begin.
 */
export type Conversation = Omit<ReplyOf<(typeof chatEndpoints)['messages']>, 'messages'> & {
  readonly messages: readonly ChatMessage[];
};

const conversationKey = (userId: string) => ['chat', userId, 'messages'] as const;

const byPosition = (one: ChatMessage, other: ChatMessage): number => one.position - other.position;

/** The newest page, with the earlier messages that were known before when they reach up to it. */
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

/** How often what is known here was changed, by conversation. */
const changes = new WeakMap<QueryClient, number>();
const changesIn = (client: QueryClient): number => changes.get(client) ?? 0;
/** A page is asked for so many times at most, where each was outdated by then. */
const TRIES_MOST = 3;

/**
 * The newest page that nothing has outdated while it was on its way: an answer that came meanwhile
 * is not taken out again.
 */
const fetchNewest = async (
  client: QueryClient,
  userId: string,
  signal: AbortSignal,
  tries = 1,
): Promise<Conversation> => {
  const before = changesIn(client);
  const page = await fetchPage(userId, undefined, signal);
  const isOutdated = changesIn(client) !== before && tries < TRIES_MOST;
  return isOutdated ? fetchNewest(client, userId, signal, tries + 1) : page;
};

/** The person's conversation: the latest messages, and the earlier ones that were asked for. */
export const conversation = (userId: string) =>
  queryOptions<Conversation>({
    queryKey: conversationKey(userId),
    queryFn: async ({ signal, client }) => {
      const page = await fetchNewest(client, userId, signal);
      return renewed(page, client.getQueryData<Conversation>(conversationKey(userId)));
    },
    // Comparing thousands of messages with each other would take longer than drawing them.
    structuralSharing: false,
  });

/** Fetches the page before those that are known. Throws what `call` throws. */
export const fetchEarlier = async (client: QueryClient, userId: string): Promise<void> => {
  const known = client.getQueryData<Conversation>(conversationKey(userId));
  if (known === undefined || known.next === null) return;
  const page = await fetchPage(userId, known.next);
  changeConversation(client, userId, (now) => {
    // The conversation was deleted meanwhile.
    if (now.next !== known.next) return now;
    const ids = new Set(now.messages.map(({ id }) => id));
    const added = page.messages.filter(({ id }) => !ids.has(id));
    return { ...now, messages: [...added, ...now.messages], next: page.next };
  });
};

/** How often something began that tells anew how the guard stands. */
const guardNews = new WeakMap<QueryClient, number>();

/**
 * From here on an older page no longer tells how the guard stands: a turn begins, or its answer is
 * there.
 */
export const outdatesWatch = (client: QueryClient): number => {
  const next = (guardNews.get(client) ?? 0) + 1;
  guardNews.set(client, next);
  return next;
};

/**
 * Asks the server how the safety guard stands, and whether it has a question. What is known of the
 * messages stays: one whose answer still comes in would change its words. What a turn told meanwhile is newer, and
 * stays. Never rejects.
 */
export const renewWatch = async (client: QueryClient, userId: string): Promise<void> => {
  const asked = outdatesWatch(client);
  try {
    const { watch, checkIn } = await fetchPage(userId, undefined);
    if (guardNews.get(client) !== asked) return;
    changeConversation(client, userId, (known) => ({ ...known, watch, checkIn }));
  } catch {
    // What is known here holds until the conversation loads again.
  }
};

/** Changes what is known of the conversation here; nothing where nothing is known. */
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
 * The settings of the chat. The region is kept on this device as well, for the crisis help; one that
 * was chosen here and not sent yet stands above that of the server.
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
