import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import type { Measure } from '../measure.ts';

const ASSETS = path.join(import.meta.dirname, '..', '..', 'dist', 'client', 'assets');
const TESTS = ['cpt', 'stroop', 'digit', 'simon'];
const GOAL_KB = 10;

/** The gzipped sizes of the chunks that are used by only one test. */
export const measureCodeSizes = (): Measure[] => {
  const files = readdirSync(ASSETS).filter((file) => file.endsWith('.js.gz'));
  return TESTS.map((test): Measure => {
    const own = files.filter((file) => file.startsWith(`${test}-`));
    const bytes = own.reduce((sum, file) => sum + statSync(path.join(ASSETS, file)).size, 0);
    return {
      name: `Code of the test ${test}`,
      value: own.length === 0 ? Number.NaN : bytes / 1024,
      unit: 'KB gzip',
      goal: GOAL_KB,
      better: 'lower',
      detail: own.join(', ') || 'no chunk of this name',
    };
  });
};
