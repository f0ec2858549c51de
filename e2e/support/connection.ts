import type { BrowserContext } from '@playwright/test';

const NOTICED_LIMIT_MS = 30_000;

/** Makes `setOffline` resolve only when the open pages have noticed, so that their reaction is already running. */
export const awaitNotice = (context: BrowserContext): void => {
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    // The browser's own error page reloads automatically as soon as it can.
    const open = context.pages().filter((page) => page.url().startsWith('http'));
    const noticed = open.map((page) =>
      page
        .waitForFunction((isOnline) => navigator.onLine === isOnline, !isOffline, {
          timeout: NOTICED_LIMIT_MS,
        })
        .catch((error: unknown) => {
          // A closed page cannot notice anything.
          if (!page.isClosed()) throw error;
        }),
    );
    await Promise.all(noticed);
  };
};
