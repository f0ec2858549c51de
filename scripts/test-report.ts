import { existsSync, readFileSync } from 'node:fs';

/** The numbers of passed and failed tests. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** The part of Vitest's JSON report that is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** The part of Playwright's JSON report that is counted. */
export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
}

/** Counts skipped tests and files that could not be loaded as failed, since their tests did not run. */
export const countVitest = (report: VitestReport): TestCount => {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + unloaded.length,
  };
};

/** A journey passes at its first try: one that was skipped, or passed only when it was repeated, counts as failed. */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): TestCount => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

/**
 * The count of a step from its report and exit code. A step with an exit code other than 0 has at least one
 * failure, even when its report is missing or shows none; so has a step that ran no test.
 */
export const countStep = (counted: TestCount | null, exitCode: number | null): TestCount => {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 };
  const nothingRan = passed + failed === 0;
  const unexplained = exitCode !== 0 && failed === 0;
  return { passed, failed: nothingRan || unexplained ? failed + 1 : failed };
};

/** The report in `file`, or null when the step did not get as far as writing one. */
export const readReport = <Report>(file: string): Report | null => {
  if (!existsSync(file)) return null;
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return report;
};
