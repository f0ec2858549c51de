import * as z from 'zod/mini';
import { endpoint } from '#contract/shared/endpoint.ts';
import { done, localDate, plannedDate, zone } from '#contract/shared/fields.ts';
import { LEVELS } from '#domain/goals/levels.ts';
import { CONNECTION_KINDS, DETAILS, STREAMS } from '#domain/sharing/streams.ts';
import { connectionParams } from './shared.ts';

const count = z.int();

const known = {
  id: z.string(),
  kind: z.enum(CONNECTION_KINDS),
  /** The caller's name for the person. */
  shownName: z.string(),
  startedAt: z.string(),
};

const held = {
  ...known,
  /** The kinds of data (streams) that are shared now, each with its level of detail. */
  streams: z.partialRecord(z.enum(STREAMS), z.enum(DETAILS)),
  /** The first day whose data is shared; null for all days. */
  dataFrom: z.nullable(localDate),
  /** The last day of sharing; null if there is no end. */
  until: z.nullable(localDate),
};

const changed = z.object({
  /** The first day that is counted: the day of the last session, or else two weeks ago. */
  since: localDate,
  /** Whether `since` is the day of a session. */
  isSession: z.boolean(),
  /** The latest day with a shared entry; null if there is no entry since then. */
  latest: z.nullable(localDate),
  moods: count,
  /** The number of weekly check-ins, and of the first quiz. */
  checkIns: count,
  /** The number of goals that the person rated. */
  goals: count,
  /** The level of the rated goal if exactly one goal was rated, otherwise null. */
  goalLevel: z.nullable(z.literal(LEVELS)),
  /** The number of days on which a routine or a task was done. */
  routineDays: count,
  /** The number of completed attention tests. */
  runs: count,
  distractions: count,
  /** The number of attempts on ladders. */
  tries: count,
});
export type ClientChange = z.output<typeof changed>;

const listed = z.object({ ...held, changed });
export type ListedClient = z.output<typeof listed>;

const ended = z.object({
  ...known,
  endedAt: z.string(),
  endedBy: z.enum(['person', 'viewer']),
});
export type EndedClient = z.output<typeof ended>;

const client = z.object({
  ...held,
  /** The days of sessions, latest first. */
  meetings: z.array(localDate),
});
export type Client = z.output<typeof client>;

const meeting = z.object({ date: plannedDate });

/** Calls about the people who share with the caller. */
export const clientEndpoints = {
  all: endpoint({
    method: 'GET',
    path: '/api/clients',
    summary:
      'Lists the people who share with the caller by their names, with what changed since the last session. What is read for it is logged for them. Connections that ended are listed for 30 days.',
    access: 'session',
    query: z.object({ zone: z.optional(zone) }),
    status: 200,
    reply: z.object({ clients: z.array(listed), ended: z.array(ended) }),
  }),
  one: endpoint({
    method: 'GET',
    path: '/api/clients/:connectionId',
    summary: 'Gives what is shared over a connection now, and the days of sessions.',
    access: 'viewer',
    params: connectionParams,
    status: 200,
    reply: client,
  }),
  addMeeting: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/meetings',
    summary: 'Keeps the day of a session of a therapist. The same day twice is one.',
    access: 'viewer',
    params: connectionParams,
    body: meeting,
    status: 201,
    reply: client,
  }),
  removeMeeting: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/meetings/remove',
    summary: 'Removes the day of a session.',
    access: 'viewer',
    keeps: false,
    params: connectionParams,
    body: meeting,
    status: 200,
    reply: client,
  }),
  leave: endpoint({
    method: 'POST',
    path: '/api/clients/:connectionId/leave',
    summary: 'Ends the connection for the one with whom it was shared.',
    access: 'viewer',
    params: connectionParams,
    status: 200,
    reply: done,
  }),
};
