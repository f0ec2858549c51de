import type { BrowserContext } from '@playwright/test';
import type { Difficulty } from '#domain/attention/recording.ts';
import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import { endOfApp, openApp, startApp } from './app-run.ts';
import { type Condition, impose } from './conditions.ts';
import { endOfJsPsych, openJsPsych, startJsPsych } from './jspsych-run.ts';
import { pressKeys } from './key-presses.ts';
import type { PlayedRun } from './played-run.ts';

/** The compared programs. */
export const PROGRAMS = ['Evenkeel', 'jsPsych'] as const;
export type Program = (typeof PROGRAMS)[number];

/** Runs 30 seconds of letters in one program under one condition. */
export const playOnce = async (
  context: BrowserContext,
  program: Program,
  difficulty: Difficulty,
  condition: Condition,
): Promise<PlayedRun> => {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const isApp = program === 'Evenkeel';
  await (isApp ? openApp(page, difficulty) : openJsPsych(page));
  await page.evaluate(() => window.timingProbe.start());
  const end = await impose(condition, page, session);
  try {
    let isOver = false;
    await (isApp ? startApp(page) : startJsPsych(page, difficulty));
    const said = (isApp ? endOfApp(page) : endOfJsPsych(page, difficulty)).finally(() => {
      isOver = true;
    });
    const random = seededRandom(seedOf(`${difficulty} ${condition}`));
    const intervalMs = difficulty === 'hard' ? 300 : 500;
    const pressesMs = await pressKeys({ page, session, intervalMs, random, isOver: () => isOver });
    const played = await said;
    const seen = await page.evaluate(() => window.timingProbe.read());
    return { ...played, pressesMs, seen };
  } finally {
    await end();
    await page.close();
  }
};
