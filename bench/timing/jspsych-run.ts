import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import { QUICK_INTERVAL_MS, quickLetters } from '#domain/attention/cpt/letters.ts';
import { ISOLATED } from './isolation-headers.ts';
import type { ProgramRun } from './program.ts';

const SEED = 20_260_301;

/** The file of a package's browser build. */
const browserFile = (module: string): string =>
  readFileSync(fileURLToPath(new URL('index.browser.min.js', module)), 'utf8');

// Globals that jsPsych defines in a page.
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

/** A server for a page with jsPsych. */
export const serveJsPsych = async () => {
  const modules = [
    import.meta.resolve('jspsych'),
    import.meta.resolve('@jspsych/plugin-html-keyboard-response'),
  ];
  const scripts = modules.map((module) => `<script>${browserFile(module)}</script>`).join('');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>jsPsych</title>${scripts}<body></body></html>`;
  const server = createServer((_request, reply) => {
    reply.writeHead(200, { 'content-type': 'text/html', ...ISOLATED }).end(html);
  }).listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? address?.port : address;
  return { url: `http://localhost:${port}/`, close: () => server.close() };
};

/**
 * Shows the letters of the app's quick CPT at the same pace in jsPsych. Each trial of jsPsych ends only after its full
 * duration.
 */
export const jsPsychRun = (url: string): ProgramRun => ({
  open: (page) => page.goto(url),
  start: (page, difficulty) =>
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
    ),
  isOver: (page) => page.evaluate(() => window.jsPsychData !== undefined, null),
  recorded: async (page, difficulty) => {
    const trials = data.parse(await page.evaluate(() => window.jsPsychData, null));
    return {
      letters: quickLetters(difficulty, SEED),
      taken: trials.flatMap(({ trial_index, rt }) =>
        rt === null ? [] : [{ trial: trial_index, reactionMs: rt }],
      ),
    };
  },
});
