import { parseArgs } from 'node:util';
import { QUICK_INTERVAL_MS } from '#domain/attention/cpt/letters.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { ensureBuilt } from '../../scripts/ensure-built.ts';
import { exitWithUsage } from '../../scripts/help.ts';
import { startAppServer } from '../../tests/support/app-server.ts';
import { machineLoad } from '../measure.ts';
import { report } from '../report.ts';
import type { AccuracyRow } from './accuracy-row.ts';
import { appRun } from './app-run.ts';
import type { BenchBrowser } from './bench-browser.ts';
import { openChromium } from './chromium.ts';
import { measureCodeSizes } from './code-size.ts';
import { CONDITION_TEXTS, type Condition, conditionsIn } from './conditions.ts';
import { measureAccuracy } from './drift-and-presses.ts';
import { openFirefox } from './firefox.ts';
import { goalsOf } from './goals.ts';
import { enterAsGuest } from './guest.ts';
import { jsPsychRun, serveJsPsych } from './jspsych-run.ts';
import { playOnce } from './one-run.ts';
import { PROGRAMS, type Program, type ProgramRun } from './program.ts';

exitWithUsage(
  'npm run bench:timing\nMeasures how exactly the attention tests keep time, beside jsPsych, in Chromium and in Firefox.',
);

const BROWSERS = { chromium: openChromium, firefox: openFirefox };
const PACES: readonly Difficulty[] = ['medium', 'hard'];
/**
 * The number of runs for each program. Evenkeel's median needs an interval; jsPsych's results are only used for
 * comparison.
 */
const RUNS: Readonly<Record<Program, number>> = { Evenkeel: 6, jsPsych: 2 };

const { values } = parseArgs({
  options: {
    /** Limits the run to one condition. */
    only: { type: 'string' },
    /** Limits the run to one browser. */
    browser: { type: 'string' },
  },
});

type Kind = Omit<AccuracyRow, 'runs' | 'loads' | 'browser'> & { readonly difficulty: Difficulty };

const kindsIn = (conditions: readonly Condition[]): readonly Kind[] =>
  conditions
    .filter((condition) => values.only === undefined || condition === values.only)
    .flatMap((condition) => PACES.map((difficulty) => ({ condition, difficulty })))
    .flatMap((kind) => PROGRAMS.map((program) => ({ ...kind, program })))
    .map((kind) => ({ ...kind, intervalMs: QUICK_INTERVAL_MS[kind.difficulty] }));

/** Measures one program at one pace under one condition. */
const measureKind = async (
  browser: BenchBrowser,
  run: ProgramRun,
  kind: Kind,
): Promise<AccuracyRow> => {
  const { difficulty, condition, program, intervalMs } = kind;
  let row: AccuracyRow = {
    browser: browser.name,
    condition,
    program,
    intervalMs,
    runs: [],
    loads: [],
  };
  while (row.runs.length < RUNS[program]) {
    const played = await playOnce(browser, run, difficulty, condition, row.runs.length);
    const accuracy = measureAccuracy(played);
    row = { ...row, runs: [...row.runs, accuracy], loads: [...row.loads, machineLoad()] };
  }
  console.log(
    `${browser.name}, ${condition}, ${intervalMs} ms, ${program}: load ${machineLoad().toFixed(1)}`,
  );
  return row;
};

const measureIn = async (
  browser: BenchBrowser,
  runs: Readonly<Record<Program, ProgramRun>>,
  url: string,
): Promise<AccuracyRow[]> => {
  const page = await browser.open();
  await enterAsGuest(page, url);
  await page.close();
  const rows: AccuracyRow[] = [];
  for (const kind of kindsIn(conditionsIn(browser)))
    rows.push(await measureKind(browser, runs[kind.program], kind));
  return rows;
};

const measureAll = async (): Promise<AccuracyRow[]> => {
  const server = await startAppServer({ LOG_LEVEL: 'error' });
  const jsPsych = await serveJsPsych();
  const runs = { Evenkeel: appRun(server.url), jsPsych: jsPsychRun(jsPsych.url) };
  const rows: AccuracyRow[] = [];
  try {
    for (const [name, open] of Object.entries(BROWSERS)) {
      if (values.browser !== undefined && values.browser !== name) continue;
      const browser = await open();
      if (browser === null) {
        console.log('Firefox is not measured: it is missing (apt-get install firefox-esr).');
        continue;
      }
      try {
        rows.push(...(await measureIn(browser, runs, server.url)));
      } finally {
        await browser.close();
      }
    }
    return rows;
  } finally {
    jsPsych.close();
    await server.remove();
  }
};

await ensureBuilt();
console.log('Times in ms. Conditions:', CONDITION_TEXTS);
const rows = await measureAll();
report('timing', [...goalsOf(rows), ...measureCodeSizes()], { rows });
