import { texts } from '#texts/quiz.js';

/** The known facts about a person's progress in a quiz. */
interface KnownProgress {
  /** Whether completed answers are in the outbox. */
  readonly isWaiting: boolean;
  /** Whether the server refused completed answers. */
  readonly isRefused: boolean;
  /** The text if the quiz is done or cannot be opened yet; otherwise null. */
  readonly closedText: string | null;
  /** The number of questions answered in the draft. */
  readonly answeredCount: number;
  readonly questionCount: number;
  /** The text if the quiz can be started; empty while unknown. */
  readonly openText: string;
}

/** The person's progress in a quiz. */
interface QuizStatus {
  readonly state: 'waiting' | 'closed' | 'begun' | 'refused' | 'open' | 'unknown';
  readonly text: string;
  /** Whether the person can act on the quiz now. */
  readonly isToDo: boolean;
}

/** The status of a quiz. Waiting answers take precedence, then a quiz that is done or closed, then the draft. */
export const statusOf = (known: KnownProgress): QuizStatus => {
  const { isWaiting, isRefused, closedText, answeredCount, questionCount, openText } = known;
  if (isWaiting) return { state: 'waiting', text: texts.answersWait, isToDo: false };
  if (closedText !== null) return { state: 'closed', text: closedText, isToDo: false };
  if (answeredCount > 0) {
    const count = Math.min(answeredCount, questionCount);
    const text = texts.answeredOf({ count, total: questionCount });
    return { state: 'begun', text, isToDo: true };
  }
  if (isRefused) {
    const text = texts.answersRefused;
    return { state: 'refused', text, isToDo: true };
  }
  return { state: openText === '' ? 'unknown' : 'open', text: openText, isToDo: openText !== '' };
};
