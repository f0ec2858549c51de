import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { textsIn } from '../../scripts/texts/in-code.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The folders whose texts people read. Texts for the operator, the language model and the API's documentation stay. */
const SHOWN = [
  'client',
  'domain',
  'contract',
  'server/features',
  'server/http',
  'server/mail',
  'server/passwords',
];

const filesIn = (folder: string): string[] =>
  readdirSync(path.join(ROOT, 'src', folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$|\.d\.ts$/.test(name))
    .map((name) => `${folder}/${name}`);

it('finds texts in code, and nothing else', () => {
  const code = `
    import { a } from './Some File.ts';
    const label = 'Choose a day';
    const kind: 'In words' = open === 'Not text' ? 'Save' : \`Saved \${count} tasks\`;
    const view = <p className="one two" title="Your day">Not <b>loaded</b> {name}</p>;
    throw new Error('Two words.');
  `;
  expect(textsIn('src/client/a.tsx', code).map(({ text }) => text.trim())).toEqual([
    'Choose a day',
    'Save',
    'Saved {} tasks',
    'Your day',
    'Not',
    'loaded',
  ]);
});

it('finds no text for people in the code', () => {
  const found = SHOWN.flatMap(filesIn).flatMap((file) =>
    textsIn(`src/${file}`, readFileSync(path.join(ROOT, 'src', file), 'utf8')).map(
      ({ text }) => `${file}: ${text}`,
    ),
  );
  expect(found).toEqual([]);
});
