import type { QuizResponse } from '#domain/quiz/item.ts';
import { type ResponseProblem, responseProblems } from '#domain/quiz/response-problems.ts';
import { HttpError } from '#server/errors.ts';
import { texts } from '#texts/quiz.js';

type Kind = ResponseProblem['kind'];

const FIELDS: Readonly<Record<Kind, readonly string[]>> = {
  'unknown-question': ['questionId'],
  'answered-twice': ['questionId'],
  'no-such-option': ['selectedOptionIndex'],
  'not-answered': [],
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
  return ['body', 'responses', place, ...FIELDS[kind]].join('.');
};

/** Throws a 400 that lists all problems with their paths, unless each question has exactly one valid response. */
export const checkAnswered = (
  questions: readonly { readonly id: string }[],
  responses: readonly QuizResponse[],
): void => {
  const problems = responseProblems(questions, responses);
  const [worst] = problems;
  if (worst === undefined) return;
  throw new HttpError('invalid', texts.problems[worst.kind], {
    issues: problems.map((problem) => ({
      path: pathOf(problem, responses),
      message:
        problem.kind === 'not-answered'
          ? texts.noAnswer({ question: problem.questionId })
          : texts.problems[problem.kind],
    })),
  });
};
