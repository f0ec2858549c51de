import { chatEndpoints } from '#contract/chat/chat.ts';
import { systemEndpoints } from '#contract/system.ts';
import { aMessage } from '#tests/api/support/examples.ts';
import type { Visitor } from '#tests/support/visitor.ts';

/** A message with explicit danger, to which the guard itself replies. */
const DANGER = 'I am going to kill myself tonight.';

/** The median, or the larger of the two middle values; NaN for no values. */
export const middle = (times: readonly number[]): number =>
  times.toSorted((a, b) => a - b)[times.length >> 1] ?? Number.NaN;

/** The duration of an action, in ms. */
export const timed = async (act: () => Promise<unknown>): Promise<number> => {
  const start = performance.now();
  await act();
  return performance.now() - start;
};

/** The status of a reply, after the reply was read completely; 0 if none came. */
export const statusOf = async (url: string, init?: RequestInit): Promise<number> => {
  const answer = await fetch(url, init).catch(() => null);
  await answer?.arrayBuffer().catch(() => null);
  return answer?.status ?? 0;
};

export const health = (url: string): Promise<number> =>
  statusOf(`${url}${systemEndpoints.health.path}`);

/** A chat message with today's date. */
export const messageOf = ({ userId }: Visitor, text: string) => ({
  ...aMessage(userId, { text, localDate: new Date().toISOString().slice(0, 10), zone: 'UTC' }),
  id: crypto.randomUUID(),
});

/** Sends a chat message. */
export const say = (url: string, visitor: Visitor, text: string): Promise<Response> =>
  fetch(`${url}${chatEndpoints.analyze.path}`, {
    method: 'POST',
    headers: visitor.headers,
    body: JSON.stringify(messageOf(visitor, text)),
  });

/** Whether the guard gives the full response to danger. */
export const isDangerAnswered = async (url: string, visitor: Visitor): Promise<boolean> => {
  const answer = await say(url, visitor, DANGER).catch(() => null);
  if (answer?.status !== 200) return false;
  return chatEndpoints.analyze.reply.parse(await answer.json()).safety.response === 'full';
};

/** Runs `works` a number of times, at most `atOnce` in parallel. Returns the number of failures. */
export const failures = async (
  times: number,
  atOnce: number,
  works: (at: number) => Promise<boolean>,
): Promise<number> => {
  let [at, failed] = [0, 0];
  const worker = async (): Promise<void> => {
    while (at < times) {
      const mine = at;
      at += 1;
      if (!(await works(mine))) failed += 1;
    }
  };
  await Promise.all(Array.from({ length: atOnce }, worker));
  return failed;
};
