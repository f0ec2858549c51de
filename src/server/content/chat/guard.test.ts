import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readGuardContent } from './guard.ts';

const SOURCE = 'content/chat/guard';
const folder = mkdtempSync(join(tmpdir(), 'guard-content-'));
afterAll(() => rmSync(folder, { recursive: true }));

const readWith = (file: string, from: string, to: string) => {
  cpSync(SOURCE, folder, { recursive: true });
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  expect(text).toContain(from);
  writeFileSync(path, text.replace(from, to));
  return () => readGuardContent(folder);
};

describe('the content of the guard', () => {
  it('is read and checked', () => {
    const { signs, frames, answers } = readGuardContent(SOURCE);
    expect(signs.length).toBeGreaterThan(20);
    expect(frames.length).toBeGreaterThan(8);
    expect(Object.keys(answers.steps).length).toBeGreaterThan(30);
  });

  it('names the emergency number in each answer to immediate danger, and asks one question', () => {
    const { answers, steps, ways } = readGuardContent(SOURCE).answers;
    const plans = Object.values(answers).flatMap((one) => [one.own, one['third-person']]);
    const names = plans.flatMap((plan) => [plan.high, ...plan['next-high']]);
    for (const name of [...names, ...Object.values(ways)])
      expect(steps[name]?.says, name).toContain('emergency number');
    for (const [name, { says, asks }] of Object.entries(steps)) {
      expect(asks, name).toMatch(/^[^?]*\?$/);
      expect(`${says} ${asks}`, name).not.toContain('!');
    }
  });

  it.each([
    ['signs.yaml', 'category: suicide', 'category: sadness', /signs\.yaml:\d+: .*category/],
    [
      'signs.yaml',
      '@intend ..3 @end-life',
      '@intend ..3 @no-such',
      /signs\.yaml:\d+: pattern .*no-such/,
    ],
    ['frames.yaml', 'kind: denied', 'sort: denied', /frames\.yaml:\d+:/],
    ['lists.yaml', '"@self, @others-self"', '"@self, @nobody"', /lists\.yaml:\d+: .*@nobody/],
    [
      'answers.yaml',
      'elevated: suicide-maybe',
      'elevated: suicide-perhaps',
      /answers\.yaml:\d+: .*suicide-perhaps/,
    ],
    ['replies.yaml', '  unsure:', '  unclear:', /replies\.yaml:\d+:/],
    ['objections.yaml', 'for: third-person', 'for: them', /objections\.yaml:\d+:/],
  ])('reports the place of an error in %s', (file, from, to, message) => {
    expect(readWith(file, from, to)).toThrow(message);
  });
});
