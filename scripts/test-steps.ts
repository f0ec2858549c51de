import path from 'node:path';
import {
  countPlaywright,
  countVitest,
  type PlaywrightReport,
  readReport,
  type TestCount,
  type VitestReport,
} from './test-report.ts';

/** One step of the test suite; a step without a report counts as one test. */
export interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly count?: () => TestCount | null;
  /** The processor seconds that the step may use in `npm test`, on a machine with two processors. */
  readonly budgetS?: number;
}

/**
 * `npm test` warns if a step uses more than this multiple of its budget. On the same machine, the same work has taken
 * up to 1.7 times the processor time at another hour.
 */
export const BUDGET_MARGIN = 3;

/** Whether a step used so much processor time that a developer must decide whether it is worth it. */
export const isOverBudget = ({ budgetS }: Pick<Step, 'budgetS'>, processorS: number): boolean =>
  budgetS !== undefined && processorS > BUDGET_MARGIN * budgetS;

/** A few journeys in Firefox and WebKit. Do not add a journey for every feature. */
const inOtherBrowsers = (report: string): Step => ({
  name: 'journeys in Firefox and WebKit',
  command: [
    'playwright',
    'test',
    '-c',
    'engines.config.ts',
    '--forbid-only',
    '--reporter=dot,json',
  ],
  env: { PLAYWRIGHT_JSON_OUTPUT_FILE: report },
  count: () => {
    const counted = readReport<PlaywrightReport>(report);
    return counted === null ? null : countPlaywright(counted);
  },
});

/**
 * The steps in groups. The steps of a group run in parallel, because each leaves a processor idle for much of the time.
 */
export const stepsOf = (reports: string, isFull: boolean): readonly (readonly Step[])[] => {
  const vitestReport = path.join(reports, 'vitest.json');
  const playwrightReport = path.join(reports, 'playwright.json');
  const budget = (budgetS: number): Pick<Step, 'budgetS'> => (isFull ? {} : { budgetS });
  return [
    [{ name: 'programs', command: ['node', 'scripts/test-tools.ts'] }],
    [
      { name: 'types', command: ['node', 'scripts/check-types.ts'] },
      { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
      { name: 'dead code', command: ['knip'] },
      { name: 'client build', command: ['node', 'scripts/build.ts'] },
    ],
    [
      {
        name: 'unit, property and database tests',
        command: [
          'vitest',
          'run',
          '--reporter=minimal',
          '--reporter=json',
          `--outputFile.json=${vitestReport}`,
        ],
        count: () => {
          const report = readReport<VitestReport>(vitestReport);
          return report === null ? null : countVitest(report);
        },
        ...budget(330),
      },
      {
        name: 'browser tests',
        command: ['playwright', 'test', '--forbid-only', '--reporter=dot,json'],
        env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
        count: () => {
          const report = readReport<PlaywrightReport>(playwrightReport);
          return report === null ? null : countPlaywright(report);
        },
        ...budget(880),
      },
    ],
    ...(isFull ? [[inOtherBrowsers(path.join(reports, 'engines.json'))]] : []),
  ];
};
