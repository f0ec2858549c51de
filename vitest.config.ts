import { defineConfig } from 'vitest/config';

/** Zones where date arithmetic that leans on the machine's clock goes wrong. */
const ZONES = ['Pacific/Apia', 'Australia/Lord_Howe', 'Asia/Kolkata', 'America/St_Johns'];

/** What calculates with days runs again in each of them. */
const DATE_TESTS = [
  'src/domain/{shared,mood,insights}/**/*.test.ts',
  'src/domain/routine/{bands,consistency}.test.ts',
  'src/client/features/**/*{dates,sections,days}.test.ts',
];

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts'],
          globalSetup: ['tests/support/postgres-setup.ts'],
          env: { TZ: 'UTC' },
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
      ...ZONES.map((zone) => ({
        test: { name: zone, include: DATE_TESTS, env: { TZ: zone } },
      })),
    ],
  },
});
