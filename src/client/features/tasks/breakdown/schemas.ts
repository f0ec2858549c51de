import * as z from 'zod/mini';
import { updateBody } from '#contract/tasks.ts';
import { texts } from '#texts/tasks-steps.js';

/** The server's schema for steps. */
export const stepsField = updateBody.shape.updates;

/** The schema of the answer to the question about a task. */
export const questionFields = z.object({
  words: z.string().check(z.trim(), z.minLength(1, { error: () => texts.answerNeeded })),
});
