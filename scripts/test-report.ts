import { existsSync, readFileSync } from 'node:fs';

/** How many tests ended well and how many did not. */
export interface TestCount {
  readonly passed: number;
  readonly failed: number;
}

/** What Vitest's JSON report says of a run, as far as it is counted. */
export interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { status: string; assertionResults: readonly unknown[] }[];
}

/** What Playwright's JSON report says of a run, as far as it is counted. */
export interface PlaywrightReport {
  readonly stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  readonly errors: readonly unknown[];
}

/** A test that was skipped has shown nothing, and a file that could not be loaded hides its tests: both failed. */
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
 * How many journeys of one run may need their second try: three of 475. A busy machine makes single
 * ones late; a fault that is ours shows in more, or again.
 */
const MAY_NEED_A_SECOND_TRY = 3;

/**
 * A journey that was skipped counts as failed; so do all that passed only at their second try when
 * there are more of them than may be.
 */
export const countPlaywright = ({ stats, errors }: PlaywrightReport): TestCount => {
  const excused = stats.flaky <= MAY_NEED_A_SECOND_TRY ? stats.flaky : 0;
  return {
    passed: stats.expected + excused,
    failed: stats.unexpected + stats.flaky - excused + stats.skipped + errors.length,
  };
};

/**
 * What a step counts for, from its report and its exit code: a step that ended badly has failed
 * somewhere, even when its report is missing or says nothing of it; so has one that ran no test.
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
