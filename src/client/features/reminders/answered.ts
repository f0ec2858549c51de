import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

const answers = z.array(
  z.object({
    /** Names the reminder among all. */
    key: z.string(),
    /** When the person answered it, in milliseconds since the Unix epoch. */
    atMs: z.number(),
    /** When it comes again; null for not again. */
    againMs: z.nullable(z.number()),
  }),
);

/** What the person did with a reminder that the page showed. */
export type ReminderAnswer = z.output<typeof answers>[number];

/** The answers of the last days, which all tabs share. */
export const keptAnswers = deviceValue(
  'reminder-answers',
  (kept) => z.safeParse(answers, kept).data ?? null,
);

/** Notes an answer in the place of an earlier one to the same reminder. */
export const noteAnswer = (answer: ReminderAnswer): void => {
  const recent = (keptAnswers.get() ?? []).filter(
    ({ key, atMs }) => key !== answer.key && atMs > answer.atMs - 2 * DAY_MS,
  );
  keptAnswers.set([...recent, answer]);
};
