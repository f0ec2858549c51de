import {
  getSession,
  markSecondFactorOwed,
  markSessionEnded,
  type Session,
} from '#client/lib/session/session.ts';
import { TRY_AGAIN, UserFacingError } from '#client/lib/user-facing-error.ts';
import { currentMs, limitSignal, tracked } from '#client/platform/after.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { addressOf } from '#contract/shared/address.ts';
import type { CallOf, Endpoint, ReplyOf } from '#contract/shared/endpoint.ts';
import type { ErrorBody } from '#contract/shared/error.ts';
import { texts } from '#texts/loading.js';
import { isFromCaptivePortal, noteCaptivePortal } from './captive-portal.ts';
import { forgetEarlyCalls, takeEarlyReply } from './early-calls.ts';
import { fits } from './outline.ts';
import { updateServerClock } from './server-clock.ts';
import { askStepUp } from './step-up.ts';

/**
 * The default timeout. Calls can be repeated after a timeout, because calls that must not take effect twice are
 * idempotent.
 */
const TIMEOUT_MS = 20_000;

type Issues = NonNullable<ErrorBody['issues']>;

const isIssue = (value: unknown): value is Issues[number] =>
  ['path', 'message'].every((key) => typeof Object(value)[key] === 'string');

const textIn = (value: unknown): string | undefined =>
  typeof value === 'string' ? value : undefined;

/**
 * Reads the error fields that are present: a proxy may send only a sentence, and a newer server may send unknown codes.
 */
const refusalIn = (answer: unknown) => {
  const { message, error, code, issues }: Readonly<Record<string, unknown>> = Object(answer);
  return {
    said: textIn(message) || textIn(error),
    code: textIn(code) ?? null,
    issues: Array.isArray(issues) ? issues.filter(isIssue) : [],
  };
};

const UNREADABLE = texts.answerUnreadable;

/**
 * The server replied with an error, or with a body that does not match the contract. `message` can be shown to people.
 */
export class Refusal extends UserFacingError {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Null when the reply did not come from Evenkeel's own server. */
  readonly code: string | null;
  readonly issues: Issues;
  /** How long the server asked the client to wait, or null. */
  readonly retryAfterMs: number | null;
  /** Whether the reply contained a message. */
  readonly explained: boolean;

  constructor(response: Response, answer: unknown) {
    const { said, code, issues } = refusalIn(answer);
    const ours = response.ok ? UNREADABLE : texts.serverCouldNot;
    super(said || ours);
    this.status = response.status;
    this.code = code;
    this.issues = issues;
    const seconds = Number(response.headers.get('retry-after'));
    this.retryAfterMs = seconds > 0 ? seconds * 1000 : null;
    this.explained = Boolean(said);
  }
}

/** There was no reply, because the device is offline, the server is down, or the connection broke. */
export class Unreachable extends UserFacingError {
  override readonly name = 'Unreachable';
  constructor(message = texts.noConnection) {
    super(message);
  }
}

/** The error for a reply from a login proxy in front of Evenkeel. Such a reply does not count as refusing an entry. */
const inBetween = (): Unreachable => {
  noteCaptivePortal(true);
  return new Unreachable(texts.loginBeforeEnded);
};

/** The request parts that this endpoint takes. */
type RequestParts<E extends Endpoint> = (E['params'] extends object
  ? { params: CallOf<E>['params'] }
  : unknown) &
  (E['query'] extends object ? { query?: CallOf<E>['query'] } : unknown) &
  (E['body'] extends object ? { body: CallOf<E>['body'] } : unknown) & {
    signal?: AbortSignal;
    keepalive?: boolean;
    asIs?: true;
  };

/** The request parts of any endpoint. */
export interface AnyRequestParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Whether the request continues after its page is closed. Its body then has to be short. */
  readonly keepalive?: boolean;
  /** Accepts replies that do not match the contract; the caller checks them. */
  readonly asIs?: true;
}

let reads = new AbortController();

/**
 * Aborts all running reads, and all reads that a page starts while `leave` runs. Used at log-out, because the session
 * ends before the replies arrive.
 */
export const withoutReads = async (leave: () => Promise<void>): Promise<void> => {
  reads.abort();
  try {
    await leave();
  } finally {
    reads = new AbortController();
  }
};

/** The signal that aborts a call: the caller's signal or, by default, a timeout. Reads are also aborted at log-out. */
const signalOf = ({ method }: Endpoint, { signal }: AnyRequestParts): AbortSignal => {
  const end = signal ?? limitSignal(TIMEOUT_MS);
  return method === 'GET' ? AbortSignal.any([end, reads.signal]) : end;
};

const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json();
  } catch {
    return null;
  }
};

const bodyInit = (body: unknown): Pick<RequestInit, 'body' | 'headers'> => {
  if (body === undefined) return {};
  if (body instanceof FormData) return { body };
  return { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
};

const replyOfOurs = (response: Response): Response => {
  if (isFromCaptivePortal(response)) throw inBetween();
  return response;
};

/** Sends a request and returns the raw response. Throws `Unreachable` if the server sends no response. */
export const sendCall = async (
  endpoint: Endpoint,
  parts: AnyRequestParts,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const { headers: own, ...init } = bodyInit(parts.body);
  const address = addressOf(endpoint, parts);
  const sentAtMs = currentMs();
  try {
    const signal = signalOf(endpoint, parts);
    const response = await tracked(
      fetch(address, {
        method: endpoint.method,
        credentials: 'same-origin',
        signal,
        keepalive: parts.keepalive === true,
        // Evenkeel never redirects a call.
        redirect: 'manual',
        ...init,
        headers: { ...own, ...headers },
      }),
    );
    const serverMs = Date.parse(response.headers.get('date') ?? '');
    updateServerClock({ serverMs, sentAtMs, receivedAtMs: currentMs() });
    return replyOfOurs(response);
  } catch (error) {
    if (parts.signal?.aborted === true || error instanceof Unreachable) throw error;
    throw new Unreachable();
  }
};

/**
 * The reply to a read must match the contract, because it is rendered. The reply to a write is not checked, because an
 * unexpected reply is no reason to repeat a successful write.
 */
const isReadable = (endpoint: Endpoint, answer: unknown): boolean =>
  (endpoint.method !== 'GET' && endpoint.isStreamed !== true) || fits(endpoint, answer);

/** Asks the server whether nobody is signed in. */
const askWhetherSignedOut = async (): Promise<boolean> => {
  // A reply to a request that `boot.js` sent while the page was loading may be outdated.
  forgetEarlyCalls();
  try {
    const response = await sendCall(identityEndpoints.me, {});
    const { code } = refusalIn(await tracked(bodyOf(response)));
    return response.status === 401 && code !== null;
  } catch {
    return false;
  }
};

let asking: Promise<boolean> | null = null;

/** Like `askWhetherSignedOut`, but concurrent callers share one request. */
const isSignedOut = (): Promise<boolean> => {
  asking ??= askWhetherSignedOut().finally(() => {
    asking = null;
  });
  return asking;
};

/**
 * Reads a response as JSON. Throws `Refusal` for an error response, and for the reply to a read that does not match the
 * contract. A 401 ends the session in the whole app, unless the session has changed since the request. If the server
 * says that somebody is still signed in, for example with a new cookie, this function throws `Unreachable` instead of
 * ending the session, because the call can be repeated.
 */
export const readReply = async <E extends Endpoint>(
  endpoint: E,
  response: Response,
  requestSession: Session,
  asIs = false,
): Promise<ReplyOf<E>> => {
  const body = await tracked(bodyOf(response));
  // Evenkeel's own 401 has a code.
  if (response.status === 401 && refusalIn(body).code === null) throw inBetween();
  noteCaptivePortal(false);
  // The contract has no other success codes, so any other code comes from a proxy.
  const expected = response.status === 200 || response.status === 201;
  if (expected && body !== null && (asIs || isReadable(endpoint, body))) return body as ReplyOf<E>;
  const isSameSession = () => JSON.stringify(requestSession) === JSON.stringify(getSession());
  const refusal = new Refusal(response, body);
  if (endpoint.access !== 'public' && isSameSession()) {
    if (refusal.status === 401) {
      if (!(await isSignedOut())) throw new Unreachable(TRY_AGAIN);
      if (isSameSession()) markSessionEnded();
    }
    if (refusal.code === 'second_factor') markSecondFactorOwed();
  }
  throw refusal;
};

/** The reply that `boot.js` fetched before the app was loaded; undefined if there is none. */
const earlyReplyTo = async <E extends Endpoint>(
  endpoint: E,
  parts: AnyRequestParts,
): Promise<ReplyOf<E> | undefined> => {
  if (endpoint.method !== 'GET') return undefined;
  try {
    const reply = await tracked(takeEarlyReply(addressOf(endpoint, parts)));
    return parts.asIs === true || fits(endpoint, reply) ? (reply as ReplyOf<E>) : undefined;
  } catch {
    throw new Unreachable();
  }
};

/** Runs a call. If the server requires step-up authentication, the person is asked and the call repeated. */
export const withStepUp = async <Result>(work: () => Promise<Result>): Promise<Result> => {
  try {
    return await work();
  } catch (error) {
    const isStale = error instanceof Refusal && error.code === 'step_up';
    if (!isStale || !(await askStepUp())) throw error;
    return work();
  }
};

/**
 * Calls an endpoint of the contract. Throws `Refusal` for an error response. Throws `Unreachable` if there is no
 * response or, unless `signal` is given, after the timeout. A 401 ends the session in the whole app.
 */
export const call = <E extends Endpoint>(
  endpoint: E,
  parts: RequestParts<E>,
): Promise<ReplyOf<E>> => callWith(endpoint, parts);

/** `call` for an endpoint that is known only at run time. */
export const callWith = <E extends Endpoint>(
  endpoint: E,
  parts: AnyRequestParts,
): Promise<ReplyOf<E>> =>
  withStepUp(async () => {
    const requestSession = getSession();
    const early = await earlyReplyTo(endpoint, parts);
    if (early !== undefined) return early;
    return await readReply(endpoint, await sendCall(endpoint, parts), requestSession, parts.asIs);
  });
