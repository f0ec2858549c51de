import { randomUUID } from 'node:crypto';
import { moodEndpoints } from '#contract/mood.ts';

/** A guest on a running server, who logs moods over HTTP as the app does. */
export interface Visitor {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Logs a mood. Resolves to the status, and rejects if there is no reply. */
  log(id: string): Promise<number>;
  /** The ids of all logs, in the server’s order. */
  ids(): Promise<string[]>;
}

/** A mood as the app sends it. */
export const moodBody = (userId: string, id: string = randomUUID()) => ({
  id,
  userId,
  timestamp: new Date().toISOString(),
  zone: 'Asia/Kolkata',
  mood: 75,
  emoji: '🙂',
  why: 'A walk in the rain',
  tags: [],
});

const listOf = moodEndpoints.all.reply;

/** Creates a guest account on the server at `url`. */
export const visit = async (url: string): Promise<Visitor> => {
  const welcome = await fetch(`${url}/auth/guest`, { method: 'POST' });
  const body: { userId: string } = await welcome.json();
  const cookie = welcome.headers.getSetCookie().map((line) => line.split(';')[0]);
  const headers = { cookie: cookie.join('; '), 'content-type': 'application/json' };
  const { userId } = body;
  return {
    userId,
    headers,
    log: async (id) => {
      const reply = await fetch(`${url}/api/mood/submit`, {
        method: 'POST',
        headers,
        body: JSON.stringify(moodBody(userId, id)),
      });
      await reply.arrayBuffer();
      return reply.status;
    },
    ids: async () => {
      const reply = await fetch(`${url}/api/mood/all/${userId}`, { headers });
      return listOf.parse(await reply.json()).map((log) => log.id);
    },
  };
};
