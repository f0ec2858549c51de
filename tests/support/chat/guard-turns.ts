import { assess } from '#domain/chat/safety/assess.ts';
import type { Assessment, Category, Level } from '#domain/chat/safety/assessment.ts';
import { answerTo, type SafetyAnswer } from '#domain/chat/safety/choose-answer.ts';
import { CALM, type SafetyState } from '#domain/chat/safety/safety-state.ts';
import { nextSafetyState } from '#domain/chat/safety/state.ts';

/** What the guard would find of a sign of danger. */
export const signOf = (
  category: Category,
  kind: 'own' | 'third-person',
  level: Level,
  agrees = false,
): Assessment => ({
  level,
  category,
  kind,
  reasons: ['a sign'],
  isOutright: false,
  agrees,
  denies: false,
  isLess: false,
  saysNo: null,
  isMisread: false,
  objection: null,
  hint: null,
  isTopic: false,
  isHelped: false,
  isMeant: false,
  swallowed: null,
});

/** The guard after it gave its answer, and the answer. */
export const heard = (
  before: SafetyState,
  assessment: Assessment,
): { readonly state: SafetyState; readonly answer: SafetyAnswer | null } => {
  const answer = answerTo(assessment, before);
  const state = nextSafetyState(before, { type: 'message', assessment });
  const question = answer?.question ?? null;
  return {
    answer,
    state:
      question === null
        ? state
        : nextSafetyState(state, {
            type: answer?.response === 'soft' ? 'asked-softly' : 'asked',
            question,
          }),
  };
};
/** The same for a message. */
export const hear = (before: SafetyState, text: string) => heard(before, assess(text, before));

/** What the guard makes of a talk, after its last message. */
export const told = (first: string, ...rest: readonly string[]) =>
  rest.reduce((before, text) => hear(before.state, text), hear(CALM, first));
/** The words of its last answer; empty where it gave none. */
export const wordsOf = ({ answer }: ReturnType<typeof told>): string =>
  answer?.paragraphs.join(' ') ?? '';
