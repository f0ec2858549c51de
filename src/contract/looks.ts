import * as z from 'zod/mini';
import { endpoint } from './shared/endpoint.ts';
import { localDate, ownParams, recordId, timestamp, userId, zone } from './shared/fields.ts';

/**
 * Number of days for which looks at tests and history are stored. No two devices have local dates that are this many
 * days apart.
 */
export const LOOKS_KEPT_DAYS = 3;

const look = z.object({ id: z.string(), localDate });

export type KeptLook = z.output<typeof look>;

export const lookEndpoints = {
  note: endpoint({
    method: 'POST',
    path: '/api/looks/note',
    summary:
      'Notes a look at attention tests or history, for people who limit them. The same id twice is one look; looks of earlier days are deleted.',
    access: 'session',
    body: z.object({
      id: z.optional(recordId),
      userId,
      /** Defaults to now. */
      timestamp: z.optional(timestamp),
      /** The person's local date at `timestamp`; defaults to the date in `zone`. */
      localDate: z.optional(localDate),
      zone: z.optional(zone),
    }),
    status: 201,
    reply: look,
  }),
  latest: endpoint({
    method: 'GET',
    path: '/api/looks/:userId',
    summary: 'Lists the looks of the last days.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(look),
  }),
};
