import type { Page } from '@playwright/test';
import { attentionRun } from '#contract/attention/run.ts';
import type { focusEndpoints } from '#contract/focus.ts';
import { lettersOf } from '#domain/attention/cpt/events.ts';
import { cptEventsFrom } from '#domain/attention/cpt/kept-events.ts';
import { QUICK_INTERVAL_MS } from '#domain/attention/cpt/letters.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { CPT_PAGE, feedback } from '../../e2e/support/attention.ts';
import type { PlayedRun, TakenPress } from './played-run.ts';

const LONGEST_MS = 120_000;
const PRESS: (typeof focusEndpoints)['cpt']['path'] = '/api/focus/cpt';

/** Opens the CPT at a difficulty. */
export const openApp = async (page: Page, difficulty: Difficulty): Promise<void> => {
  await page.goto(CPT_PAGE);
  await page.getByLabel('Difficulty').selectOption(difficulty);
};

/** The letters that the page reported as on screen at each press, in order. */
const saidLetters = (page: Page): readonly string[] => {
  const said: string[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith(PRESS)) return;
    const body: { shownLetter?: string } = request.postDataJSON();
    said.push(body.shownLetter ?? '');
  });
  return said;
};

/** Starts a quick run. */
export const startApp = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Start', exact: true }).click();

/** Waits for the end of a quick run, and reads from its requests how each press was recorded. */
export const endOfApp = async (
  page: Page,
): Promise<Pick<PlayedRun, 'intervalMs' | 'letters' | 'taken' | 'ownOnsetsMs'>> => {
  const said = saidLetters(page);
  const sent = await page.waitForRequest((request) => request.url().includes('/attention/runs/'), {
    timeout: LONGEST_MS,
  });
  await feedback(page).filter({ hasText: 'Test stopped' }).waitFor();
  const run = attentionRun.parse(sent.postDataJSON());
  const events = cptEventsFrom(run) ?? [];
  const onsetsMs = events.flatMap((event) => (event.type === 'letter' ? [event.atMs] : []));
  const letters = lettersOf(run);
  const presses = events.filter((event) => event.type === 'press');
  if (said.length !== presses.length) throw new Error('Not every press was told with its letter.');
  const taken = presses.map(({ atMs }, at): TakenPress => {
    const due = onsetsMs.findLastIndex((onsetMs) => onsetMs !== null && onsetMs <= atMs);
    // The reported letter decides, should it differ from the trial in the stored run.
    const trial = [due, due - 1, due + 1].find((one) => letters[one] === said[at]) ?? due;
    return { trial, reactionMs: atMs - (onsetsMs[trial] ?? Number.NaN) };
  });
  return {
    intervalMs: QUICK_INTERVAL_MS[run.difficulty],
    letters,
    taken,
    ownOnsetsMs: onsetsMs,
  };
};
