import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readReplyCheckContent } from '#server/content/chat/reply-check.ts';

const REAL = readFileSync(new URL('../../content/chat/reply-check.yaml', import.meta.url), 'utf8');

/** Reads the real file with a change applied. */
const reading = (changed: string) => () => {
  const folder = mkdtempSync(join(tmpdir(), 'reply-check-'));
  writeFileSync(join(folder, 'reply-check.yaml'), changed);
  return readReplyCheckContent(folder);
};

it('reads the existing file', () => {
  expect(reading(REAL)().findings.length).toBeGreaterThan(20);
});

it.each([
  [
    'a fault that is none',
    REAL.replace('fault: secrecy', 'fault: secret'),
    /:\d+: findings\.\d+\.fault/,
  ],
  ['an unknown key', REAL.replace('alsoAsked:', 'asked:'), /:\d+: findings/],
  [
    'a frame that is not there',
    REAL.replace('inside: [turned]', 'inside: [twisted]'),
    /no frame twisted/,
  ],
  [
    'a list that is not there',
    REAL.replace(' ..3 @medicine', ' ..3 @medicaments'),
    /no list medicaments/,
  ],
  [
    'a name that is there twice',
    REAL.replace('- name: says-secrecy', '- name: says-danger'),
    /says-danger is there twice/,
  ],
  ['invalid YAML', `${REAL}\n  : [`, /reply-check\.yaml:\d+: /],
])('names the error: %s', (_what, changed, named) => {
  expect(changed).not.toBe(REAL);
  expect(reading(changed)).toThrow(named);
});
