import { QUICK_INTERVAL_MS } from '#domain/attention/cpt/letters.ts';
import type { Difficulty } from '#domain/attention/recording.ts';
import { seededRandom, seedOf } from '#domain/shared/numbers/random.ts';
import type { BenchBrowser } from './bench-browser.ts';
import { type Condition, impose } from './conditions.ts';
import { pressKeys } from './key-presses.ts';
import type { PlayedRun } from './played-run.ts';
import type { ProgramRun } from './program.ts';

/** Runs 30 seconds of letters in one program under one condition; `turn` varies the presses between runs. */
export const playOnce = async (
  browser: BenchBrowser,
  run: ProgramRun,
  difficulty: Difficulty,
  condition: Condition,
  turn: number,
): Promise<PlayedRun> => {
  const page = await browser.open();
  await run.open(page, difficulty);
  await page.evaluate(() => window.timingProbe.start(), null);
  const end = await impose(condition, page);
  try {
    await run.start(page, difficulty);
    const random = seededRandom(seedOf(`${difficulty} ${condition} ${turn}`));
    const intervalMs = QUICK_INTERVAL_MS[difficulty];
    const isOver = () => run.isOver(page);
    const pressed = await pressKeys({ page, intervalMs, random, isOver });
    const seen = await page.evaluate(() => window.timingProbe.read(), null);
    // One press may be missing, because the last press may come after the end of the run.
    if (seen.pressesMs.length < pressed - 1) throw new Error('The page did not get every press.');
    return { intervalMs, seen, ...(await run.recorded(page, difficulty)) };
  } finally {
    await end();
    await page.close();
  }
};
