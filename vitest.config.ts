import { randomInt } from 'node:crypto';
import { defineConfig } from 'vitest/config';
import { contractOutline } from './scripts/contract-outline.ts';
import { offlineContent } from './scripts/offline-content.ts';
import { ensureTexts } from './scripts/texts/modules.ts';
import { BASE_LANGUAGE } from './src/domain/shared/text/message.ts';
import { FULL } from './tests/support/full.ts';

await ensureTexts();

/** Time zones in which date arithmetic fails if it depends on the machine's time zone. */
const ZONES = ['Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/St_Johns'];

/**
 * Tests of code that reads the machine's time zone, or uses a library that can read it. They run again in each of these
 * zones. `tests/boundaries.test.ts` checks that the rest of the domain does not read the zone.
 */
const DATE_TESTS = [
  'src/domain/routines/{rule,occurrences}.test.ts',
  'src/domain/tasks/capture/*.test.ts',
  'src/client/features/**/*{dates,sections,days}.test.ts',
  'src/client/features/reminders/current-reminder.test.ts',
  'src/client/lib/device-zone.test.ts',
];

/** Simulations of fifty people of each kind, which run only in `npm run test:full`. */
const ONLY_WHEN_FULL = ['tests/simulated/tasks/recovery-of-each-kind.test.ts'];

/**
 * The time limit for a test that hangs. It is long enough for slow machines: some tests simulate 200 people for 60
 * days, which takes 8 s of processor time each.
 */
const LIMIT_MS = 300_000;

// Only full runs use a random seed to try new examples. The seed is stored, because this file is loaded more than once
// per run.
if (process.env.SEED === undefined) {
  process.env.SEED = String(FULL ? randomInt(2 ** 31) : 1);
  if (FULL) process.stdout.write(`Property tests run with SEED=${process.env.SEED}.\n`);
}

/**
 * All test files of a worker share its modules, which are loaded only once. Therefore tests must undo all changes to
 * modules, the environment and globals.
 */
const EVERYWHERE = {
  isolate: false,
  testTimeout: LIMIT_MS,
  hookTimeout: LIMIT_MS,
  // Polling has a long timeout, so that slow machines do not make tests fail.
  expect: { poll: { timeout: 60_000 } },
  setupFiles: ['tests/support/property-seed.ts'],
};

export default defineConfig({
  test: {
    // By default, Vitest leaves one processor unused, which is half of a machine with two.
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
        // Client tests provide browser objects, such as `window`, before they load the client's modules.
        plugins: [contractOutline(), offlineContent(BASE_LANGUAGE)],
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
