import { type ChildProcess, spawn } from 'node:child_process';
import type { BenchBrowser, BenchPage } from './bench-browser.ts';

/** The kinds of load on the page or the machine while letters are shown. */
const CONDITIONS = ['idle', 'busy', 'janky', 'throttled'] as const;
export type Condition = (typeof CONDITIONS)[number];

export const CONDITION_TEXTS: Readonly<Record<Condition, string>> = {
  idle: 'nothing else runs',
  busy: '2 other processes that never rest',
  janky: 'tasks of 50 ms in the page, every 100 to 300 ms',
  throttled: 'a processor 4 times slower',
};

/** The conditions that a browser supports. */
export const conditionsIn = ({ canSlowDown }: BenchBrowser): readonly Condition[] =>
  CONDITIONS.filter((condition) => canSlowDown || condition !== 'throttled');

const THROTTLING = 4;
const BUSY_PROCESSES = 2;

const keepBusy = (): ChildProcess =>
  spawn(process.execPath, ['--eval', 'for (;;);'], { stdio: 'ignore' });

/** Applies a condition to a page. Returns a function that ends it. */
export const impose = async (
  condition: Condition,
  page: BenchPage,
): Promise<() => Promise<void>> => {
  if (condition === 'busy') {
    const busy = Array.from({ length: BUSY_PROCESSES }, keepBusy);
    return async () => {
      for (const one of busy) one.kill('SIGKILL');
    };
  }
  if (condition === 'janky') await page.evaluate(() => window.timingProbe.disturb(), null);
  if (condition !== 'throttled') return async () => undefined;
  await page.slowDown?.(THROTTLING);
  return async () => page.slowDown?.(1);
};
