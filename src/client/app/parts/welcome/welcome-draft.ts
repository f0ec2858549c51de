import * as z from 'zod/mini';
import type { DraftForm } from '#client/sync/draft.ts';
import { clockTime } from '#contract/shared/fields.ts';
import { HARD, USUAL_DAY } from '#domain/welcome/first-day.ts';

/** How much somebody wants to see at the same time. */
export const AMOUNTS = ['one', 'all'] as const;

const shape = z.object({
  /** The index of the open question. */
  at: z.int().check(z.gte(0), z.lte(2)),
  /** Null for an answer that was skipped. */
  hard: z.nullable(z.enum(HARD)),
  day: z.nullable(z.object({ getUp: clockTime, windDown: clockTime })),
  amount: z.nullable(z.enum(AMOUNTS)),
});

/** The answers of somebody new, until the last question is answered. */
export type WelcomeDraft = z.output<typeof shape>;

/** Stores the answers meanwhile, so that a reload loses none. */
export const welcomeDraft: DraftForm<WelcomeDraft> = {
  key: 'welcome',
  initial: { at: 0, hard: null, day: { ...USUAL_DAY }, amount: null },
  spent: ['at', 'hard', 'day', 'amount'],
  read: (kept) => z.safeParse(shape, kept).data ?? null,
};
