import { defineConfig } from 'vitest/config';
import { contractOutline } from './scripts/contract-outline.ts';
import { offlineContent } from './scripts/offline-content.ts';

/** Zones where date arithmetic that leans on the machine's clock goes wrong. */
const ZONES = ['Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/St_Johns'];

/** What calculates with days runs again in each of them. */
const DATE_TESTS = [
  'src/domain/{shared/time,mood,medication,dashboard,quiz/weekly,comfort}/**/*.test.ts',
  'src/domain/routines/{rule,occurrences}.test.ts',
  'src/domain/tasks/{consistency,capture/*}.test.ts',
  'src/client/features/**/*{dates,sections,days}.test.ts',
];

/** A test that hangs ends at this. How fast the machine is decides nothing: some have 200 people live 60 days, which takes 8 s of processor time each. */
const LIMIT_MS = 300_000;

/**
 * The files of a worker share its modules, which are loaded once and not again for each file: no test leaves a module,
 * the environment or a global changed.
 */
const SHARED = { isolate: false, testTimeout: LIMIT_MS, hookTimeout: LIMIT_MS };

export default defineConfig({
  test: {
    // Left to itself it keeps one processor free, which on a machine with two is half of it.
    maxWorkers: '100%',
    projects: [
      {
        test: {
          ...SHARED,
          name: 'unit',
          include: ['src/{domain,contract,server}/**/*.test.ts', 'tests/**/*.test.ts'],
          globalSetup: ['tests/support/database/postgres-setup.ts'],
          env: { TZ: 'UTC' },
        },
      },
      {
        // These stand in for what a browser has, such as `window`, before its modules are loaded.
        plugins: [contractOutline(), offlineContent()],
        test: {
          name: 'client',
          include: ['src/client/**/*.test.{ts,tsx}'],
          env: { TZ: 'UTC' },
          testTimeout: LIMIT_MS,
        },
      },
      ...ZONES.map((zone) => ({
        test: { ...SHARED, name: zone, include: DATE_TESTS, env: { TZ: zone } },
      })),
    ],
  },
});
