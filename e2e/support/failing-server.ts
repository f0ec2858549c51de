import type { Page } from '@playwright/test';

interface FailureOptions {
  /** Only calls with this method fail. */
  readonly method?: string;
  /** The number of calls that fail; if omitted, all calls until `page.unroute`. */
  readonly times?: number;
}

/** Console messages about calls that failed or got no reply. */
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

/** Makes calls to this address fail before they reach the server. */
export const failCalls = (page: Page, url: string, options: FailureOptions = {}): Promise<void> =>
  failEach(page, url, options, false);

/** Lets calls to this address reach the server, but drops the replies. */
export const loseAnswers = (page: Page, url: string, options: FailureOptions = {}): Promise<void> =>
  failEach(page, url, options, true);
