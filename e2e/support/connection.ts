import type { BrowserContext } from '@playwright/test';

const NOTICED_LIMIT_MS = 30_000;

/**
 * Makes `setOffline` resolve only when the open pages have noticed the change, so that their reaction has already
 * started.
 */
export const awaitNotice = (context: BrowserContext): void => {
  const setOffline = context.setOffline.bind(context);
  context.setOffline = async (isOffline) => {
    await setOffline(isOffline);
    // Only pages of the app, because the browser's own error page reloads itself.
    const open = context.pages().filter((page) => page.url().startsWith('http'));
    const noticed = open.map((page) =>
      page
        .waitForFunction((isOnline) => navigator.onLine === isOnline, !isOffline, {
          timeout: NOTICED_LIMIT_MS,
        })
        .catch((error: unknown) => {
          // Ignore pages that were closed in the meantime.
          if (!page.isClosed()) throw error;
        }),
    );
    await Promise.all(noticed);
  };
};
