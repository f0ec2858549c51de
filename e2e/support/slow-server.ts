import type { BrowserContext, Page, Route } from '@playwright/test';

interface HoldOptions {
  /** Only calls with this method are held. */
  readonly method?: string;
  /** Whether the server handles a call before it is held, so that only the reply is delayed. */
  readonly answered?: boolean;
  /** How a held call ends; by default, it continues to the server. */
  readonly end?: (route: Route) => Promise<void>;
}

interface HeldCalls {
  /** The calls held so far, earliest first. */
  readonly held: readonly Route[];
  /** Releases all held calls and lets later calls pass. */
  readonly letGo: () => void;
}

/** Simulates a slow server: calls to this address wait until they are released. */
export const holdCalls = async (
  where: Page | BrowserContext,
  url: string | RegExp,
  { method, answered = false, end = (route) => route.continue() }: HoldOptions = {},
): Promise<HeldCalls> => {
  const { promise: opened, resolve: letGo } = Promise.withResolvers<void>();
  let isOpen = false;
  const held: Route[] = [];
  await where.route(url, async (route) => {
    const isOther = method !== undefined && route.request().method() !== method;
    if (isOther || isOpen) return route.fallback();
    const response = answered ? await route.fetch() : null;
    held.push(route);
    await opened;
    // Ignore errors, because the page may have stopped waiting.
    if (response !== null) await route.fulfill({ response }).catch(() => undefined);
    else await end(route);
  });
  return {
    held,
    letGo: () => {
      isOpen = true;
      letGo();
    },
  };
};
