import { type Heard, saysNext, saysNo, saysUnsure, saysYes } from '#domain/chat/text/heard.ts';

/** A yes, a no or a number names nothing that could be kept. */
export const isAnswerOnly = (heard: Heard): boolean =>
  saysUnsure(heard) ||
  saysNext(heard) ||
  saysNo(heard) ||
  saysYes(heard) ||
  /^[\d ]+$/.test(heard.plain);

/** What is said to somebody for whom a question is too much now. The button that stops stands below it. */
const IT_IS_HARD: readonly string[] = [
  'You say that this is hard right now.',
  'We only build a ladder. Building it means that nothing has to be done now.',
  'You can stop here, and what you have is kept. Or we go on, as slowly as you like.',
];

/** Stays at a step, for somebody for whom it is too much now. */
export const STAYS_SOFTLY = { again: IT_IS_HARD, isAnswer: true } as const;
