import { setTimeout as sleep } from 'node:timers/promises';
import { attentionRun } from '#contract/attention/run.ts';
import { lettersOf } from '#domain/attention/cpt/events.ts';
import { cptEventsFrom } from '#domain/attention/cpt/stored-events.ts';
import { CPT_PAGE } from '../../e2e/support/attention.ts';
import type { RecordedRun, TakenPress } from './played-run.ts';
import type { Seen } from './probe.ts';
import type { ProgramRun } from './program.ts';
import { until } from './until.ts';

const RUNS = '/api/attention/runs/';
const PRESSES = '/api/focus/cpt';
/** The time limit for the outbox, which may still be sending when the run is over. */
const LONGEST_MS = 20_000;

/** Runs the quick CPT of the app at `url`. */
export const appRun = (url: string): ProgramRun => ({
  open: async (page, difficulty) => {
    await page.goto(`${url}${CPT_PAGE}`);
    await until(page, () => document.querySelector('[aria-label="Letters"]') !== null);
    await page.evaluate((level) => {
      const label = [...document.querySelectorAll('label')].find((one) =>
        one.textContent?.startsWith('Difficulty'),
      );
      if (!(label?.control instanceof HTMLSelectElement)) throw new Error('No difficulty.');
      label.control.value = level;
      label.control.dispatchEvent(new Event('change', { bubbles: true }));
    }, difficulty);
  },
  start: async (page) => {
    await page.evaluate(() => {
      const buttons = [...document.querySelectorAll('button')];
      buttons.find(({ textContent }) => textContent === 'Start')?.click();
    }, null);
    await until(page, () => document.body.textContent.includes('once to begin'));
    await page.evaluate(() => {
      window.dispatchEvent(new KeyboardEvent('keydown', { key: 'x' }));
    }, null);
  },
  isOver: (page) =>
    page.evaluate(
      (runs) => window.timingProbe.read().sent.some(({ url }) => url.includes(runs)),
      RUNS,
    ),
  recorded: async (page) => {
    const limitMs = Date.now() + LONGEST_MS;
    for (;;) {
      const { sent } = await page.evaluate(() => window.timingProbe.read(), null);
      const recorded = recordedOf(sent);
      if (recorded !== null) return recorded;
      if (Date.now() > limitMs) throw new Error('Not every press was told with its letter.');
      await sleep(100);
    }
  },
});

/** The recorded presses, read from the page's requests; null until all requests have been sent. */
const recordedOf = (sent: Seen['sent']): RecordedRun | null => {
  const run = attentionRun.parse(
    JSON.parse(sent.find(({ url }) => url.includes(RUNS))?.body ?? ''),
  );
  // A set, because a request that timed out is sent again.
  const told = new Set(sent.flatMap(({ url, body }) => (url.endsWith(PRESSES) ? [body] : [])));
  const shown = [...told].map((body): string => JSON.parse(body).shownLetter);
  const events = cptEventsFrom(run) ?? [];
  const onsetsMs = events.flatMap((event) => (event.type === 'letter' ? [event.atMs] : []));
  const letters = lettersOf(run);
  const presses = events.filter((event) => event.type === 'press');
  if (shown.length !== presses.length) return null;
  const taken = presses.map(({ atMs }, at): TakenPress => {
    const due = onsetsMs.findLastIndex((onsetMs) => onsetMs !== null && onsetMs <= atMs);
    // If the reported letter and the trial in the stored run differ, use the letter.
    const trial = [due, due - 1, due + 1].find((one) => letters[one] === shown[at]) ?? due;
    return { trial, reactionMs: atMs - (onsetsMs[trial] ?? Number.NaN) };
  });
  return { letters, taken };
};
