import { attentionEndpoints } from '#contract/attention/attention.ts';
import type { Answer, Person } from './test-app.ts';

/** Sends an answer given in a Quick test, with a batch or a record as the body. */
export const sendAnswer = (
  person: Person,
  test: 'stroop' | 'digitSpan' | 'simon',
  body: object,
): Promise<Answer> =>
  person.call(attentionEndpoints[test], { params: { userId: person.userId }, body });

/** A person’s attention summary, as returned by the API. */
export const attentionSummaryOf = async (person: Person): Promise<unknown> =>
  (await person.call(attentionEndpoints.summary, { params: { userId: person.userId } })).body;

/** The summary of a person who has sent nothing. */
export const NO_ANSWERS = {
  simon: { maxLevel: null, accuracy: null },
  digit: { avgTime: null, accuracy: null },
  stroop: { avgTime: null, accuracy: null },
};
