import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, expect, it } from 'vitest';
import { followProcessorTime } from '../scripts/processor-time.ts';
import { isOverBudget } from '../scripts/test-steps.ts';

/** A program that works until it has used a second of processor time. */
const WORK =
  'let sum = 0; while (process.cpuUsage().user < 1e6) for (let i = 0; i < 1e7; i += 1) sum += i;';
const START_WORK = `require('node:child_process').spawnSync(process.execPath, ['-e', ${JSON.stringify(WORK)}])`;

describe('the processor time of a step', () => {
  it('includes all processes that it started, and no others', async () => {
    const other = spawn(process.execPath, ['-e', WORK]);
    const child = spawn(process.execPath, ['-e', START_WORK]);
    const processorS = followProcessorTime(child.pid ?? 0);
    await Promise.all([once(child, 'close'), once(other, 'close')]);
    const found = processorS();
    expect(found).toBeGreaterThan(0.7);
    expect(found).toBeLessThan(1.9);
  });

  it('is over budget from three times the budget on, and never without one', () => {
    expect(isOverBudget({ budgetS: 100 }, 299)).toBe(false);
    expect(isOverBudget({ budgetS: 100 }, 301)).toBe(true);
    expect(isOverBudget({}, 10_000)).toBe(false);
  });
});
