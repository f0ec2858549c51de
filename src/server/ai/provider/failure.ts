/**
 * Why there is no usable reply: a timeout, an unreachable server, an error status, a malformed response, an incomplete
 * reply, or content that failed our checks. The failure has no further detail, because requests and replies reveal
 * facts about people's health.
 */
export type ModelFailure =
  | 'late'
  | 'unreachable'
  | `status ${number}`
  | 'broken'
  | 'unfinished'
  | 'unfit';
