import type { ErrorBody, ErrorCode } from '#contract/shared/error.ts';
import { texts } from '#texts/answers.js';

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

/** Why a request was refused although the caller did nothing wrong. The metrics use this reason as a label. */
export type TurnedAway = 'shed' | 'quota' | 'hashing' | 'throttled';

interface More {
  readonly issues?: ErrorBody['issues'];
  readonly retryAfterS?: number;
  /** The reason, set where the request is refused. For a 429 the default is `throttled`. */
  readonly turnedAway?: TurnedAway;
}

/** A refusal with a sentence for the user. Handlers throw it, and the error handler turns it into a response. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly code: ErrorCode;
  readonly issues: ErrorBody['issues'];
  /** How many whole seconds to wait, for the Retry-After header. */
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

  /** The response body; `requestId` is included only for server errors. */
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

/** The error for one invalid field of the body: status 400 with the field's path. */
export const invalidField = (field: string, message: string): HttpError =>
  new HttpError('invalid', message, { issues: [{ path: `body.${field}`, message }] });

/** The error when the account was deleted during this request. */
export const accountGone = (): HttpError => new HttpError('signed_out', texts.accountGone);
