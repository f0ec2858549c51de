import type { QueryClient } from '@tanstack/react-query';
import { Refusal } from '#client/lib/api/call.ts';
import { getSession, onSessionChange } from '#client/lib/session/session.ts';
import { onPossiblyBack } from '#client/platform/online.ts';
import { alone } from '#client/platform/tab-lock.ts';
import { onTold, tell } from '#client/sync/broadcast.ts';
import type { OutboxKind } from './handler.ts';
import {
  type Failure,
  nextToSend,
  type OutboxItem,
  pauseMs,
  type Verdict,
  verdictOn,
} from './rules.ts';
import { listKept, markRefused, removeKept } from './store.ts';

interface Parts {
  readonly userId: string;
  readonly client: QueryClient;
  readonly kinds: ReadonlyMap<string, OutboxKind>;
}

const failureOf = (error: unknown): Failure => (error instanceof Refusal ? error : null);

// Each attempt is a mutation of the person’s QueryClient, so that its state can be observed. Its
// persistence is ours: the library's own keeps only paused mutations and writes them late.
const attempt = ({ client, userId }: Parts, kind: OutboxKind, item: OutboxItem): Promise<unknown> =>
  client
    .getMutationCache()
    .build(client, {
      mutationKey: ['outbox', item.kind, item.id],
      scope: { id: 'outbox' },
      networkMode: 'always',
      retry: false,
      gcTime: 0,
      mutationFn: () => kind.send({ id: item.id, userId, body: item.body }),
    })
    .execute(undefined);

const signedIn = (userId: string): boolean => {
  const session = getSession();
  return session.state === 'in' && session.userId === userId;
};

/** Sends one entry and notes the outcome. Null when it is settled, else what to do first. */
const sendOne = async (
  parts: Parts,
  kind: OutboxKind,
  item: OutboxItem,
): Promise<Exclude<Verdict, { next: 'refuse' }> | null> => {
  const { userId } = parts;
  const { id } = item;
  let reply: unknown;
  try {
    reply = await attempt(parts, kind, item);
  } catch (error) {
    // Somebody else signed in meanwhile: that answer was not about this person's entry.
    if (!signedIn(userId)) return { next: 'sign-in-first' };
    const verdict = verdictOn(failureOf(error));
    if (verdict.next !== 'refuse') return verdict;
    if (kind.quiet === true) await removeKept(item);
    else await markRefused(item, verdict.reason);
    tell({ about: 'refused', userId, id, message: verdict.reason.message });
    return null;
  }
  // First into the lists that the person sees, then out of the outbox: it never seems to vanish.
  tell({ about: 'sent', userId, kind: item.kind, id, reply });
  await removeKept(item);
  return null;
};

/**
 * Sends what is kept for one person, one entry after the other, in one tab at a time, for as long
 * as it runs. Returns how to stop; an attempt under way is finished.
 */
export const startSending = (parts: Parts): (() => void) => {
  const { userId, kinds } = parts;
  let stopped = false;
  let poked = false;
  let wake = (): void => {};
  let failures = 0;
  /**
   * The server asked this or another tab not to call before this time, in ms since the page began:
   * the device's clock may be set back meanwhile.
   */
  let notBefore = 0;

  const poke = (): void => {
    poked = true;
    wake();
  };

  /** Sends until nothing can be sent. Returns how long to pause in ms; null is until poked. */
  const sendAll = async (): Promise<number | null> => {
    for (;;) {
      const line = stopped ? [] : await listKept(userId);
      if (performance.now() < notBefore) return 0;
      const item = nextToSend(line, (name) => kinds.has(name));
      const kind = item && kinds.get(item.kind);
      if (item === undefined || kind === undefined) return null;
      const obstacle = signedIn(userId)
        ? await sendOne(parts, kind, item)
        : { next: 'sign-in-first' as const };
      if (obstacle === null) {
        failures = 0;
        continue;
      }
      const atLeastMs = obstacle.next === 'try-again' ? obstacle.atLeastMs : 0;
      tell({ about: 'postponed', userId, atLeastMs });
      if (obstacle.next === 'sign-in-first') return null;
      failures += 1;
      return pauseMs(failures, Math.random());
    }
  };

  const sendAllAlone = async (): Promise<number | null> => {
    try {
      return await alone(`evenkeel-outbox-${userId}`, sendAll);
    } catch {
      // The device's storage failed for the moment; what it holds is still there.
      failures += 1;
      return pauseMs(failures, Math.random());
    }
  };

  const pause = async (ms: number | null): Promise<void> => {
    const asked = notBefore - performance.now();
    if (asked > 0) return new Promise((resolve) => setTimeout(resolve, asked));
    if (poked) return;
    await new Promise<void>((resolve) => {
      const timer = ms === null ? undefined : setTimeout(resolve, ms);
      wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  };

  const run = async (): Promise<void> => {
    while (!stopped) {
      poked = false;
      await pause(await sendAllAlone());
    }
  };

  const stops = [
    onPossiblyBack(poke),
    onSessionChange(poke),
    onTold((told) => {
      if (told.userId !== userId) return;
      if (told.about === 'kept') poke();
      if (told.about === 'postponed')
        notBefore = Math.max(notBefore, performance.now() + told.atLeastMs);
    }),
  ];
  void run();
  return () => {
    stopped = true;
    for (const stop of stops) stop();
    poke();
  };
};
