import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import * as z from 'zod';
import { QUICK_INTERVAL_MS, quickLetters } from '#domain/attention/cpt/letters.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { ISOLATED } from './isolation-headers.ts';
import type { PlayedRun } from './played-run.ts';

const PATH = '/jspsych';
const SEED = 20_260_301;

/** The browser build of a package. */
const browserFile = (module: string): string =>
  readFileSync(fileURLToPath(new URL('index.browser.min.js', module)), 'utf8');

// The globals that jsPsych defines in a page.
declare const initJsPsych: (settings: object) => {
  readonly run: (timeline: readonly object[]) => Promise<void>;
  readonly data: { readonly get: () => { readonly values: () => unknown } };
};
declare const jsPsychHtmlKeyboardResponse: object;

declare global {
  interface Window {
    jsPsychData: unknown;
  }
}

const data = z.array(z.object({ trial_index: z.int(), rt: z.nullable(z.number()) }));

/** Serves a page with jsPsych from the app's origin. */
export const serveJsPsych = async (context: BrowserContext): Promise<void> => {
  const modules = [
    import.meta.resolve('jspsych'),
    import.meta.resolve('@jspsych/plugin-html-keyboard-response'),
  ];
  const scripts = modules.map((module) => `<script>${browserFile(module)}</script>`).join('');
  await context.route(`**${PATH}`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: ISOLATED,
      body: `<!doctype html><html lang="en"><meta charset="utf-8"><title>jsPsych</title>${scripts}<body></body></html>`,
    }),
  );
};

export const openJsPsych = async (page: Page): Promise<void> => {
  await page.goto(PATH);
};

/** Starts the same letters at the same pace as jsPsych trials that end only by their duration. */
export const startJsPsych = (page: Page, difficulty: Difficulty): Promise<void> =>
  page.evaluate(
    ({ letters, intervalMs }) => {
      const jsPsych = initJsPsych({
        on_finish: () => {
          window.jsPsychData = jsPsych.data.get().values();
        },
      });
      void jsPsych.run(
        letters.map((letter) => ({
          type: jsPsychHtmlKeyboardResponse,
          stimulus: `<span style="font-size: 6rem">${letter}</span>`,
          choices: ['x'],
          trial_duration: intervalMs,
          response_ends_trial: false,
        })),
      );
    },
    { letters: quickLetters(difficulty, SEED), intervalMs: QUICK_INTERVAL_MS[difficulty] },
  );

/** Waits for the end of jsPsych's trials, and reads how each press was recorded. */
export const endOfJsPsych = async (
  page: Page,
  difficulty: Difficulty,
): Promise<Pick<PlayedRun, 'intervalMs' | 'letters' | 'taken' | 'ownOnsetsMs'>> => {
  await page.waitForFunction(() => window.jsPsychData !== undefined, null, { timeout: 120_000 });
  const trials = data.parse(await page.evaluate(() => window.jsPsychData));
  return {
    intervalMs: QUICK_INTERVAL_MS[difficulty],
    letters: quickLetters(difficulty, SEED),
    ownOnsetsMs: [],
    taken: trials.flatMap(({ trial_index, rt }) =>
      rt === null ? [] : [{ trial: trial_index, reactionMs: rt }],
    ),
  };
};
