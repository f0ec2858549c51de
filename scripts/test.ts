import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  countPlaywright,
  countStep,
  countVitest,
  type PlaywrightReport,
  readReport,
  type TestCount,
  type VitestReport,
} from './test-report.ts';

/** One step of the whole suite; a step without a report counts as one test. */
interface Step {
  readonly name: string;
  readonly command: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly count?: () => TestCount | null;
}

const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'evenkeel-reports-'));
const vitestReport = path.join(reports, 'vitest.json');
const playwrightReport = path.join(reports, 'playwright.json');

const STEPS: readonly Step[] = [
  { name: 'types', command: ['node', 'scripts/check-types.ts'] },
  { name: 'lint', command: ['biome', 'check', '--error-on-warnings', '.'] },
  { name: 'dead code', command: ['knip'] },
  { name: 'client build', command: ['node', 'scripts/build.ts'] },
  {
    name: 'unit, property and database tests',
    command: [
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
    ],
    count: () => {
      const report = readReport<VitestReport>(vitestReport);
      return report === null ? null : countVitest(report);
    },
  },
  {
    name: 'browser journeys',
    command: ['playwright', 'test', '--forbid-only', '--reporter=list,json'],
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: playwrightReport },
    count: () => {
      const report = readReport<PlaywrightReport>(playwrightReport);
      return report === null ? null : countPlaywright(report);
    },
  },
];

let running: ChildProcess | null = null;

const runStep = async ({
  name,
  command: [program, ...args],
  env,
  count,
}: Step): Promise<TestCount> => {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  running = spawn(program, args, {
    cwd: root,
    stdio: 'inherit',
    env: {
      ...process.env,
      ...env,
      PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    },
  });
  const exitCode = await once(running, 'exit').then(
    ([code]: (number | null)[]) => code ?? null,
    (error: unknown) => {
      console.error(String(error));
      return null;
    },
  );
  running = null;
  const plain = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = count === undefined ? plain : countStep(count(), exitCode);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1);
  console.log(`── ${name}: ${counted.passed} passed, ${counted.failed} failed in ${seconds} s`);
  return counted;
};

const cleanUp = (): void => {
  running?.kill('SIGTERM');
  rmSync(reports, { recursive: true, force: true });
};
process.once('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

let passed = 0;
let failed = 0;
for (const step of STEPS) {
  const counted = await runStep(step);
  passed += counted.passed;
  failed += counted.failed;
}
// The recordings of failed journeys are kept for inspection.
if (failed === 0) rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;
