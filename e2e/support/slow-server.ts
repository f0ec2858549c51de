import type { BrowserContext, Page, Route } from '@playwright/test';

interface HoldOptions {
  /** Only calls of this method are held. */
  readonly method?: string;
  /** Whether the server answers a call before it is held: only its answer waits then. */
  readonly answered?: boolean;
  /** What becomes of a call that waited for the server; it is passed on where nothing is given. */
  readonly end?: (route: Route) => Promise<void>;
}

interface HeldCalls {
  /** The calls that were held so far, the earliest first. */
  readonly held: readonly Route[];
  /** Lets all calls go that are held, and those that come later pass. */
  readonly letGo: () => void;
}

/** Has the server be slow: calls of this address wait until they are let go. */
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
    // A page that waits for it no longer takes nothing.
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
