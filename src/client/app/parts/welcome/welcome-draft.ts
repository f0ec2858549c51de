import type { DraftForm } from '#client/sync/draft.ts';
import { isText, nullable, oneOf, readAs, shaped } from '#domain/shared/guards.ts';
import { CLOCK_TIME } from '#domain/shared/time/day-minutes.ts';
import { type DayEnds, HARD, type Hard, USUAL_DAY } from '#domain/welcome/first-day.ts';

/** How much a person wants to see at the same time. */
export const AMOUNTS = ['one', 'all'] as const;

/** The answers that a new person has given so far. */
export interface WelcomeDraft {
  /** The index of the current question. */
  readonly at: number;
  /** Null if the person skipped this question. */
  readonly hard: Hard | null;
  readonly day: DayEnds | null;
  readonly amount: (typeof AMOUNTS)[number] | null;
}

const isClockTime = (value: unknown): value is string => isText(value) && CLOCK_TIME.test(value);

const isDraft = shaped({
  at: oneOf([0, 1, 2]),
  hard: nullable(oneOf(HARD)),
  day: nullable(shaped({ getUp: isClockTime, windDown: isClockTime })),
  amount: nullable(oneOf(AMOUNTS)),
});

/** Stores the answers on the device until the last question is answered, so that a reload loses none of them. */
export const welcomeDraft: DraftForm<WelcomeDraft> = {
  key: 'welcome',
  initial: { at: 0, hard: null, day: { ...USUAL_DAY }, amount: null },
  read: readAs(isDraft),
};
