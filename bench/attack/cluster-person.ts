import { setTimeout as delay } from 'node:timers/promises';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { moodBody, type Visitor, visit } from '#tests/support/visitor.ts';
import { messageOf, statusOf } from './people.ts';

const PAUSE_MS = 400;
/** The delay before a client's only retry, unless the reply specifies a different delay. */
const RETRY_MS = 1_000;

/** Counts of one person's requests and their outcomes. */
interface Doings {
  requests: number;
  /** The number of requests that needed the retry. */
  retried: number;
  /** The number of requests that failed even after the retry. */
  failed: number;
  /** The statuses of failed requests; 0 for no reply. */
  readonly failedWith: number[];
}

/** A person who uses the app until stopped. */
export interface ClusterPerson {
  readonly acknowledged: ReadonlySet<string>;
  readonly doings: Doings;
  use(isOver: () => boolean): Promise<void>;
  /** The number of acknowledged writes that are missing. */
  lost(): Promise<number>;
}

interface Try {
  readonly status: number;
  readonly retryAfterMs: number;
}

const attempt = async (url: string, init: RequestInit): Promise<Try> => {
  try {
    const answer = await fetch(url, init);
    await answer.arrayBuffer();
    const retryAfterMs = 1_000 * Number(answer.headers.get('retry-after') ?? 0);
    return { status: answer.status, retryAfterMs };
  } catch {
    return { status: 0, retryAfterMs: 0 };
  }
};

const isDone = (status: number): boolean => status === 200 || status === 201;

/** A guest who uses the app through the proxy. Every write has an id that the client generates, so retrying is safe. */
export const clusterPerson = async (url: string): Promise<ClusterPerson> => {
  const visitor: Visitor = await visit(url);
  const acknowledged = new Set<string>();
  const messages = new Set<string>();
  const doings: Doings = { requests: 0, retried: 0, failed: 0, failedWith: [] };
  const { headers, userId } = visitor;

  const ask = async (path: string, body: object | null = null): Promise<boolean> => {
    const init: RequestInit =
      body === null ? { headers } : { method: 'POST', headers, body: JSON.stringify(body) };
    doings.requests += 1;
    const first = await attempt(`${url}${path}`, init);
    if (isDone(first.status)) return true;
    doings.retried += 1;
    await delay(Math.max(RETRY_MS, first.retryAfterMs));
    const { status } = await attempt(`${url}${path}`, init);
    if (isDone(status)) return true;
    doings.failed += 1;
    doings.failedWith.push(status);
    return false;
  };

  const logMood = async (): Promise<void> => {
    const body = moodBody(userId);
    if (await ask('/api/mood/submit', body)) acknowledged.add(body.id);
  };
  const write = async (): Promise<void> => {
    const id = crypto.randomUUID();
    const body = { ...messageOf(visitor, 'I had a long day at work.'), id };
    if (await ask(chatEndpoints.analyze.path, body)) messages.add(id);
  };
  const ACTS = [
    logMood,
    logMood,
    logMood,
    write,
    () => ask(`/api/mood/all/${userId}`),
    () => ask('/auth/me'),
    () => ask('/'),
  ];

  return {
    acknowledged,
    doings,
    use: async (isOver) => {
      for (let turn = 0; !isOver(); turn += 1) {
        await ACTS[turn % ACTS.length]?.();
        await delay(PAUSE_MS * (0.5 + Math.random()));
      }
    },
    lost: async () => {
      const kept = new Set(await visitor.ids());
      const lostMoods = [...acknowledged].filter((id) => !kept.has(id)).length;
      // Deleting a message succeeds only if the message is stored.
      let lostMessages = 0;
      for (const id of messages) {
        const path = chatEndpoints.deleteMessage.path.replace(':messageId', id);
        const own = { cookie: headers.cookie ?? '' };
        const status = await statusOf(`${url}${path}`, { method: 'DELETE', headers: own });
        if (status !== 200) lostMessages += 1;
      }
      return lostMoods + lostMessages;
    },
  };
};
