import { existsSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { trackedFiles } from './support/tracked-files.ts';

const BINARY = /\.(woff2|png|ico|webp)$/;
/** This file is excluded from the search, because it contains all the texts that it searches for. */
const THIS_FILE = 'tests/tracked-text.test.ts';

const FORBIDDEN: readonly [what: string, pattern: RegExp, sample: string][] = [
  [
    'a folder of one machine',
    /(^|[\s"'`(=:])\/(work|home|Users|root)\/\w/,
    'cd /home/ada/evenkeel',
  ],
  [
    'a host to install from',
    /https?:\/\/[\w.-]*(registry|npmjs|verdaccio|artifactory|nexus)[\w.-]*/,
    '"resolved": "https://registry.example.org/zod.tgz"',
  ],
  ['an unfinished note', /\b(TODO|FIXME)\b/, '// TODO later'],
  ['who or what typed it', /\b(Claude|Copilot|ChatGPT)\b/i, 'Written with copilot.'],
];

/** Files that commands write and that Git does not track. */
const WRITTEN = new Set(['bench/results', 'content/review.html']);
const PATHS = /`((?:src|tests|e2e|scripts|bench|content|models|docs|deploy)\/[\w./-]+)`/g;
const LINKS = /\]\(([^)#:]+)(?:#[^)]*)?\)/g;

/**
 * The paths in a document that do not exist. Checks links and paths from the root, with or without a file extension.
 */
const missingIn = (file: string, text: string): string[] => {
  const named = [...text.matchAll(PATHS)].flatMap(([, name = '']) => {
    const isThere = ['', '.ts', '.test.ts', '.spec.ts'].some((ending) => existsSync(name + ending));
    return isThere || WRITTEN.has(name) ? [] : [name];
  });
  const linked = [...text.matchAll(LINKS)].flatMap(([, to = '']) =>
    existsSync(path.join(path.dirname(file), to)) ? [] : [to],
  );
  return [...named, ...linked].map((name) => `${file}: ${name}`);
};

const findingsIn = (file: string, text: string): string[] =>
  text
    .split('\n')
    .flatMap((line, at) =>
      FORBIDDEN.filter(([, pattern]) => pattern.test(line)).map(
        ([what]) => `${file}:${at + 1} names ${what}`,
      ),
    );

describe('tracked text', () => {
  it('does not mention the machine, the registry or the tools it was made with', () => {
    const files = trackedFiles((file) => file !== THIS_FILE && !BINARY.test(file));
    expect(files.length).toBeGreaterThan(20);
    expect(files.flatMap((file) => findingsIn(file.path, file.text))).toEqual([]);
  });

  it.each(FORBIDDEN)('is reported if it names %s', (what, _pattern, sample) => {
    expect(findingsIn('a.md', `All is well here.\n${sample}`)).toEqual([`a.md:2 names ${what}`]);
  });

  it('names only existing files', () => {
    const documents = trackedFiles((file) => file.endsWith('.md'));
    expect(documents.flatMap((file) => missingIn(file.path, file.text))).toEqual([]);
  });

  it('is reported if it names a missing file', () => {
    const text = 'See `tests/gone.test.ts` and [the guide](gone.md).';
    expect(missingIn('README.md', text)).toEqual([
      'README.md: tests/gone.test.ts',
      'README.md: gone.md',
    ]);
  });
});
