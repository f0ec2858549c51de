import type { Page } from '@playwright/test';

interface FailureOptions {
  /** Only calls of this method fail. */
  readonly method?: string;
  /** So many calls fail; all until `page.unroute` where nothing is given. */
  readonly times?: number;
}

/** What the browser says of calls that had no answer, or that of a failure. */
export const NO_ANSWER = /net::ERR_|Failed to load resource/;

const failEach = async (
  page: Page,
  url: string,
  { method, times = Number.POSITIVE_INFINITY }: FailureOptions,
  reachesServer: boolean,
): Promise<void> => {
  let left = times;
  await page.route(url, async (route) => {
    const isOther = method !== undefined && route.request().method() !== method;
    if (isOther || left <= 0) return route.fallback();
    left -= 1;
    if (reachesServer) await route.fetch();
    await route.abort();
  });
};

/** Has calls of this address fail on their way to the server. */
export const failCalls = (page: Page, url: string, options: FailureOptions = {}): Promise<void> =>
  failEach(page, url, options, false);

/** Has the answers to calls of this address be lost: the server takes the calls. */
export const loseAnswers = (page: Page, url: string, options: FailureOptions = {}): Promise<void> =>
  failEach(page, url, options, true);
