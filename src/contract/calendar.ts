import * as z from 'zod/mini';
import { texts } from '#texts/calendar.js';
import { endpoint } from './shared/endpoint.ts';
import { done, ownParams, userId, zone } from './shared/fields.ts';

const ownWords = z.boolean({ error: () => texts.ownWordsOrNot });

const feed = z.object({
  /** Whether the calendar shows the person's own names or neutral names. */
  ownWords,
  zone,
  /** When the address was created, in UTC. */
  createdAt: z.string(),
});

export type CalendarFeed = z.output<typeof feed>;

export const calendarEndpoints = {
  read: endpoint({
    method: 'GET',
    path: '/api/calendar/:userId',
    summary:
      'Tells whether there is a calendar address, and what it shows; never the address itself.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.object({ feed: z.nullable(feed) }),
  }),
  make: endpoint({
    method: 'POST',
    path: '/api/calendar/make',
    summary:
      'Makes a secret address for a calendar and tells it this once; an address from before ends.',
    access: 'session',
    body: z.object({ userId, zone, ownWords }),
    status: 201,
    reply: z.object({ feed, path: z.string() }),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/calendar/change',
    summary: 'Changes what the calendar at the address shows, and its time zone.',
    access: 'session',
    body: z.object({ userId: z.optional(userId), zone, ownWords }),
    status: 200,
    reply: z.object({ feed }),
  }),
  revoke: endpoint({
    method: 'POST',
    path: '/api/calendar/revoke',
    summary: 'Ends the address; it answers 404 from then on.',
    access: 'session',
    status: 200,
    reply: done,
  }),
  download: endpoint({
    method: 'POST',
    path: '/api/calendar/download',
    summary: 'Gives the calendar once, as the text of an .ics file.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: z.optional(userId), zone, ownWords }),
    status: 200,
    reply: z.object({ text: z.string() }),
  }),
};
