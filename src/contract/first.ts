import * as z from 'zod/mini';
import { texts } from '#texts/fields.js';
import { endpoint } from './shared/endpoint.ts';
import { localDate, zone } from './shared/fields.ts';

export const firstEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/first',
    summary:
      'The replies to the calls that a page makes when it opens, by address. Replies that are not 200 are left out.',
    access: 'session',
    isComposed: true,
    query: z.object({
      /** The path of the page. A path without a page gets what every page shows. */
      page: z.string().check(z.regex(/^\/[\w/-]{0,200}$/, { error: () => texts.noSuchPage })),
      /** The person's current day. */
      today: localDate,
      zone,
    }),
    status: 200,
    reply: z.record(z.string(), z.unknown()),
  }),
};
