import * as z from 'zod/mini';

/** What each refusal is called on the wire. */
const ERROR_CODES = [
  'invalid',
  'signed_out',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'unavailable',
  /** Nobody has set up here what this needs, so that asking again changes nothing. */
  'not_set_up',
  /** A server that Evenkeel needs for this failed. */
  'upstream_failed',
  /** A server that Evenkeel needs for this did not answer in time. */
  'upstream_late',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The one shape of every error answer. `error` and `message` carry the same sentence for a person. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  /** What is wrong with the input, place by place: "body.why", "params.userId". */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** Only on answers from 500 on: what to quote when reporting the failure. */
  requestId: z.optional(z.string()),
});

export type ErrorBody = z.infer<typeof errorBody>;
