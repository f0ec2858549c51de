import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { FRAME, MAIN_PAGES } from '../scripts/client-chunks.ts';
import { importPath } from './support/import-path.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
const SCHEMA_LIBRARY = /^zod\//;

const source = ['src/client', 'src/contract', 'src/domain'].flatMap((folder) =>
  readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .map((name) => path.posix.join(folder, name.split(path.sep).join('/')))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') })),
);

const pathFrom = (file: string) => importPath(source, `src/client${file}`, SCHEMA_LIBRARY);

describe('the schema library', () => {
  it.each([FRAME, ...Object.values(MAIN_PAGES).flat()])('is not loaded with %s', (file) => {
    expect(pathFrom(file)).toBeNull();
  });

  it('is loaded with an editor', () => {
    expect(pathFrom('/features/routines/editor/routine-editor.tsx')).not.toBeNull();
  });
});

describe('the import path', () => {
  const path = (text: string, from = 'src/client/a.ts') =>
    importPath(
      [
        { path: 'src/client/a.ts', text },
        { path: 'src/client/b.ts', text: "import * as z from 'zod/mini';" },
        { path: 'src/contract/c.ts', text: "import * as z from 'zod/mini';" },
      ],
      from,
      SCHEMA_LIBRARY,
    );

  it.each([
    ["import { b } from './b.ts';", ['src/client/a.ts', 'src/client/b.ts', 'zod/mini']],
    [
      "import { type C, limit } from '#contract/c.ts';",
      ['src/client/a.ts', 'src/contract/c.ts', 'zod/mini'],
    ],
    ["import './b.ts';", ['src/client/a.ts', 'src/client/b.ts', 'zod/mini']],
    ["import type { b } from './b.ts';", null],
    ["import { type B } from './b.ts';", null],
    ["// import { b } from './b.ts';", null],
    ["const b = () => import('./b.ts');", null],
    ["import { type C, moodEndpoints, moodChanges } from '#contract/c.ts';", null],
  ])('of %j is %j', (text, found) => {
    expect(path(text)).toEqual(found);
  });
});
