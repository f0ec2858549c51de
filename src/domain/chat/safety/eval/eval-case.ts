import type { Category, Level } from '#domain/chat/safety/assessment.ts';

/** How a message speaks; the halves of the evaluation are stratified by it. */
type EvalStyle =
  | 'direct'
  | 'indirect'
  | 'third-person'
  | 'intrusive-thought'
  | 'idiom'
  | 'fiction'
  | 'past'
  | 'topic'
  | 'ordinary';

/** Messages that share what is expected of them. */
export interface EvalGroup {
  /** The categories of which one is right; empty where no sign is expected. */
  readonly categories: readonly Category[];
  /** The levels of which any is right. */
  readonly levels: readonly Level[];
  readonly style: EvalStyle;
  /** One message a line. */
  readonly texts: string;
}

/** One message of the evaluation. */
export interface EvalCase extends Omit<EvalGroup, 'texts'> {
  readonly text: string;
}
