import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { compactForm, type NgramsData } from '../../scripts/compact-ngrams.ts';

const PACKAGE = path.resolve(import.meta.dirname, '../../node_modules/eld/src/ngrams/small.js');

it('the language detection of the built server has the data of the package', async () => {
  const { ngramsData: given }: { readonly ngramsData: NgramsData } = await import(PACKAGE);
  const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-ngrams-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const { module, file } = compactForm(given);
  const program = path.join(folder, 'ngrams.mjs');
  await writeFile(path.join(folder, file.name), file.text);
  await writeFile(program, module);
  const { ngramsData: built }: { readonly ngramsData: NgramsData } = await import(program);

  expect({ ...built, ngrams: null }).toEqual({ ...given, ngrams: null });
  const names = Object.keys(given.ngrams);
  expect(names.length).toBeGreaterThan(10_000);
  const wrong = names.filter(
    (name) => JSON.stringify(built.ngrams[name]) !== JSON.stringify(given.ngrams[name]),
  );
  expect(wrong).toEqual([]);
  expect(built.ngrams['no n-gram']).toEqual({});
});
