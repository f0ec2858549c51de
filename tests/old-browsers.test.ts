import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { createLines } from '#domain/chat/lines/lines.ts';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { BASE_LANGUAGE } from '#domain/shared/text/message.ts';
import { readCountries } from '#server/content/chat/lines.ts';
import { CLIENT_DIR } from '#server/http/pages/pages.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { texts } from '#texts/old-browser.js';
import {
  BROWSERS_TEXT,
  OLD_BROWSER_PAGE,
  OLDEST_VERSIONS,
  recentIn,
  unsupportedIn,
} from '../scripts/browsers.ts';
import { ensureClient } from '../scripts/client-build.ts';
import { pathOf } from '../scripts/client-config.ts';

await ensureClient();

const read = (name: string): string => readFileSync(path.join(CLIENT_DIR, name), 'utf8');
const programs = readdirSync(CLIENT_DIR, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.js'))
  .map((name) => ({ name, code: read(name) }));

it('the pages use nothing that the oldest supported browsers lack', () => {
  expect(programs.length).toBeGreaterThan(20);
  for (const { name, code } of programs) expect(unsupportedIn(code), name).toEqual([]);
});

it('features that the pages use and older browsers lack are checked before the app loads', () => {
  const asked = recentIn(read('boot.js'));
  for (const { name, code } of programs)
    for (const used of recentIn(code)) expect(asked, name).toContain(used);
});

it.each([
  ['const all = await Array.fromAsync(rows);', ['Array.fromAsync']],
  ['const one = RegExp.escape(text) + URL.parse(text);', ['URL.parse', 'RegExp.escape']],
  ['const word = /(?i:yes)/;', ['(?i:']],
  ['const list = Map.groupBy(rows, URL.canParse);', []],
])('%s uses %j too early', (code, used) => {
  expect(unsupportedIn(code)).toEqual(used);
});

it.each(LANGUAGES)(
  'the page for outdated browsers in %s names the policy and each emergency number and crisis line, without a script',
  (language) => {
    const page = read(path.join(pathOf(language), OLD_BROWSER_PAGE));
    const words = runInLanguage(language, () => texts.needs(OLDEST_VERSIONS));
    expect(page).toContain(`<html lang="${language}"`);
    expect(page).toContain(words);
    if (language === BASE_LANGUAGE) expect(words).toContain(BROWSERS_TEXT);
    expect(page).not.toMatch(/<script| on\w+="/);
    const { countries, groups } = runInLanguage(language, () => createLines(readCountries()));
    for (const { code, name, emergency } of countries) {
      expect(page).toContain(`<summary>${name}</summary>`);
      if (emergency.number !== null) expect(page).toContain(`href="tel:${emergency.number}"`);
      for (const { contact } of groups(code).flatMap(({ lines }) => lines))
        expect(page).toContain(contact);
    }
  },
);

it.each([
  [BASE_LANGUAGE, ''],
  ['de', '/'],
])(
  'the page for older browsers in %s is kept for offline with its style sheet',
  (language, root) => {
    const folder = pathOf(language);
    const kept = read(path.join(folder, 'sw.js'));
    const page = read(path.join(folder, OLD_BROWSER_PAGE));
    const sheets = [...page.matchAll(/<link rel="stylesheet" href="\/([^"]+)"/g)];
    expect(sheets).toHaveLength(1);
    const own = language === BASE_LANGUAGE ? '' : folder;
    for (const name of [
      `${own}${OLD_BROWSER_PAGE}`,
      ...sheets.map(([, sheet]) => `${root}${sheet}`),
    ])
      expect(kept).toContain(`url:"${name}"`);
  },
);

it('the handbook states the policy', () => {
  expect(readFileSync('docs/running.md', 'utf8')).toContain(BROWSERS_TEXT);
});
