import * as z from 'zod/mini';
import { getSession, markSessionEnded, type Session } from '#client/lib/session/session.ts';
import type { CallOf, Endpoint, ReplyOf } from '#contract/shared/endpoint.ts';
import { errorBody } from '#contract/shared/error.ts';
import { noteServerTime } from './server-clock.ts';

/** An answer that takes longer than this is taken for none; where it matters, a repeat is harmless. */
const LONGEST_ANSWER_MS = 20_000;

const sentence = z.catch(z.optional(z.string()), undefined);

// Something in between may know only a part of it, and a server newer than this page more codes.
const refusalBody = z.object({
  message: sentence,
  error: sentence,
  code: sentence,
  issues: z.catch(errorBody.shape.issues, undefined),
});

const UNREADABLE = 'The answer of the server could not be read.';

/** The server answered, and the answer was no or could not be read. `message` is a sentence for a person. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: number;
  /** Null when the answer did not come from Evenkeel's own server. */
  readonly code: string | null;
  readonly issues: readonly { readonly path: string; readonly message: string }[];
  /** How long the server asked to wait, or null. */
  readonly retryAfterMs: number | null;
  /** Whether the answer carried a sentence of its own. */
  readonly explained: boolean;

  constructor(response: Response, answer: unknown) {
    const body = z.safeParse(refusalBody, answer).data;
    const said = body?.message || body?.error;
    const ours = response.ok ? UNREADABLE : 'The server could not do this.';
    super(said || ours);
    this.status = response.status;
    this.code = body?.code ?? null;
    this.issues = body?.issues ?? [];
    const seconds = Number(response.headers.get('retry-after'));
    this.retryAfterMs = seconds > 0 ? seconds * 1000 : null;
    this.explained = Boolean(said);
  }
}

/** No answer came: offline, the server is down, or the connection broke. */
export class Unreachable extends Error {
  override readonly name = 'Unreachable';
  constructor() {
    super('There is no connection to Evenkeel right now.');
  }
}

/** The parts that this endpoint takes, and no others. */
type Parts<E extends Endpoint> = (E['params'] extends object
  ? { params: CallOf<E>['params'] }
  : unknown) &
  (E['query'] extends object ? { query?: CallOf<E>['query'] } : unknown) &
  (E['body'] extends object ? { body: CallOf<E>['body'] } : unknown) & {
    signal?: AbortSignal;
    asIs?: true;
  };

/** What any call takes. */
export interface AnyParts {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Gives an answer that does not fit the contract, too: its caller looks for itself. */
  readonly asIs?: true;
}

const addressOf = (endpoint: Endpoint, { params, query }: AnyParts): string => {
  const path = endpoint.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(String(params?.[name])),
  );
  const given = Object.entries(query ?? {}).filter(([, value]) => value !== undefined);
  const search = new URLSearchParams(given.map(([name, value]) => [name, String(value)]));
  return search.size > 0 ? `${path}?${search}` : path;
};

let leaving = new AbortController();

/**
 * Gives up every read that is under way, when a person logs out: their session is gone before the
 * answers would come.
 */
export const dropReads = (): void => {
  leaving.abort();
  leaving = new AbortController();
};

/** What ends a call: its caller or, where that is left open, time; and logging out, unless it writes. */
const endOf = ({ method }: Endpoint, { signal }: AnyParts): AbortSignal => {
  const end = signal ?? AbortSignal.timeout(LONGEST_ANSWER_MS);
  return method === 'GET' ? AbortSignal.any([end, leaving.signal]) : end;
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

/** Sends it, and gives what came back as it is. Throws `Unreachable` when nothing does. */
export const sendCall = async (
  endpoint: Endpoint,
  given: AnyParts,
  headers: Readonly<Record<string, string>> = {},
): Promise<Response> => {
  const { headers: own, ...init } = bodyInit(given.body);
  const sentAtMs = Date.now();
  try {
    const response = await fetch(addressOf(endpoint, given), {
      method: endpoint.method,
      credentials: 'same-origin',
      signal: endOf(endpoint, given),
      ...init,
      headers: { ...own, ...headers },
    });
    noteServerTime(response, sentAtMs);
    return response;
  } catch (error) {
    if (given.signal?.aborted === true) throw error;
    throw new Unreachable();
  }
};

/** Whether an answer is what the contract says. */
export const fits = <E extends Endpoint>(endpoint: E, answer: unknown): answer is ReplyOf<E> =>
  z.safeParse(endpoint.reply, answer).success;

/** What is read is drawn, so it has to fit. A write that the server took is not made again for its answer. */
const isReadable = (endpoint: Endpoint, answer: unknown): boolean =>
  (endpoint.method !== 'GET' && endpoint.lines === undefined) || fits(endpoint, answer);

/**
 * Reads an answer as one value of JSON. Throws `Refusal` when the server says no, or when what it
 * gives to a read does not fit the contract. A lost session is noted for the whole app, unless a newer sign-in happened since `asked`; that one is not lost.
 */
export const readReply = async <E extends Endpoint>(
  endpoint: E,
  response: Response,
  asked: Session,
  asIs = false,
): Promise<ReplyOf<E>> => {
  const body = await bodyOf(response);
  // The contract knows no other successes; something in between answered for the server.
  const expected = response.status === 200 || response.status === 201;
  if (expected && body !== null && (asIs || isReadable(endpoint, body))) return body as ReplyOf<E>;
  const stillTheSame = JSON.stringify(asked) === JSON.stringify(getSession());
  if (response.status === 401 && endpoint.access === 'session' && stillTheSame) markSessionEnded();
  throw new Refusal(response, body);
};

/**
 * Makes one call of the contract. Throws `Refusal` when the server says no, `Unreachable` when
 * nothing answers: at once, or for as long as it takes to give up where no `signal` decides that.
 * A lost session is noted for the whole app.
 */
export const call = async <E extends Endpoint>(
  endpoint: E,
  parts: Parts<E>,
): Promise<ReplyOf<E>> => {
  const asked = getSession();
  return await readReply(endpoint, await sendCall(endpoint, parts), asked, parts.asIs);
};
