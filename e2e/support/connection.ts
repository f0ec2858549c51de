import type { BrowserContext } from '@playwright/test';

const NOTICED_LIMIT_MS = 30_000;

/** Has `setOffline` end only when the open pages have noticed: what they do about it is then under way. */
export const awaitNotice = (context: BrowserContext): void => {
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    // The browser's own page for a load that failed loads again by itself as soon as it may.
    const open = context.pages().filter((page) => page.url().startsWith('http'));
    const noticed = open.map((page) =>
      page
        .waitForFunction((isOnline) => navigator.onLine === isOnline, !isOffline, {
          timeout: NOTICED_LIMIT_MS,
        })
        .catch((error: unknown) => {
          // A page that is gone notices nothing.
          if (!page.isClosed()) throw error;
        }),
    );
    await Promise.all(noticed);
  };
};
