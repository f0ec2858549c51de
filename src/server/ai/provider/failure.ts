/**
 * Why there is no answer: it took too long; nobody was reached; it was refused with a status; it is not
 * what the protocol says; it broke off; or its content did not pass our checks. Never more than that, since
 * answers and requests tell of people's health.
 */
export type ModelFailure =
  | 'late'
  | 'unreachable'
  | `status ${number}`
  | 'broken'
  | 'unfinished'
  | 'unfit';
