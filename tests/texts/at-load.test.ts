import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { BASE_LANGUAGE, readLanguageFrom } from '#domain/shared/text/message.ts';
import { currentLanguage } from '#server/language/current-language.ts';
import { testApp } from '#tests/api/support/test-app.ts';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** The modules of the server, without the programs, which run when they are loaded. */
const modules = ['domain', 'contract', 'server'].flatMap((layer) =>
  readdirSync(path.join(SRC, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(\.test|^main|hash-worker)\.ts$/.test(name))
    .map((name) => path.join(SRC, layer, name)),
);

it('the server reads no text before a request, because each request has its own language', async () => {
  const readers = new Set<string>();
  readLanguageFrom(() => {
    const lines = (new Error().stack ?? '').split('\n').filter((line) => line.includes('/src/'));
    readers.add(lines.slice(1, 4).join('\n'));
    return BASE_LANGUAGE;
  });
  try {
    for (const module of modules) await import(module);
    const world = await testApp('sqlite');
    expect([...readers]).toEqual([]);
    await world.close();
  } finally {
    readLanguageFrom(currentLanguage);
  }
});
