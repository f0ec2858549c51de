import type { ErrorBody, ErrorCode } from '#contract/shared/error.ts';

const STATUS_OF: Readonly<Record<ErrorCode, number>> = {
  invalid: 400,
  signed_out: 401,
  second_factor: 403,
  step_up: 403,
  forbidden: 403,
  not_found: 404,
  conflict: 409,
  too_large: 413,
  unsupported_type: 415,
  too_many_requests: 429,
  unavailable: 503,
  not_set_up: 503,
  upstream_failed: 502,
  upstream_late: 504,
  internal: 500,
};

/** Why somebody is refused who did nothing wrong in this call: what is measured of refusals. */
export type TurnedAway = 'shed' | 'quota' | 'hashing' | 'throttled';

interface More {
  readonly issues?: ErrorBody['issues'];
  readonly retryAfterS?: number;
  /** Said by who refuses; every 429 is one of those that are throttled. */
  readonly turnedAway?: TurnedAway;
}

/** A refusal with a sentence for a person. Thrown by handlers, answered in one place. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly issues: ErrorBody['issues'];
  /** Whole seconds to wait, for the Retry-After header. */
  readonly retryAfterS: number | undefined;
  readonly turnedAway: TurnedAway | undefined;

  constructor(code: ErrorCode, message: string, more: More = {}) {
    super(message);
    this.code = code;
    this.issues = more.issues;
    this.retryAfterS = more.retryAfterS;
    this.turnedAway = more.turnedAway ?? (code === 'too_many_requests' ? 'throttled' : undefined);
  }

  get status(): number {
    return STATUS_OF[this.code];
  }

  /** The answer's body; `requestId` goes along with failures of the server's own. */
  body(requestId: string): ErrorBody {
    return {
      error: this.message,
      message: this.message,
      code: this.code,
      ...(this.issues === undefined ? {} : { issues: this.issues }),
      ...(this.status >= 500 ? { requestId } : {}),
    };
  }
}

/** One field of the body is wrong: status 400 with its place. */
export const invalidField = (field: string, message: string): HttpError =>
  new HttpError('invalid', message, { issues: [{ path: `body.${field}`, message }] });

/** The account was deleted while this call was under way. */
export const accountGone = (): HttpError =>
  new HttpError('signed_out', 'This account is no longer there.');
