import { expect, it } from 'vitest';
import { BUDGETS, STYLES } from '../bench/budgets.ts';
import { weightOf } from '../bench/page-weight.ts';
import { ensureClient } from '../scripts/client-build.ts';

await ensureClient();

it.each(BUDGETS)('$page stays within $limitKb KB and $filesMax files', (budget) => {
  const weight = weightOf(budget);
  expect(weight.scriptsKb).toBeGreaterThan(80);
  expect(weight.scriptsKb).toBeLessThanOrEqual(budget.limitKb);
  expect(weight.scripts).toBeLessThanOrEqual(budget.filesMax);
  expect(weight.stylesKb).toBeLessThanOrEqual(STYLES.limitKb);
});
