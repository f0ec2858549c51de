import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Endpoint, ReplyOf, RequestOf } from '#contract/shared/endpoint.ts';
import { errorBody } from '#contract/shared/error.ts';
import type { done } from '#contract/shared/fields.ts';
import type { UserId } from '#domain/shared/brands.ts';
import type { UsageKind } from '#server/db/schema/usage.ts';
import { kindOfCall } from '#server/db/usage/quotas.ts';
import type { Sender, UsageCounter } from '#server/db/usage/usage.ts';
import { HttpError } from '#server/errors.ts';
import { withinDeadline } from '#server/within-deadline.ts';
import { texts } from '#texts/answers.js';
import type { FindSession, Session } from './caller.ts';
import { networksOf } from './limits/addresses.ts';
import { concurrencyLimit } from './limits/turns.ts';
import { isSameOrigin } from './origin/same-origin.ts';
import { refuseOtherUploads, withUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    session: Session | null;
    /** The owner of the data that the call is about. Null for calls that need no session. */
    subject: UserId | null;
    /**
     * Whether the user's quota allows storing the call's data. It can be false only for calls that also work without
     * storing data; other calls are refused instead.
     */
    hasRoom: boolean;
    /** The search for the session, if it is still running because the database is slow, otherwise null. */
    finding: Promise<Session | null> | null;
    /** How long the call has waited for the database so far, in milliseconds. */
    databaseMs: number;
  }
  interface FastifyContextConfig {
    /** Whether the call is processed even under high load. */
    urgent?: boolean;
  }
}

/** The request and the reply, for the few handlers that set cookies or need the caller's address. */
export interface Exchange {
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

type Caller<E extends Endpoint> = E['access'] extends 'session'
  ? {
      /** The owner of the data that the call is about. The owner has already been checked to be the caller. */
      readonly subject: UserId;
      readonly session: Session;
    }
  : E['access'] extends 'viewer'
    ? {
        /** The viewer. `server/db/sharing/door.ts` decides which data the viewer may see. */
        readonly viewer: UserId;
        readonly session: Session;
      }
    : { readonly session: Session | null };

/** The validated input of a request. */
export type Sent<E extends Endpoint> = RequestOf<E> &
  Exchange & {
    /** When the server began to handle the request: a UTC instant, ISO 8601. */
    readonly at: string;
  };

/** The input of a handler: validated data from an authorized caller. */
export type Call<E extends Endpoint> = Sent<E> & Caller<E>;

/** The type of a streamed body, for endpoints whose declared response consists of lines or is a file. */
type StreamOf<E extends Endpoint> = E extends
  | { readonly lines: unknown }
  | { readonly file: unknown }
  ? Readable
  : never;

/** A handler whose reply is only `{ ok: true }` may resolve with undefined. */
type Handler<E extends Endpoint> = (
  call: Call<E>,
) => Promise<ReplyOf<E> | StreamOf<E>> | (E['reply'] extends typeof done ? Promise<void> : never);

/** A function that creates a reply without the database, or null when this is not possible. */
type Fallback<E extends Endpoint> = (sent: Sent<E>) => Promise<ReplyOf<E> | StreamOf<E> | null>;

/**
 * Registers an endpoint of the contract with its handler. If the database fails or is too slow, even for finding the
 * session, `withoutDatabase` replies. These replies must contain only data that anybody may see.
 */
export type Serve = <E extends Endpoint>(
  endpoint: E,
  handler: Handler<E>,
  withoutDatabase?: Fallback<E>,
) => void;

/** How many calls of one person may run at once, and how many may wait: more than any page makes concurrently. */
const CALLS_OF_A_PERSON = { atOnce: 8, waiting: 100 };
/**
 * The same limits for urgent calls. A page sends chat messages one at a time. More at once come only from several
 * devices, or from an attacker.
 */
const URGENT_CALLS_OF_A_PERSON = { atOnce: 2, waiting: 50 };
/** The same limits for composed calls, so low that the calls they consist of also find their turns. */
const COMPOSED_CALLS_OF_A_PERSON = { atOnce: 2, waiting: 50 };
/**
 * The same limits for callers without a session, per network. The people of a whole clinic may share one network
 * address.
 */
const CALLS_OF_AN_ADDRESS = { atOnce: 16, waiting: 1_000 };

const GUESTS_RETRY_AFTER_S = 3_600;
/** How long a call waits for the database if it can also be handled without it. */
const DATABASE_LIMIT_MS = 1_800;

/** The reply of a call that has no other result. */
const DONE = { ok: true };

/** The media type of NDJSON, in `Accept` and `Content-Type`. */
export const LINES_TYPE = 'application/x-ndjson';

interface ServeSettings {
  readonly app: FastifyInstance;
  readonly findSession: FindSession;
  readonly publicOrigin: string | null;
  /** Milliseconds since the Unix epoch. */
  readonly now: () => number;
  /** Counts the data that users send. Without it there are no quotas. */
  readonly usage?: UsageCounter;
  readonly byAddress?: TurnsByAddress;
}

/** Makes costly calls without a session wait in one queue per network. */
export const turnsByAddress = () => {
  const inTurn = concurrencyLimit(CALLS_OF_AN_ADDRESS);
  return <Result>({ ip }: FastifyRequest, work: () => Promise<Result>): Promise<Result> =>
    inTurn(networksOf(ip).narrow, work);
};

export type TurnsByAddress = ReturnType<typeof turnsByAddress>;

const namedUser = (part: unknown): unknown =>
  typeof part === 'object' && part !== null && 'userId' in part ? part.userId : undefined;

/**
 * The only place where ownership is checked. Every user id in a call, whether the contract declares its field or not,
 * must be the caller's own. Returns the owner of the data that the call is about.
 */
const authorise = (session: Session, request: FastifyRequest): UserId => {
  for (const part of [request.params, request.query, request.body]) {
    const named = namedUser(part);
    // A value that is not text identifies nobody. The contract determines whether it is valid.
    if (typeof named === 'string' && named !== session.userId) {
      throw new HttpError('forbidden', texts.notYours);
    }
  }
  return session.userId;
};

/** The error when a user's quota does not allow more data. */
export const noRoom = (): HttpError =>
  new HttpError('too_large', texts.noRoom, { turnedAway: 'quota' });

/**
 * The error when the quota of all guests allows no more data. There may be space again tomorrow, and a person with an
 * account has space of their own.
 */
const noRoomForGuests = (): HttpError =>
  new HttpError('too_many_requests', texts.noRoomForGuests, {
    retryAfterS: GUESTS_RETRY_AFTER_S,
    turnedAway: 'quota',
  });

/** Reserves space for the data that a user sends. Throws an HttpError when a quota does not allow it. */
export const takeRoom = async (
  usage: Pick<UsageCounter, 'take'>,
  sender: Sender,
  kind: UsageKind,
  bytes: number,
): Promise<void> => {
  const taken = await usage.take(sender, kind, bytes);
  if (taken === 'full') throw noRoom();
  if (taken === 'guests-full') throw noRoomForGuests();
};

/** The user, and the network of the request, to whose quotas the data of a call counts. */
export const senderOf = ({ userId, role }: Session, { ip }: FastifyRequest): Sender => {
  const { narrow, wide } = networksOf(ip);
  return { userId, role, network: wide ?? narrow };
};

/** Whether a call may store data, which then counts against the quota. */
const mayKeep = ({ path, keeps }: Endpoint): boolean => path.startsWith('/api/') && keeps !== false;

/** Refuses a user who has not given the second factor recently. */
export const refuseStale = ({ isFresh }: Session): void => {
  if (!isFresh) throw new HttpError('step_up', texts.secondFactorAgain);
};

/** The error when the session's secret was replaced and this request still uses the previous secret. */
export const renewedMeanwhile = (): HttpError => new HttpError('conflict', texts.loginRenewed);

/** Refuses a request that uses the previous secret of a session, because the session cookie was replaced. */
export const refuseEarlier = ({ isEarlier }: Session): void => {
  if (isEarlier) throw renewedMeanwhile();
};

/** Refuses callers who are not signed in, or who have not yet given the second factor. */
const refuseUnverified = (endpoint: Endpoint, session: Session | null): void => {
  if (session === null) {
    throw new HttpError('signed_out', texts.signedOut);
  }
  if (session.needsSecondFactor && endpoint.beforeSecondFactor !== true) {
    throw new HttpError('second_factor', texts.secondFactorNeeded);
  }
  if (endpoint.stepUp === true) refuseStale(session);
};

const schemaOf = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  tags: [endpoint.path.split('/')[endpoint.path.startsWith('/api/') ? 2 : 1] ?? 'other'],
  ...(endpoint.access !== 'public' ? { security: [{ session: [] }] } : {}),
  ...(endpoint.params === undefined ? {} : { params: endpoint.params }),
  ...(endpoint.query === undefined ? {} : { querystring: endpoint.query }),
  ...(endpoint.body === undefined ? {} : { body: endpoint.body }),
  response: { [endpoint.status]: endpoint.reply, '4xx': errorBody },
});

/**
 * Creates the function that registers calls. For each call, this function checks origin, session, size, shape and
 * ownership before the handler runs, so that no handler can forget one of these checks.
 */
export const serveOn = ({
  app,
  findSession,
  publicOrigin,
  now,
  usage,
  byAddress = turnsByAddress(),
}: ServeSettings): Serve => {
  /**
   * Reserves space for the call's data, runs the work, and releases the space if the call is refused. Without enough
   * space it refuses the call. A call that can also work without storing its data is not refused; only its `hasRoom` is
   * set to false.
   */
  const withRoom = async <Result>(
    endpoint: Endpoint,
    session: Session,
    request: FastifyRequest,
    work: () => Promise<Result>,
  ): Promise<Result> => {
    const { headers, body } = request;
    if (usage === undefined || body === undefined || !mayKeep(endpoint)) return work();
    const sentBytes = Number(headers['content-length'] ?? Buffer.byteLength(JSON.stringify(body)));
    const [sender, kind] = [senderOf(session, request), kindOfCall(endpoint.path)];
    try {
      await takeRoom(usage, sender, kind, sentBytes);
    } catch (error) {
      if (endpoint.keeps !== 'perhaps') throw error;
      request.hasRoom = false;
      return work();
    }
    try {
      return await work();
    } catch (error) {
      if (error instanceof HttpError) await usage.giveBack(sender, kind, sentBytes);
      throw error;
    }
  };

  const ordinary = concurrencyLimit(CALLS_OF_A_PERSON);
  const urgent = concurrencyLimit(URGENT_CALLS_OF_A_PERSON);
  const composed = concurrencyLimit(COMPOSED_CALLS_OF_A_PERSON);
  app.decorateRequest('session', null);
  app.decorateRequest('subject', null);
  app.decorateRequest('hasRoom', true);
  app.decorateRequest('finding', null);
  app.decorateRequest('databaseMs', 0);

  const refuseForeignOrigin = (endpoint: Endpoint, request: FastifyRequest): void => {
    const secFetchSite = request.headers['sec-fetch-site'];
    const allowed = isSameOrigin({
      method: endpoint.changes === true ? 'POST' : request.method,
      secFetchSite: typeof secFetchSite === 'string' ? secFetchSite : undefined,
      origin: request.headers.origin,
      host: request.host,
      publicOrigin,
    });
    if (!allowed) throw new HttpError('forbidden', texts.foreignPage);
  };

  return (endpoint, handler, withoutDatabase) => {
    /**
     * Resolves to the result of work with the database, if it arrives in the time that is left. Null when the database
     * fails or takes longer.
     */
    const inTime = async <Result>(
      request: FastifyRequest,
      asked: Promise<Result>,
    ): Promise<{ readonly value: Result } | null> => {
      if (withoutDatabase === undefined) return { value: await asked };
      const begunMs = performance.now();
      const settled = await withinDeadline(DATABASE_LIMIT_MS - request.databaseMs, asked);
      request.databaseMs += performance.now() - begunMs;
      if (settled?.status === 'fulfilled') return settled;
      if (settled?.reason instanceof HttpError) throw settled.reason;
      request.log.warn({ err: settled?.reason }, 'the database did not answer in time');
      return null;
    };

    /** Refuses the caller unless the session allows the call. */
    const admit = (request: FastifyRequest, session: Session | null): void => {
      if (endpoint.access !== 'public') refuseUnverified(endpoint, session);
      request.session = session;
    };

    const route: RouteOptions = {
      method: endpoint.method,
      url: endpoint.path,
      schema: schemaOf(endpoint),
      config: { urgent: endpoint.urgent === true },
      // This runs before the body is read, so that strangers cannot make the server read a large body.
      onRequest: async (request, reply) => {
        refuseForeignOrigin(endpoint, request);
        const finding = findSession(request, reply);
        const found = await inTime(request, finding);
        if (found === null) request.finding = finding;
        else admit(request, found.value);
        if (endpoint.upload !== undefined) refuseOtherUploads(request, endpoint.upload.bytesMax);
      },
      // This runs before validation removes undeclared fields.
      preValidation: (request, _reply, next) => {
        const { session } = request;
        if (endpoint.access !== 'public' && session !== null) {
          request.subject = authorise(session, request);
        }
        next();
      },
      handler: async (request, reply) => {
        const { params, query, body } = request;
        const sent = { params, query, body, request, reply, at: new Date(now()).toISOString() };

        const work = async () => {
          if (request.finding !== null) {
            admit(request, await request.finding);
            if (request.session !== null) request.subject = authorise(request.session, request);
          }
          const { session, subject } = request;
          const caller = {
            session,
            [endpoint.access === 'viewer' ? 'viewer' : 'subject']: subject,
          };
          const answered = (): Promise<unknown> => {
            // Fastify has validated these parts with the contract's schemas, so they have the contract's types.
            const call: unknown = { ...sent, ...caller };
            return handler(call as Call<typeof endpoint>);
          };
          const whole = endpoint.isComposed === true ? composed : ordinary;
          const inTurn = endpoint.urgent === true ? urgent : whole;
          if (session === null) {
            // Reads, such as the health check, cost little and must never wait for logins from the same address.
            return endpoint.urgent === true || endpoint.method === 'GET'
              ? answered()
              : byAddress(request, answered);
          }
          return inTurn(session.userId, () => withRoom(endpoint, session, request, answered));
        };
        const worked = work();
        // If the reply without the database was already sent, a later failure of the database is ignored.
        worked.catch(() => undefined);
        const settled = request.finding === null ? await inTime(request, worked) : null;
        const parts: unknown = sent;
        const said = settled === null && (await withoutDatabase?.(parts as Sent<typeof endpoint>));
        const answer = settled?.value ?? (said || (await worked));
        if (answer instanceof Readable) reply.type(endpoint.file?.type ?? LINES_TYPE);
        if (endpoint.file !== undefined) {
          reply.header('content-disposition', `attachment; filename="${endpoint.file.name}"`);
        }
        return reply.status(endpoint.status).send(answer === undefined ? DONE : answer);
      },
    };
    if (endpoint.upload === undefined) app.route(route);
    else app.register(withUpload(route, endpoint.upload.bytesMax));
  };
};
