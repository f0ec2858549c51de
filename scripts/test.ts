import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exitWithUsage } from './help.ts';
import { followProcessorTime } from './processor-time.ts';
import { countStep, type TestCount } from './test-report.ts';
import { BUDGET_MARGIN, isOverBudget, type Step, stepsOf } from './test-steps.ts';
import { ensureTexts } from './texts/modules.ts';

exitWithUsage(
  'npm test\nRuns every check that a change must pass, and prints only failures. npm run test:full adds the slow ones.',
);

await ensureTexts();

/** Set by `npm run test:full`, in which every test runs at full size. */
const isFull = process.env.FULL === 'true';
const root = path.resolve(import.meta.dirname, '..');
const reports = mkdtempSync(path.join(tmpdir(), 'evenkeel-reports-'));
const steps = stepsOf(reports, isFull);
const running = new Set<ChildProcess>();

const run = async ({ command: [program, ...args], env }: Step, log: string) => {
  const output = createWriteStream(log);
  const child = spawn(program, args, {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...process.env,
      ...env,
      PATH: [path.join(root, 'node_modules/.bin'), process.env.PATH].join(path.delimiter),
    },
  });
  running.add(child);
  const processorTime = followProcessorTime(child.pid ?? 0);
  child.stdout.pipe(output, { end: false });
  child.stderr.pipe(output, { end: false });
  const exitCode = await once(child, 'close').then(
    ([code]: (number | null)[]) => code ?? null,
    (error: unknown) => {
      output.write(String(error));
      return null;
    },
  );
  running.delete(child);
  output.end();
  await once(output, 'close');
  return { exitCode, processorS: processorTime() };
};

const seconds = (value: number): string => `${Math.round(value)} s`;

/** Runs a step and reports its result in one line. Shows its output only if it failed. */
const runStep = async (step: Step): Promise<TestCount> => {
  const startedAt = performance.now();
  const log = path.join(reports, `${step.name.replaceAll(/\W+/g, '-')}.log`);
  const { exitCode, processorS } = await run(step, log);
  const plain = exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  const counted = step.count === undefined ? plain : countStep(step.count(), exitCode);
  const isOver = processorS !== null && isOverBudget(step, processorS);
  if (counted.failed > 0) console.log(readFileSync(log, 'utf8').trimEnd());
  const wall = seconds((performance.now() - startedAt) / 1000);
  const processor = processorS === null ? '' : `, ${seconds(processorS)} of processor time`;
  console.log(
    `── ${step.name}: ${counted.passed} passed, ${counted.failed} failed in ${wall}${processor}`,
  );
  // A warning only: the same work has taken 3.4 times the processor time on a slow virtual machine.
  if (isOver)
    console.log(
      `   That is more than ${BUDGET_MARGIN} times its budget of ${seconds(step.budgetS ?? 0)} (scripts/test-steps.ts). ` +
        'Make it cheaper, or say in that file why it is worth more.',
    );
  return counted;
};

const cleanUp = (): void => {
  for (const child of running) child.kill('SIGTERM');
  rmSync(reports, { recursive: true, force: true });
};
process.once('exit', cleanUp);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1));

const total: TestCount[] = [];
console.log(
  `Everything is tested in ${steps.length} groups of steps, which takes about ${isFull ? 24 : 11} minutes on two processors. Only failures are shown in full.`,
);
for (const group of steps) {
  console.log(`   now: ${group.map(({ name }) => name).join(', ')}`);
  total.push(...(await Promise.all(group.map(runStep))));
}
const sum = (of: keyof TestCount): number => total.reduce((all, count) => all + count[of], 0);
// The recordings of failed journeys are kept for inspection.
if (sum('failed') === 0) rmSync(path.join(root, 'test-results'), { recursive: true, force: true });
console.log(`\n${sum('passed')} passed, ${sum('failed')} failed`);
process.exitCode = sum('failed') === 0 ? 0 : 1;
