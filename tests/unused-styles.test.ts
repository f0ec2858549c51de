import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const CLIENT = 'src/client';
const IMPORT = /import (?<name>\w+) from '(?<from>[^']*\.module\.css)';/g;

const read = (file: string): string => readFileSync(path.join(CLIENT, file), 'utf8');

const filesOf = (kind: RegExp): readonly string[] =>
  readdirSync(CLIENT, { recursive: true, encoding: 'utf8' }).filter((file) => kind.test(file));

/** The class names in the selectors of a style sheet. */
const classesIn = (sheet: string): readonly string[] => {
  const selectors = sheet
    .replace(/\/\*[\s\S]*?\*\/|:global\([^)]*\)/g, '')
    .replace(/\{[^{}]*\}/g, '{}');
  return [...new Set([...selectors.matchAll(/\.([a-z][\w-]*)/gi)].map(([, name = '']) => name))];
};

it('style sheets have no class that no component uses', () => {
  const used = new Map<string, string[]>();
  for (const file of filesOf(/\.tsx?$/)) {
    const text = read(file);
    for (const { groups } of text.matchAll(IMPORT)) {
      const { name = '', from = '' } = groups ?? {};
      const sheet = from.startsWith('#client/')
        ? from.slice('#client/'.length)
        : path.join(path.dirname(file), from);
      const uses = [...text.matchAll(new RegExp(`\\b${name}(?:\\.(\\w+)|(\\[))`, 'g'))];
      used.set(sheet, [...(used.get(sheet) ?? []), ...uses.map(([, of, any]) => of ?? any ?? '')]);
    }
  }
  const unused = filesOf(/\.module\.css$/).flatMap((sheet) => {
    const uses = used.get(sheet) ?? [];
    if (uses.includes('[')) return [];
    return classesIn(read(sheet))
      .filter((name) => !uses.includes(name))
      .map((name) => `${sheet}: .${name}`);
  });
  expect(unused).toEqual([]);
});
