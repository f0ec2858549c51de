import type { Page, Route } from '@playwright/test';

interface Refusal {
  readonly status: number;
  /** The server's words for the person. */
  readonly message: string;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid',
  403: 'forbidden',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
};

/** Answers a call as the server does that does not take it. */
export const refuse = (route: Route, { status, message }: Refusal): Promise<void> =>
  route.fulfill({ status, json: { error: message, message, code: CODES[status] ?? 'invalid' } });

/** Has the server refuse calls of this address: so many, or all until `page.unroute`. */
export const refuseCalls = async (
  page: Page,
  url: string,
  refusal: Refusal,
  times?: number,
): Promise<void> => {
  const options = times === undefined ? {} : { times };
  await page.route(url, (route) => refuse(route, refusal), options);
};
