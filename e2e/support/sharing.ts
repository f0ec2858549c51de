import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';
import type { ConnectionKind } from '#domain/sharing/streams.ts';

export const SHARING_PAGE = '/features/sharing';

/** Makes a sharing code for a signed-in person through the API. Returns its words. */
export const codeFor = async (page: Page, kind: ConnectionKind = 'supporter'): Promise<string> => {
  const reply = await page.request.post('/api/sharing/codes', { data: { kind } });
  expect(reply.status(), await reply.text()).toBe(201);
  return sharingEndpoints.makeCode.reply.parse(await reply.json()).words;
};

/** Connects a signed-in person by a code through the API. */
export const connectBy = async (page: Page, code: string): Promise<Connection> => {
  const consent = { streams: { mood: 'summary' }, dataFrom: null, until: null };
  const reply = await page.request.post('/api/sharing/connect', {
    data: { code, shownName: 'Robin', consent, zone: 'UTC' },
  });
  expect(reply.status(), await reply.text()).toBe(201);
  return sharingEndpoints.connect.reply.parse(await reply.json());
};

/** The card of the connection with somebody of this name. */
export const connectionCard = (page: Page, name: string): Locator =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
