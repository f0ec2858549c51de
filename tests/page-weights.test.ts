import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { readEnglishGuard } from '#server/content/chat/guard.ts';
import { CONTENT_DIR } from '#server/content/content-dir.ts';
import { pageFiles } from '#server/http/pages/page-files.ts';
import { CLIENT_DIR } from '#server/http/pages/pages.ts';
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

it('no page loads the danger detection for entries before the person types', () => {
  const [sign] = readEnglishGuard(path.join(CONTENT_DIR, 'chat/guard')).signs;
  const pattern = sign?.patterns?.split('\n')[0] ?? '';
  expect(pattern).not.toBe('');
  const having = readdirSync(path.join(CLIENT_DIR, 'assets')).filter(
    (name) =>
      name.endsWith('.js') &&
      readFileSync(path.join(CLIENT_DIR, 'assets', name), 'utf8').includes(pattern),
  );
  expect(having).toHaveLength(LANGUAGES.length);
  for (const name of having) expect(name).toMatch(/^worker-/);
  const index = readFileSync(path.join(CLIENT_DIR, 'index.html'), 'utf8');
  for (const [page, named] of pageFiles(CLIENT_DIR))
    expect(index + named, page).not.toMatch(/assets\/(worker|other-languages)-/);
  // Both files are available offline once the app has been opened.
  const cached = readFileSync(path.join(CLIENT_DIR, 'sw.js'), 'utf8');
  expect(cached).toMatch(/assets\/worker-/);
  expect(cached).toMatch(/assets\/other-languages-/);
});
