import * as z from 'zod/mini';
import { deviceValue } from '#client/sync/device-value.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

const answers = z.array(
  z.object({
    /** Identifies the reminder. */
    key: z.string(),
    /** When the person answered it, in milliseconds since the Unix epoch. */
    atMs: z.number(),
    /** When it is due again, in milliseconds since the Unix epoch; null for never. */
    againMs: z.nullable(z.number()),
  }),
);

/** The person's answer to a reminder shown on a page. */
export type ReminderAnswer = z.output<typeof answers>[number];

/** The answers of the last two days, shared by all tabs. */
export const keptAnswers = deviceValue(
  'reminder-answers',
  (kept) => z.safeParse(answers, kept).data ?? null,
);

/** Stores an answer, replacing an earlier one to the same reminder. */
export const noteAnswer = (answer: ReminderAnswer): void => {
  const recent = (keptAnswers.get() ?? []).filter(
    ({ key, atMs }) => key !== answer.key && atMs > answer.atMs - 2 * DAY_MS,
  );
  keptAnswers.set([...recent, answer]);
};
