/**
 * Why there is no answer: timeout, server not reached, an error status, a malformed response, an incomplete answer, or
 * content that failed our checks. Carries no detail, because requests and answers reveal people's health.
 */
export type ModelFailure =
  | 'late'
  | 'unreachable'
  | `status ${number}`
  | 'broken'
  | 'unfinished'
  | 'unfit';
