import type { Page, Route } from '@playwright/test';

interface Refusal {
  readonly status: number;
  /** The server's message to the person. */
  readonly message: string;
}

const CODES: Readonly<Record<number, string>> = {
  400: 'invalid',
  403: 'forbidden',
  429: 'too_many_requests',
  500: 'internal',
  503: 'unavailable',
};

/** Replies to a call with a refusal in the server's format. */
export const refuse = (route: Route, { status, message }: Refusal): Promise<void> =>
  route.fulfill({ status, json: { error: message, message, code: CODES[status] ?? 'invalid' } });

/** Makes the server refuse calls to this address: `times` calls, or all until `page.unroute`. */
export const refuseCalls = async (
  page: Page,
  url: string,
  refusal: Refusal,
  times?: number,
): Promise<void> => {
  const options = times === undefined ? {} : { times };
  await page.route(url, (route) => refuse(route, refusal), options);
};
