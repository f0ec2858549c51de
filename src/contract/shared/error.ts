import * as z from 'zod/mini';

/** The codes of error replies. */
const ERROR_CODES = [
  'invalid',
  'signed_out',
  /** Signed in, but the second factor is still missing. */
  'second_factor',
  /** The call needs step-up authentication: the second factor was given too long ago. */
  'step_up',
  'forbidden',
  'not_found',
  'conflict',
  'too_large',
  'unsupported_type',
  'too_many_requests',
  'unavailable',
  /** A service that this call needs is not configured, so retrying cannot help. */
  'not_set_up',
  /** An upstream server failed. */
  'upstream_failed',
  /** An upstream server did not answer in time. */
  'upstream_late',
  'internal',
] as const;

export type ErrorCode = (typeof ERROR_CODES)[number];

/** The body of every error reply. `error` and `message` contain the same sentence for the user. */
export const errorBody = z.object({
  error: z.string(),
  message: z.string(),
  code: z.enum(ERROR_CODES),
  /** The invalid inputs by path, such as "body.why" or "params.userId". */
  issues: z.optional(z.array(z.object({ path: z.string(), message: z.string() }))),
  /** For status 500 and above: the id to quote when reporting the failure. */
  requestId: z.optional(z.string()),
});

export type ErrorBody = z.infer<typeof errorBody>;
