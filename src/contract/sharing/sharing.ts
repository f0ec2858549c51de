import * as z from 'zod/mini';
import { endpoint } from '#contract/shared/endpoint.ts';
import {
  done,
  line,
  localDate,
  ownParams,
  plannedDate,
  recordId,
  userId,
  zone,
} from '#contract/shared/fields.ts';
import { CONNECTION_KINDS, DETAILS, STREAMS, VIEWER_PAGES } from '#domain/sharing/streams.ts';
import { texts } from '#texts/sharing.js';

const kind = z.enum(CONNECTION_KINDS, { error: () => texts.kindIsUnknown });
const detail = z.enum(DETAILS, { error: () => texts.chooseLevel });

const streams = z.partialRecord(z.enum(STREAMS, { error: () => texts.notShareable }), detail, {
  error: () => texts.levelIsMissing,
});

/** What a person shares through one connection. */
const consent = z.object(
  { streams, dataFrom: z.nullable(plannedDate), until: z.nullable(plannedDate) },
  { error: () => texts.consentIsMissing },
);

/** A therapist's description of themselves; nobody at Evenkeel verifies it. */
const about = z.object({ title: z.string(), organisation: z.string(), registration: z.string() });

const code = z
  .string({ error: () => texts.codeIsNoText })
  .check(
    z.minLength(1, { error: () => texts.codeIsEmpty }),
    z.maxLength(500, { error: () => texts.codeIsTooLong }),
  );

const kept = {
  streams,
  dataFrom: z.nullable(localDate),
  until: z.nullable(localDate),
  /** When sharing ends, in UTC; null if there is no end. */
  endsAt: z.nullable(z.string()),
  /** UTC. */
  createdAt: z.string(),
};

const connection = z.object({
  id: z.string(),
  kind,
  /** The name that the other person used when the connection began. */
  name: z.string(),
  about: z.nullable(about),
  /** Whether the account of the other person has been deleted. */
  isDeleted: z.boolean(),
  /** The other person's name for this person. */
  shownName: z.string(),
  revision: z.int(),
  startedAt: z.string(),
  endedAt: z.nullable(z.string()),
  endedBy: z.nullable(z.enum(['person', 'viewer'])),
  /** The latest consents; the first is the current one. */
  consents: z.array(z.object({ revision: z.int(), ...kept })),
});

export type Connection = z.output<typeof connection>;

const openCode = z.object({
  id: z.string(),
  kind,
  createdAt: z.string(),
  expiresAt: z.string(),
});

export type OpenCode = z.output<typeof openCode>;

const madeCode = z.extend(openCode, {
  /** The code itself, which the server does not store. */
  words: z.string(),
});

export type MadeCode = z.output<typeof madeCode>;

const whose = z.object({ kind, name: z.string(), about: z.nullable(about) });

/** The person who issued a code. */
export type Whose = z.output<typeof whose>;

const look = z.object({
  id: z.string(),
  connectionId: z.string(),
  stream: z.enum(STREAMS),
  detail,
  from: localDate,
  to: localDate,
  page: z.enum(VIEWER_PAGES),
  seenAt: z.string(),
});

const optionalUser = z.optional(userId);
const ofConnection = { userId: optionalUser, connectionId: recordId };

const revisionError = () => texts.revisionIsWrong;

export const sharingEndpoints = {
  makeCode: endpoint({
    method: 'POST',
    path: '/api/sharing/codes',
    summary: 'Makes a code with which one person can connect with the caller, once, for 7 days.',
    access: 'session',
    body: z.object({ userId: optionalUser, kind }),
    status: 201,
    reply: madeCode,
  }),
  codes: endpoint({
    method: 'GET',
    path: '/api/sharing/codes/:userId',
    summary:
      'Lists the caller’s codes that nobody used yet, the latest first, without their words.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(openCode),
  }),
  removeCode: endpoint({
    method: 'POST',
    path: '/api/sharing/codes/remove',
    summary: 'Takes back a code that nobody used yet.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: optionalUser, id: recordId }),
    status: 200,
    reply: done,
  }),
  lookUp: endpoint({
    method: 'POST',
    path: '/api/sharing/look-up',
    summary: 'Says who gave a code, so that the caller can decide whether to connect with them.',
    access: 'session',
    keeps: false,
    body: z.object({ userId: optionalUser, code }),
    status: 200,
    reply: whose,
  }),
  connect: endpoint({
    method: 'POST',
    path: '/api/sharing/connect',
    summary: 'Connects the caller with who gave a code, and uses the code up.',
    access: 'session',
    stepUp: true,
    body: z.object({
      userId: optionalUser,
      code,
      shownName: line(() => texts.yourName, 1, 80),
      consent,
      zone,
    }),
    status: 201,
    reply: connection,
  }),
  connections: endpoint({
    method: 'GET',
    path: '/api/sharing/connections/:userId',
    summary: 'Lists with whom the person is or was connected, and what is and was shared.',
    access: 'session',
    params: ownParams,
    status: 200,
    reply: z.array(connection),
  }),
  change: endpoint({
    method: 'POST',
    path: '/api/sharing/consent',
    summary: 'Changes what is shared with a connection. Refused when it was changed since `from`.',
    access: 'session',
    keeps: 'perhaps',
    body: z.object({
      ...ofConnection,
      /** The revision on which this change is based. */
      from: z.int({ error: revisionError }).check(z.gte(1, { error: revisionError })),
      consent,
      zone,
    }),
    status: 200,
    reply: connection,
  }),
  takeBack: endpoint({
    method: 'POST',
    path: '/api/sharing/take-back',
    summary: 'Takes back all that is shared with a connection, whatever it is by now.',
    access: 'session',
    keeps: false,
    body: z.object({ ...ofConnection, zone }),
    status: 200,
    reply: connection,
  }),
  end: endpoint({
    method: 'POST',
    path: '/api/sharing/end',
    summary: 'Ends a connection for good.',
    access: 'session',
    keeps: false,
    body: z.object(ofConnection),
    status: 200,
    reply: connection,
  }),
  log: endpoint({
    method: 'GET',
    path: '/api/sharing/log/:userId',
    summary: 'Lists who looked at what, the latest look first, a page at a time.',
    access: 'session',
    params: ownParams,
    query: z.object({
      /** The id of a look, that is, of an entry in the log of reads; only older looks are listed. */
      before: z.optional(recordId),
    }),
    status: 200,
    reply: z.object({ looks: z.array(look), hasMore: z.boolean() }),
  }),
};

export type LogPage = z.output<(typeof sharingEndpoints.log)['reply']>;
