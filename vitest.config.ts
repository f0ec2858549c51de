import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { contractOutline } from './scripts/contract-outline.ts';
import { offlineContent } from './scripts/offline-content.ts';
import { FULL } from './tests/support/full.ts';

/** Zones where date arithmetic that leans on the machine's clock goes wrong. */
const ZONES = ['Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/St_Johns'];

/**
 * What reads the zone of the machine, or uses a library that can, runs again in each of them. The rest of the domain does
 * not read it, which `tests/boundaries.test.ts` holds.
 */
const DATE_TESTS = [
  'src/domain/routines/{rule,occurrences}.test.ts',
  'src/domain/tasks/capture/*.test.ts',
  'src/client/features/**/*{dates,sections,days}.test.ts',
  'src/client/features/reminders/due-here.test.ts',
  'src/client/lib/device-zone.test.ts',
];

/** Simulations of fifty people of each kind: they run in `npm run test:full` alone. */
const ONLY_WHEN_FULL = ['tests/simulated/tasks/recovery-of-each-kind.test.ts'];

/** A test that hangs ends at this. How fast the machine is decides nothing: some have 200 people live 60 days, which takes 8 s of processor time each. */
const LIMIT_MS = 300_000;

// New examples are looked for at full size alone. This file is read more than once in a run, which has one seed.
if (process.env.SEED === undefined) {
  process.env.SEED = String(FULL ? randomInt(2 ** 31) : 1);
  if (FULL) process.stdout.write(`Property tests run with SEED=${process.env.SEED}.\n`);
}

/**
 * The files of a worker share its modules, which are loaded once and not again for each file: no test leaves a module,
 * the environment or a global changed.
 */
const EVERYWHERE = {
  isolate: false,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  // What is waited for comes in its own time, as what a test awaits does.
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/support/property-seed.ts'],
};

export default defineConfig({
  test: {
    // Left to itself it keeps one processor free, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...EVERYWHERE,
          name: 'unit',
          include: ['src/{domain,contract,server}/**/*.test.ts', 'tests/**/*.test.ts'],
          exclude: FULL ? [] : ONLY_WHEN_FULL,
          globalSetup: ['tests/support/database/setup.ts', 'tests/support/server-setup.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        // These stand in for what a browser has, such as `window`, before its modules are loaded.
        plugins: [contractOutline(), offlineContent()],
        test: {
          ...EVERYWHERE,
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          env: { TZ: 'UTC' },
          setupFiles: [...EVERYWHERE.setupFiles, 'tests/support/client/between-files.ts'],
        },
      },
      ...ZONES.map((zone) => ({
        test: { ...EVERYWHERE, name: zone, include: DATE_TESTS, env: { TZ: zone } },
      })),
    ],
  },
});
