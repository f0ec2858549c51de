import type * as z from 'zod/mini';
import type { Stream } from '#domain/sharing/streams.ts';

/** Path or query parameters, whose values arrive as text. */
type Fields = z.ZodMiniObject<Readonly<Record<string, z.core.$ZodType>>>;

/** What can be told of a value at a glance: that it is a list, or which keys it has to have. */
export type Outline = 'list' | readonly string[];

/**
 * One call of the API, declared once: the server validates with it, and the documentation and the client's
 * types are derived from it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with parameters as `:name`. */
  readonly path: `/${string}`;
  /** One sentence for the documentation page. */
  readonly summary: string;
  /**
   * `public` needs no session. `session` needs one, and when the params, query or body carry a
   * `userId`, it must be the caller's. `viewer` needs one and is about somebody who shares with the caller,
   * named by the connection in the path; what is theirs is read through the door of `server/db/sharing` only.
   */
  readonly access: 'public' | 'session' | 'viewer';
  /** The one stream that the call reads of the person of the connection. */
  readonly stream?: Stream;
  /** Who may call it: only somebody who passed the second factor, or also who is on the way to it. */
  readonly beforeSecondFactor?: true;
  /** Who has a second factor gives it again when that was more than ten minutes ago. */
  readonly stepUp?: true;
  /** Answered also while the server is busy or other calls of the person wait: somebody may be in danger. */
  readonly urgent?: true;
  /**
   * Whether what it brings is kept: false for calls that only read, remove or switch something, which no quota counts;
   * `perhaps` where the handler decides, and is told by `request.hasRoom`.
   */
  readonly keeps?: false | 'perhaps';
  /** True for a GET that changes something; like other changes it must come from the same origin. */
  readonly changes?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.core.$ZodType;
  /** The body is a multipart form with one file of at most `bytesMax` bytes. */
  readonly upload?: { readonly bytesMax: number };
  /** The status of a success. */
  readonly status: 200 | 201;
  readonly reply: z.core.$ZodType;
  /**
   * The JSON value of each line of a streamed reply, for a caller that accepts `application/x-ndjson`.
   * Errors have the same shape as without streaming.
   */
  readonly lines?: z.core.$ZodType;
  /** What the built client has of the reply in the place of its schema; see `scripts/contract-outline.ts`. */
  readonly outline?: Outline;
  /** Whether there were `lines`. */
  readonly isLines?: boolean;
  /** The reply is a file of this media type, streamed to be saved under this name. */
  readonly file?: { readonly type: string; readonly name: string };
}

/** Checks that a value is an endpoint and keeps its literal type. */
// @__NO_SIDE_EFFECTS__
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

type Input<Schema> = Schema extends z.core.$ZodType ? z.core.input<Schema> : undefined;
type Output<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined;

/** What a caller sends. */
export interface CallOf<E extends Endpoint> {
  readonly params: Input<E['params']>;
  readonly query: Input<E['query']>;
  readonly body: Input<E['body']>;
}

/** What a handler gets after validation. */
export interface RequestOf<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

/** The reply of a successful call. */
export type ReplyOf<E extends Endpoint> = z.core.output<E['reply']>;
