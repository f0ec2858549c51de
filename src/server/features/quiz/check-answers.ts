import type { QuizResponse } from '#domain/quiz/item.ts';
import { type ResponseProblem, responseProblems } from '#domain/quiz/response-problems.ts';
import { HttpError } from '#server/errors.ts';

type Kind = ResponseProblem['kind'];

const SENTENCES: Readonly<Record<Kind, string>> = {
  'unknown-question': 'An answer is for a question that was not asked. Load the questions again.',
  'answered-twice': 'A question has two answers. Keep one of them.',
  'no-such-option': 'Choose one of the options.',
  'not-answered': 'Please answer all questions.',
};

const FIELDS: Readonly<Record<Kind, string>> = {
  'unknown-question': '.questionId',
  'answered-twice': '.questionId',
  'no-such-option': '.selectedOptionIndex',
  'not-answered': '',
};

/**
 * The path of a problem: the invalid response, the second response to the same question, or the whole list if a
 * response is missing.
 */
const pathOf = ({ kind, questionId }: ResponseProblem, responses: readonly QuizResponse[]) => {
  const isIt = (response: QuizResponse): boolean => response.questionId === questionId;
  const first = responses.findIndex(isIt);
  if (first < 0) return 'body.responses';
  const place =
    kind === 'answered-twice' ? responses.findIndex((one, at) => at > first && isIt(one)) : first;
  return `body.responses.${place}${FIELDS[kind]}`;
};

/** Throws a 400 that lists all problems with their paths, unless each question has exactly one valid response. */
export const checkAnswered = (
  questions: readonly { readonly id: string }[],
  responses: readonly QuizResponse[],
): void => {
  const problems = responseProblems(questions, responses);
  const [worst] = problems;
  if (worst === undefined) return;
  throw new HttpError('invalid', SENTENCES[worst.kind], {
    issues: problems.map((problem) => ({
      path: pathOf(problem, responses),
      message:
        problem.kind === 'not-answered'
          ? `The question ${problem.questionId} has no answer.`
          : SENTENCES[problem.kind],
    })),
  });
};
