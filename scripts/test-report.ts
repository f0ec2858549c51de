import { existsSync, readFileSync } from 'node:fs';

/** The numbers of passed and failed tests. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** The counted part of Vitest's JSON report. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** The counted part of Playwright's JSON report. */
export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
}

/** Counts skipped tests, and files that failed to load, as failed, because those tests did not run. */
export const countVitest = (report: VitestReport): TestCount => {
  const unloaded = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: report.numPassedTests,
    failed: report.numTotalTests - report.numPassedTests + unloaded.length,
  };
};

/**
 * Counts a journey as failed if it was skipped or passed only on a retry, because it must pass on the first attempt.
 */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): TestCount => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + stats.skipped + errors.length,
});

/**
 * The count of a step from its report and exit code. A step with a non-zero exit code counts at least one failure, even
 * if its report is missing or contains none. A step that ran no tests also counts one failure.
 */
export const countStep = (counted: TestCount | null, exitCode: number | null): TestCount => {
  const { passed, failed } = counted ?? { passed: 0, failed: 0 };
  const nothingRan = passed + failed === 0;
  const unexplained = exitCode !== 0 && failed === 0;
  return { passed, failed: nothingRan || unexplained ? failed + 1 : failed };
};

/** The report in `file`; null if the step ended before it wrote a report. */
export const readReport = <Report>(file: string): Report | null => {
  if (!existsSync(file)) return null;
  const report: Report = JSON.parse(readFileSync(file, 'utf8'));
  return report;
};
