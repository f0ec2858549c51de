import { execFile } from 'node:child_process';
import { readdirSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const SRC = path.resolve(import.meta.dirname, '../../src');

/** The modules of the server, without the programs, which run when they are loaded. */
const modules = ['domain', 'contract', 'server'].flatMap((layer) =>
  readdirSync(path.join(SRC, layer), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/(\.test|^main|hash-worker)\.ts$/.test(name))
    .map((name) => path.join(SRC, layer, name)),
);

it('no module of the server reads a text while it is loaded, because each request has its own language', async () => {
  // In a process of its own, because other tests have already loaded most of the modules here.
  const script = path.join(import.meta.dirname, 'load-modules.ts');
  const { stdout } = await promisify(execFile)(process.execPath, [script, ...modules]);
  expect(JSON.parse(stdout)).toEqual([]);
});
