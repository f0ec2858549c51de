import { deviceValue } from '#client/sync/device-value.ts';
import { isNumber, isText, listOf, nullable, readAs, shaped } from '#domain/shared/guards.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';

/** The person's answer to a reminder shown on a page. */
export interface ReminderAnswer {
  /** The key of the reminder. */
  readonly key: string;
  /** The time at which the person answered the reminder, in milliseconds since the Unix epoch. */
  readonly atMs: number;
  /** The time at which the reminder is due again, in milliseconds since the Unix epoch; null if never. */
  readonly againMs: number | null;
}

const isAnswer = shaped({ key: isText, atMs: isNumber, againMs: nullable(isNumber) });

/** The answers of the last two days, shared by all tabs. */
export const storedAnswers = deviceValue<readonly ReminderAnswer[]>(
  'reminder-answers',
  readAs(listOf(isAnswer)),
);

/** Stores an answer. It replaces an earlier answer to the same reminder. */
export const noteAnswer = (answer: ReminderAnswer): void => {
  const recent = (storedAnswers.get() ?? []).filter(
    ({ key, atMs }) => key !== answer.key && atMs > answer.atMs - 2 * DAY_MS,
  );
  storedAnswers.set([...recent, answer]);
};
