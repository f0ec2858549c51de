import type * as z from 'zod/mini';
import type { DeepReadonly } from '#domain/shared/deep-readonly.ts';
import type { Stream } from '#domain/sharing/streams.ts';

/** Path or query parameters, whose values arrive as text. */
type Fields = z.ZodMiniObject<Readonly<Record<string, z.core.$ZodType>>>;

/** The outline of a value: `list` for a list, otherwise its required keys. */
export type Outline = 'list' | readonly string[];

/**
 * One API call, declared once: the server validates with it, and the documentation and the client's types are derived
 * from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path, with parameters written as `:name`. */
  readonly path: `/${string}`;
  /** One sentence for the documentation page. */
  readonly summary: string;
  /**
   * `public` needs no session. `session` needs a session, and any `userId` in the params, query or body must be the
   * caller's. `viewer` needs a session and concerns a person who shares with the caller; the connection in the path
   * identifies that person, whose data is read only through `server/db/sharing`.
   */
  readonly access: 'public' | 'session' | 'viewer';
  /** For `viewer`: the only stream of that person that the call reads. */
  readonly stream?: Stream;
  /** The call is allowed before the session has passed its second factor. */
  readonly beforeSecondFactor?: true;
  /**
   * Requires step-up authentication: if the second factor was given more than ten minutes ago, it has to be given
   * again.
   */
  readonly stepUp?: true;
  /**
   * Handled even when the server is busy or other calls by the person are queued, because somebody may be in danger.
   */
  readonly urgent?: true;
  /** The reply is composed of the replies to other calls by the same person, each of which takes its own turn. */
  readonly isComposed?: true;
  /**
   * Whether the call stores what it is sent. `false` is for calls that only read, remove or switch something and
   * therefore count against no quota. With `perhaps`, the handler decides, based on `request.hasRoom`.
   */
  readonly keeps?: false | 'perhaps';
  /** True for a GET that changes something; such a call must come from the same origin, like other changes. */
  readonly changes?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.core.$ZodType;
  /** The body is a multipart form with one file of at most `bytesMax` bytes. */
  readonly upload?: { readonly bytesMax: number };
  /** The status code on success. */
  readonly status: 200 | 201;
  readonly reply: z.core.$ZodType;
  /**
   * The schema of each line of a streamed reply, for a caller that accepts `application/x-ndjson`. Errors have the same
   * shape as without streaming.
   */
  readonly lines?: z.core.$ZodType;
  /** Replaces the reply schema in the built client; see `scripts/contract-outline.ts`. */
  readonly outline?: Outline;
  /** Whether the endpoint has `lines`; used in the built client. */
  readonly isStreamed?: boolean;
  /** The reply is a file of this media type, sent as a download with this name. */
  readonly file?: { readonly type: string; readonly name: string };
}

/** Checks that a value is an endpoint and keeps its literal type. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

type Input<Schema> = Schema extends z.core.$ZodType
  ? DeepReadonly<z.core.input<Schema>>
  : undefined;
type Output<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined;

/** What a caller sends. */
export interface CallOf<E extends Endpoint> {
  readonly params: Input<E['params']>;
  readonly query: Input<E['query']>;
  readonly body: Input<E['body']>;
}

/** What a handler receives after validation. */
export interface RequestOf<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

/** The reply of a successful call. */
export type ReplyOf<E extends Endpoint> = z.core.output<E['reply']>;
