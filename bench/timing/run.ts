import { parseArgs } from 'node:util';
import { type Browser, type BrowserContext, chromium } from '@playwright/test';
import type { Difficulty } from '#domain/attention/recording.ts';
import { CPT_PAGE } from '../../e2e/support/attention.ts';
import { CHROMIUM_FLAGS, chromiumPath } from '../../e2e/support/chromium.ts';
import { guest } from '../../e2e/support/people.ts';
import { ensureClient } from '../../scripts/client-build.ts';
import { startAppServer } from '../../tests/support/app-server.ts';
import { machineLoad } from '../measure.ts';
import { report } from '../report.ts';
import type { AccuracyRow } from './accuracy-row.ts';
import { measureCodeSizes } from './code-size.ts';
import { CONDITION_TEXTS, CONDITIONS } from './conditions.ts';
import { measureAccuracy } from './drift-and-presses.ts';
import { goalsOf } from './goals.ts';
import { ISOLATED } from './isolation-headers.ts';
import { serveJsPsych } from './jspsych-run.ts';
import { PROGRAMS, playOnce } from './one-run.ts';
import { installProbe } from './probe.ts';

const PACES: readonly Difficulty[] = ['medium', 'hard'];

const openContext = async (browser: Browser, baseURL: string): Promise<BrowserContext> => {
  const context = await browser.newContext({ baseURL, serviceWorkers: 'block' });
  await context.addInitScript(installProbe);
  await context.route(`**${CPT_PAGE}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), ...ISOLATED } });
  });
  await serveJsPsych(context);
  const page = await context.newPage();
  await guest(page);
  await page.close();
  return context;
};

/** The accuracies and the runs that they were computed from. */
const measureAll = async (only: string | undefined) => {
  const server = await startAppServer({ LOG_LEVEL: 'error' });
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...CHROMIUM_FLAGS],
  });
  try {
    const context = await openContext(browser, server.url);
    const rows: AccuracyRow[] = [];
    const runs: object[] = [];
    for (const condition of CONDITIONS.filter((one) => only === undefined || one === only)) {
      for (const difficulty of PACES) {
        for (const program of PROGRAMS) {
          const played = await playOnce(context, program, difficulty, condition);
          const load = machineLoad();
          const { intervalMs } = played;
          rows.push({ program, condition, intervalMs, load, ...measureAccuracy(played) });
          runs.push({ program, condition, ...played });
        }
      }
    }
    return { rows, runs };
  } finally {
    await browser.close();
    await server.remove();
  }
};

const ms = (value: number): string => value.toFixed(1);

const lineOf = (row: AccuracyRow) => ({
  condition: `${row.condition}, ${row.intervalMs} ms`,
  program: row.program,
  'drift in 30 s': ms(row.driftMs),
  'SD of interval': ms(row.intervalSdMs),
  missed: row.missed,
  doubled: row.doubled,
  'RT error': `${ms(row.reactionErrorMeanMs)} ± ${ms(row.reactionErrorSdMs)}`,
  presses: row.presses,
  lost: row.lostPresses,
  near: row.nearPresses,
  'wrong letter': row.wrongLetters,
  'long tasks': `${row.longTasks}, ${row.longestTaskMs.toFixed(0)}`,
  load: ms(row.load),
});

const { values } = parseArgs({ options: { only: { type: 'string' } } });
await ensureClient();
const { rows, runs } = await measureAll(values.only);
const measures = [...goalsOf(rows), ...measureCodeSizes()];
console.log('Times in ms. Conditions:', CONDITION_TEXTS);
console.table(rows.map(lineOf));
report('timing', measures, { rows, runs });
