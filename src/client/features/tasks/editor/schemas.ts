import * as z from 'zod/mini';
import { dayProblem } from '#client/features/tasks/when/when-draft.ts';
import { newTask } from '#contract/tasks.ts';

const day = z.string().check(
  z.refine((text) => dayProblem(text) === undefined, {
    error: ({ input }) => dayProblem(String(input)),
  }),
);

/** The server's schema for the fields of a task, and the schema for a chosen day. */
export const taskFields = z.extend(
  z.pick(newTask, { title: true, estimatedTime: true, time: true }),
  { date: z.optional(day) },
);
