import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import {
  crowdedFoldersIn,
  importsOf,
  type SourceFile,
  violationsIn,
} from './support/boundaries.ts';

const ROOT = path.resolve(import.meta.dirname, '..');

const source = (): SourceFile[] =>
  readdirSync(path.join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => path.posix.join('src', name.split(path.sep).join('/')))
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));

describe('the source', () => {
  it('respects every boundary between layers and features, and every shape rule', () => {
    const files = source();
    expect(files.length).toBeGreaterThan(20);
    expect(violationsIn(files)).toEqual([]);
  });

  it('has no folder that is too crowded to find a file in', () => {
    expect(crowdedFoldersIn(source().map(({ path: file }) => file))).toEqual([]);
  });
});

describe('the import reader', () => {
  it('finds each kind of import', () => {
    const text = [
      "import a from './a.ts';",
      "import { b, type B } from '#domain/b.ts';",
      "import type {\n  C,\n} from '../c.ts';",
      "import * as z from 'zod/mini';",
      "import './d.css';",
      "export { e } from './e.ts';",
      "const f = lazy(() => import('./f.tsx'));",
    ].join('\n');
    expect(importsOf(text).sort()).toEqual(
      ['#domain/b.ts', '../c.ts', './a.ts', './d.css', './e.ts', './f.tsx', 'zod/mini'].sort(),
    );
  });

  it('takes no comment or string for an import', () => {
    const text = "// import a from 'a';\n/* import b from 'b'; */\nconst c = 'from me to you';";
    expect(importsOf(text)).toEqual([]);
  });
});

describe('the boundaries', () => {
  const broken: readonly [rule: string, file: string, text: string, message: RegExp][] = [
    [
      'domain knows no other layer',
      'src/domain/mood/a.ts',
      "import { b } from '#contract/b.ts';",
      /domain may not import from contract/,
    ],
    [
      'domain knows no package but zod and a few pure ones',
      'src/domain/mood/a.ts',
      "import { b } from 'node:fs';",
      /no package but zod/,
    ],
    [
      'contract knows no server',
      'src/contract/a.ts',
      "import { b } from '../server/b.ts';",
      /contract may not import from server/,
    ],
    [
      'contract knows no package but zod and a few pure ones',
      'src/contract/a.ts',
      "import { b } from 'react';",
      /no package but zod/,
    ],
    [
      'server knows no client',
      'src/server/a.ts',
      "import { b } from '#client/b.ts';",
      /server may not import from client/,
    ],
    [
      'client knows no server',
      'src/client/lib/a.ts',
      "const b = await import('#server/b.ts');",
      /client may not import from server/,
    ],
    [
      'client knows no Node',
      'src/client/lib/a.ts',
      "import fs from 'node:fs';",
      /a browser has no node:fs/,
    ],
    [
      'no layer reaches outside src',
      'src/server/a.ts',
      "import { b } from '../../tests/b.ts';",
      /may not import from/,
    ],
    [
      'server features are apart',
      'src/server/features/mood/a.ts',
      "import { b } from '../identity/b.ts';",
      /feature mood may not import from the feature identity/,
    ],
    [
      'client features are apart',
      'src/client/features/mood/a.tsx',
      "import { b } from '#client/features/identity/b.tsx';",
      /feature mood may not import/,
    ],
    [
      'domain features are apart',
      'src/domain/mood/a.ts',
      "import { b } from '../routine/b.ts';",
      /feature mood may not import from the feature routine/,
    ],
    [
      'shared domain knows no feature',
      'src/domain/shared/a.ts',
      "import { b } from '../mood/b.ts';",
      /shared may not import/,
    ],
    [
      'ui knows no feature',
      'src/client/ui/a.tsx',
      "import { b } from '../features/mood/b.tsx';",
      /client\/ui may not import from client\/features/,
    ],
    [
      'lib knows no app',
      'src/client/lib/a.ts',
      "import { b } from '../app/b.tsx';",
      /client\/lib may not import from client\/app/,
    ],
    [
      'platform knows no feature',
      'src/client/platform/a.ts',
      "import { b } from '#client/features/mood/b.ts';",
      /client\/platform may not/,
    ],
    [
      'imports name the whole file',
      'src/server/a.ts',
      "import { b } from './b';",
      /lacks its file ending/,
    ],
    [
      'the server’s http knows no feature',
      'src/server/http/a.ts',
      "import { b } from '#server/features/mood/b.ts';",
      /server\/http knows no feature/,
    ],
    [
      'the server’s database knows no feature',
      'src/server/db/sqlite/a.ts',
      "import { b } from '../../features/mood/b.ts';",
      /server\/db knows no feature/,
    ],
    ['there are no index files', 'src/client/ui/index.ts', 'export const a = 1;', /no barrels/],
    [
      'nothing is passed on',
      'src/client/ui/a.ts',
      "export * from './b.ts';",
      /only what it makes itself/,
    ],
    [
      'a schema that the client needs has a name',
      'src/client/features/mood/a.ts',
      'z.safeParse(moodEndpoints.submit.body, body);',
      /no schema of an endpoint/,
    ],
    ...[
      'const hour = date.getHours();',
      'const day = new Date(2026, 2, 10);',
      "const ms = Date.parse('2026-03-10T12:00:00');",
      'const now = Temporal.Now.instant();',
      "const words = new Intl.DateTimeFormat('en-GB');",
    ].map((text): [string, string, string, RegExp] => [
      `domain knows no zone of the machine: ${text}`,
      'src/domain/mood/a.ts',
      text,
      /zone of the machine/,
    ]),
    [
      'one module has the zone of the person',
      'src/client/features/mood/a.ts',
      "const words = new Intl.DateTimeFormat(LOCALE, { timeStyle: 'short' });",
      /comes from deviceZone/,
    ],
    [
      'one module has the time of the client',
      'src/client/lib/a.ts',
      'const timer = setTimeout(run, 100);',
      /all time of the client/,
    ],
    ...[
      "if (event.key === 'Enter') send();",
      "if (key !== 'Escape' || event.nativeEvent.isComposing) return;",
    ].map((text): [string, string, string, RegExp] => [
      `one module reads Enter and Escape: ${text}`,
      'src/client/features/mood/a.tsx',
      text,
      /platform\/keys.ts/,
    ]),
    [
      'nothing of the client needs https',
      'src/client/lib/a.ts',
      'const id = crypto.randomUUID();',
      /plain http/,
    ],
    [
      'one module copies, where the browser can',
      'src/client/features/mood/a.tsx',
      'void navigator.clipboard.writeText(text);',
      /plain http.*navigator\.clipboard; client\/platform\/device\/clipboard\.ts/,
    ],
    [
      'one module knows the service worker',
      'src/client/platform/notifications.ts',
      "if ('x' in y) void navigator.serviceWorker.ready;",
      /plain http.*navigator\.serviceWorker/,
    ],
    [
      'no exception is shown by its own text',
      'src/client/lib/a.ts',
      "setProblem(error instanceof Error ? error.message : '');",
      /wordsOf/,
    ],
    [
      'exports have names',
      'src/client/ui/a.tsx',
      'export default function A() {}',
      /default export/,
    ],
  ];

  it.each(broken)('hold: %s', (_rule, file, text, message) => {
    const found = violationsIn([{ path: file, text }]);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(message);
  });

  it('let valid code through', () => {
    const files: SourceFile[] = [
      { path: 'src/domain/dashboard/a.ts', text: "import { b } from '../mood/b.ts';" },
      { path: 'src/domain/mood/a.ts', text: "import { b } from '#domain/shared/b.ts';" },
      { path: 'src/domain/mood/a.ts', text: "const ms = Date.parse('2026-03-10T12:00Z');" },
      { path: 'src/contract/a.ts', text: "import * as z from 'zod/mini';" },
      { path: 'src/server/features/mood/a.ts', text: "import { b } from '#server/http/b.ts';" },
      { path: 'src/client/app/a.tsx', text: "const b = import('../features/mood/b.tsx');" },
      { path: 'src/client/features/mood/a.tsx', text: "import './a.module.css';" },
    ];
    expect(violationsIn(files)).toEqual([]);
  });
});

describe('a crowded folder', () => {
  const folder = (count: number, name: string): string[] =>
    Array.from({ length: count }, (_, at) => `src/client/ui/${name.replace('N', String(at))}`);

  it('has more than twelve programs next to each other, not counting tests', () => {
    expect(crowdedFoldersIn([...folder(12, 'N.ts'), ...folder(9, 'N.test.ts')])).toEqual([]);
    expect(crowdedFoldersIn(folder(13, 'N.tsx'))).toEqual(['src/client/ui: 13 files']);
  });
});
