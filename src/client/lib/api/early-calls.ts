import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import { uptimeMs } from '#client/platform/after.ts';
import { type ReplyTimes, updateServerClock } from './server-clock.ts';

declare global {
  /**
   * The call that `boot.js` sent before the app was loaded: the session's user and token, and the answer with the
   * replies to the calls of the page by address. The answer rejects if the server sent none.
   */
  var earlyCalls:
    | {
        readonly userId: string;
        readonly token: string;
        readonly answer: Promise<{
          readonly times: ReplyTimes;
          readonly replies: Record<string, unknown>;
        }>;
      }
    | undefined;
}

/** How long after the page was opened an early reply counts as fresh. */
const FRESH_MS = 20_000;

/** Drops the unused replies, for example before a write, which they would not include. */
export const forgetEarlyCalls = (): void => {
  globalThis.earlyCalls = undefined;
};

const isOfThisSession = (): boolean => {
  const [session, asker] = [getSession(), globalThis.earlyCalls];
  return (
    session.state === 'in' && session.userId === asker?.userId && session.token === asker.token
  );
};

/**
 * Takes the reply to a read that the server gave in advance. Undefined if it was already taken, is not among the
 * replies, or is too old. Rejects if the server did not answer.
 */
export const takeEarlyReply = async (address: string): Promise<unknown> => {
  if (uptimeMs() >= FRESH_MS || !isOfThisSession()) return undefined;
  const answer = await globalThis.earlyCalls?.answer.catch((error: unknown) => {
    // Later calls try for themselves.
    forgetEarlyCalls();
    throw error;
  });
  if (answer === undefined || !isOfThisSession()) return undefined;
  updateServerClock(answer.times);
  const reply = answer.replies[address];
  delete answer.replies[address];
  return reply;
};

onSessionChange(forgetEarlyCalls);
