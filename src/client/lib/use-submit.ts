import { useState } from 'react';
import { Refusal, Unreachable } from './api.ts';

/** Why a submit did not work, in words for the person. */
export interface Problem {
  readonly message: string;
  /** What is wrong at single fields, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
  readonly cause: unknown;
}

const BODY = 'body.';

const problemOf = (cause: unknown): Problem => {
  const issues = cause instanceof Refusal ? cause.issues : [];
  const known = cause instanceof Refusal || cause instanceof Unreachable;
  return {
    message: known ? cause.message : 'This did not work. Please try again.',
    fields: Object.fromEntries(
      issues
        .filter(({ path }) => path.startsWith(BODY))
        .map(({ path, message }) => [path.slice(BODY.length), message]),
    ),
    cause,
  };
};

/**
 * Runs `work` for a form: one at a time, with its progress and its failure as state. The failure
 * of the last time is cleared at each new submit.
 */
export const useSubmit = (work: () => Promise<void>) => {
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const submit = async (): Promise<void> => {
    if (pending) return;
    setProblem(null);
    setPending(true);
    try {
      await work();
    } catch (cause) {
      setProblem(problemOf(cause));
    }
    setPending(false);
  };
  const clear = (): void => setProblem(null);
  return { pending, problem, submit, clear };
};
