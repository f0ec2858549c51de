import * as z from 'zod/mini';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import { endpoint } from './shared/endpoint.ts';
import { localDate, ownParams, recordId, timestamp, userId, zone } from './shared/fields.ts';

const type = z.enum(DISTRACTION_TYPES, {
  error: `The type has to be ${DISTRACTION_TYPES.slice(0, -1).join(', ')} or ${DISTRACTION_TYPES.at(-1)}.`,
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
