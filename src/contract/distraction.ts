import * as z from 'zod/mini';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { texts } from '#texts/distraction.js';
import { changes } from './shared/change.ts';
import { endpoint } from './shared/endpoint.ts';
import { done, localDate, ownParams, recordId, timestamp, userId, zone } from './shared/fields.ts';

const type = z.enum(DISTRACTION_TYPES, {
  error: () =>
    texts.typeIsUnknown({
      types: DISTRACTION_TYPES.slice(0, -1).join(', '),
      last: DISTRACTION_TYPES.at(-1) ?? '',
    }),
});

const distraction = z.object({
  id: z.string(),
  userId: z.string(),
  type,
  timestamp: z.string(),
  localDate,
  zone: z.string(),
});

export type Distraction = z.output<typeof distraction>;

export const distractionEndpoints = {
  log: endpoint({
    method: 'POST',
    path: '/api/distraction/log',
    summary: 'Logs a distraction. The same id twice is one log and one answer.',
    access: 'session',
    body: z.object({
      id: z.optional(recordId),
      userId,
      type,
      /** Defaults to now. */
      timestamp: z.optional(timestamp),
      /** The person's local date at `timestamp`; defaults to the date in `zone`. */
      localDate: z.optional(localDate),
      zone: z.optional(zone),
    }),
    status: 201,
    reply: distraction,
  }),
  all: endpoint({
    method: 'GET',
    path: '/api/distraction/all/:userId',
    summary: 'Lists distractions from first to last: all, or those of the local dates asked for.',
    access: 'session',
    params: ownParams,
    query: z.object({ from: z.optional(localDate), to: z.optional(localDate) }),
    status: 200,
    reply: z.array(distraction),
  }),
  correct: endpoint({
    method: 'POST',
    path: '/api/distraction/correct',
    summary: 'Corrects the type of a logged distraction. The time stays.',
    access: 'session',
    body: z.object({ userId, distractionId: recordId, type }),
    status: 200,
    reply: distraction,
  }),
  remove: endpoint({
    method: 'POST',
    path: '/api/distraction/remove',
    summary: 'Deletes a logged distraction for good.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: z.optional(userId), distractionId: recordId }),
    status: 200,
    reply: done,
  }),
  summary: endpoint({
    method: 'GET',
    path: '/api/distraction/summary/:userId',
    summary: 'Counts the distractions of each type that was logged, the most frequent first.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(z.object({ _id: z.string(), count: z.int() })),
  }),
};

/** The changes that a person makes to distractions that they logged; `was` is the type so far. */
export const distractionChanges = changes({
  'distraction-correct': {
    body: z.object({ distractionId: z.string(), was: type, type }),
    call: 'correct',
  },
  'distraction-remove': {
    body: z.object({ distractionId: z.string(), was: type }),
    call: 'remove',
    deletes: true,
  },
});
