import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import { uptimeMs } from '#client/platform/after.ts';

declare global {
  /** The reads that `boot.js` sent before the app was loaded: whose session it was, and the replies by address. */
  var earlyCalls:
    | {
        readonly userId: string;
        readonly token: string;
        readonly replies: Map<string, Promise<Response>>;
      }
    | undefined;
}

/** How long after the page was opened an early reply counts as fresh. */
const FRESH_MS = 20_000;

/** The reply to a read already in flight, returned only once. Undefined when it was not sent or is too old. */
export const takeEarlyCall = (address: string): Promise<Response> | undefined => {
  const replies = globalThis.earlyCalls?.replies;
  const reply = replies?.get(address);
  replies?.delete(address);
  return uptimeMs() < FRESH_MS ? reply : undefined;
};

/** Drops the unused replies, because they lack what is written from now on. */
export const forgetEarlyCalls = (): void => globalThis.earlyCalls?.replies.clear();

// Another tab may have changed the session before this module ran.
const session = getSession();
const asker = globalThis.earlyCalls;
if (session.state !== 'in' || session.userId !== asker?.userId || session.token !== asker.token)
  forgetEarlyCalls();
onSessionChange(forgetEarlyCalls);
