import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '..');
const BINARY = /\.(woff2|png|ico|webp)$/;

/** Written in parts, so that this file does not hold what it looks for. */
const FORBIDDEN: readonly [what: string, pattern: RegExp][] = [
  [
    'a folder of one machine',
    new RegExp(`(^|[\\s"'\`(=:])/(${['work', 'home', 'Users', 'root'].join('|')})/\\w`),
  ],
  [
    'a host to install from',
    new RegExp(
      `https?://[\\w.-]*(${['registry', 'npmjs', 'verdaccio', 'artifactory', 'nexus'].join('|')})[\\w.-]*`,
    ),
  ],
  [
    'an unfinished note',
    new RegExp(
      `\\b(${['TO', 'FIX'].map((part) => `${part}${part === 'TO' ? 'DO' : 'ME'}`).join('|')})\\b`,
    ),
  ],
  [
    'who or what typed it',
    new RegExp(
      `\\b(${['Cla', 'Copi', 'Chat'].map((part, at) => part + ['ude', 'lot', 'GPT'][at]).join('|')})\\b`,
      'i',
    ),
  ],
];

const trackedFiles = (): string[] => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  return stdout
    .split('\0')
    .filter((file) => file !== '' && !BINARY.test(file))
    .filter(
      (file) => statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile() === true,
    );
};

const findingsIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      FORBIDDEN.filter(([, pattern]) => pattern.test(line)).map(
        ([what]) => `${file}:${at + 1} names ${what}`,
      ),
    );

it('says nothing of the machine, the registry or the tools it was made with', () => {
  const files = trackedFiles();
  expect(files.length).toBeGreaterThan(20);
  const read = (file: string) => readFileSync(path.join(ROOT, file), 'utf8');
  expect(files.flatMap((file) => findingsIn(file, read(file)))).toEqual([]);
});

it('would notice each of these', () => {
  const samples = [
    `cd /${'home'}/ada/x`,
    `https://${'registry'}.example.org/a`,
    `// ${'TO'}DO later`,
  ];
  expect(samples.flatMap((text) => findingsIn('a.md', text))).toHaveLength(samples.length);
});
