import type * as z from 'zod/mini';

/** Path or query parameters: their values arrive as text. */
type Fields = z.ZodMiniObject<Readonly<Record<string, z.core.$ZodType>>>;

/**
 * One call of the API, declared once: the server validates by it, the documentation is made from
 * it, and the client is typed by it.
 */
export interface Endpoint {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** The path with parameters as `:name`. */
  readonly path: `/${string}`;
  /** One sentence for the documentation page. */
  readonly summary: string;
  /**
   * `public` needs no session. `session` needs one, and when the params, query or body carry a
   * `userId`, it must be the caller's.
   */
  readonly access: 'public' | 'session';
  /** True for a GET that changes something: it has to come from the app's own pages, as others do. */
  readonly changes?: true;
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: z.core.$ZodType;
  /** The body is a multipart form with one file of at most so many bytes. */
  readonly upload?: { readonly bytesMax: number };
  /** The status of a success. */
  readonly status: 200 | 201;
  readonly reply: z.core.$ZodType;
  /**
   * What each line is for a caller that accepts `application/x-ndjson`: JSON, one value a line, as it
   * comes about. Refusals keep the one shape of errors.
   */
  readonly lines?: z.core.$ZodType;
}

/** Keeps the exact type of an endpoint while checking that it is one. */
export const endpoint = <const Declared extends Endpoint>(declared: Declared): Declared => declared;

type Input<Schema> = Schema extends z.core.$ZodType ? z.core.input<Schema> : undefined;
type Output<Schema> = Schema extends z.core.$ZodType ? z.core.output<Schema> : undefined;

/** What a caller sends. */
export interface CallOf<E extends Endpoint> {
  readonly params: Input<E['params']>;
  readonly query: Input<E['query']>;
  readonly body: Input<E['body']>;
}

/** What a handler gets, once it has been checked. */
export interface RequestOf<E extends Endpoint> {
  readonly params: Output<E['params']>;
  readonly query: Output<E['query']>;
  readonly body: Output<E['body']>;
}

/** What comes back on success. */
export type ReplyOf<E extends Endpoint> = z.core.output<E['reply']>;
