import { describe, expect, it } from 'vitest';
import { countPlaywright, countStep, countVitest } from '../scripts/test-report.ts';

const loaded = { status: 'passed', assertionResults: [{}, {}] };

describe('the count of a Vitest run', () => {
  it('is the one in its report', () => {
    const report = { numPassedTests: 2, numTotalTests: 2, testResults: [loaded] };
    expect(countVitest(report)).toEqual({ passed: 2, failed: 0 });
  });

  it('counts a skipped test as failed', () => {
    const report = { numPassedTests: 1, numTotalTests: 2, testResults: [loaded] };
    expect(countVitest(report)).toEqual({ passed: 1, failed: 1 });
  });

  it('counts a file that could not be loaded as failed', () => {
    const broken = { status: 'failed', assertionResults: [] };
    const report = { numPassedTests: 2, numTotalTests: 2, testResults: [loaded, broken] };
    expect(countVitest(report)).toEqual({ passed: 2, failed: 1 });
  });
});

describe('the count of a Playwright run', () => {
  it('counts failures, skipped journeys and errors outside of them as failed', () => {
    const stats = { expected: 5, unexpected: 1, flaky: 0, skipped: 1 };
    expect(countPlaywright({ stats, errors: [{}] })).toEqual({ passed: 5, failed: 3 });
  });

  it('counts a journey that passed only on a retry as failed', () => {
    const stats = { expected: 5, unexpected: 0, flaky: 1, skipped: 0 };
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 5, failed: 1 });
  });
});

describe('the count of a step', () => {
  it('is the one in its report if that explains the exit code', () => {
    expect(countStep({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
    expect(countStep({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
  });

  it('has a failure if the exit code is not 0 and the report shows none', () => {
    expect(countStep({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
    expect(countStep(null, null)).toEqual({ passed: 0, failed: 1 });
  });

  it('has a failure if nothing ran, whatever the exit code', () => {
    expect(countStep({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
    expect(countStep(null, 0)).toEqual({ passed: 0, failed: 1 });
  });
});
