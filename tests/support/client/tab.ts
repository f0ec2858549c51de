import { QueryClient } from '@tanstack/react-query';
import { expect } from 'vitest';
import type { OutboxHandler, OutboxQueue, Sending } from '#client/sync/outbox/entry-handler.ts';
import { newPage } from './browser.ts';

/** One call that sends an entry. */
export interface SentCall extends Pick<Sending, 'isTaken' | 'keepalive' | 'taken'> {
  readonly text: string;
  readonly answer: () => void;
  readonly fail: (error: unknown) => void;
}

const stops: (() => void)[] = [];

/** Closes all tabs. */
export const closeTabs = (): void => {
  for (const stop of stops.splice(0)) stop();
};

/**
 * Opens a tab with one person’s outbox, whose entries are texts. The simulated server does not reply on its own: `next`
 * returns each call, and the test completes it.
 */
export const openTab = async (
  given: Partial<OutboxHandler<string, string>> & { readonly queue?: OutboxQueue } = {},
  userId = 'ada',
) => {
  const page = newPage();
  const { createOutbox } = await import('#client/sync/outbox/outbox.ts');
  const session = await import('#client/lib/session/session.ts');
  const deviceData = await import('#client/sync/device-data.ts');
  const calls: SentCall[] = [];
  const running: (() => void)[] = [];
  const fails: ((error: unknown) => void)[] = [];
  const handler: OutboxHandler<string, string> = {
    name: 'text',
    label: 'Text',
    describe: (text) => text,
    send: ({ body: text }, { isTaken, keepalive, taken }) =>
      new Promise((resolve, reject) => {
        const answer = (): void => resolve(text);
        fails.push(reject);
        calls.push({ text, isTaken, keepalive, taken, answer, fail: reject });
      }),
    ...given,
  };
  /** Signs the person in on this page, possibly again. */
  const signIn = () => {
    session.startSession({ userId, token: 't', role: 'person', name: userId, email: null });
    const outbox = createOutbox(userId, new QueryClient(), {
      known: [handler],
      load: async () => [],
    });
    running.push(outbox.start());
    return outbox;
  };
  /** Ends the tab without a page event; calls in progress lose their connection. */
  const close = (): void => {
    for (const stop of running.splice(0)) stop();
    for (const fail of fails.splice(0)) fail(new Error('The tab is closed.'));
  };
  stops.push(close);
  return {
    ...deviceData,
    outbox: signIn(),
    signIn,
    handler,
    calls,
    close,
    forgetSession: session.forgetSession,
    /** Simulates that the page is left or hidden. */
    hide: () => page.dispatchEvent(new Event('pagehide')),
    sent: () => calls.map(({ text }) => text),
    /** Resolves to the next call. */
    next: async (): Promise<SentCall> => {
      // Poll, because stuck storage delays a call twice: when storing the entry and when looking for it.
      await expect.poll(() => calls.length).toBeGreaterThan(0);
      const [call] = calls.splice(0, 1);
      if (call === undefined) throw new Error('Nothing was sent.');
      return call;
    },
  };
};
