import type { Page } from '@playwright/test';
import { attentionRun } from '#contract/attention-run.ts';
import { lettersOf } from '#domain/attention/cpt/events.ts';
import { cptEventsFrom } from '#domain/attention/cpt/kept-events.ts';
import { QUICK_INTERVAL_MS } from '#domain/attention/cpt/letters.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { CPT_PAGE, feedback } from '../../e2e/support/attention.ts';
import type { Played, TakenPress } from './played.ts';

const LONGEST_MS = 120_000;

/** Opens the CPT at a difficulty. */
export const openApp = async (page: Page, difficulty: Difficulty): Promise<void> => {
  await page.goto(CPT_PAGE);
  await page.getByLabel('Difficulty').selectOption(difficulty);
};

/** Starts a quick run. */
export const startApp = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Start', exact: true }).click();

/** Waits for the end of a quick run, and reads from what the page sends how it took each press. */
export const endOfApp = async (
  page: Page,
): Promise<Pick<Played, 'intervalMs' | 'letters' | 'taken' | 'ownOnsetsMs'>> => {
  const sent = await page.waitForRequest((request) => request.url().includes('/attention/runs/'), {
    timeout: LONGEST_MS,
  });
  await feedback(page).filter({ hasText: 'Test stopped' }).waitFor();
  const run = attentionRun.parse(sent.postDataJSON());
  const events = cptEventsFrom(run) ?? [];
  const onsetsMs = events.flatMap((event) => (event.type === 'letter' ? [event.atMs] : []));
  const taken = events.flatMap((event): TakenPress[] => {
    if (event.type !== 'press') return [];
    const trial = onsetsMs.findLastIndex((onsetMs) => onsetMs !== null && onsetMs <= event.atMs);
    return [{ trial, reactionMs: event.atMs - (onsetsMs[trial] ?? Number.NaN) }];
  });
  return {
    intervalMs: QUICK_INTERVAL_MS[run.difficulty],
    letters: lettersOf(run),
    taken,
    ownOnsetsMs: onsetsMs,
  };
};
