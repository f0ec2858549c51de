import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const FOLDERS = ['src', 'tests', 'e2e', 'scripts', 'bench', 'models'];
const COMMENT = /\/\*\*?(?<block>[\s\S]*?)\*\/|(?:^|\s)\/\/(?<line>[^\n]*)/g;

/** Turns of a translated text, with what a native writer would choose instead. */
const TURNS: Readonly<Record<string, RegExp>> = {
  'say who is notified, or what is shown or returned':
    /\b(?:is|are|was|were|be|been) told\b(?! apart)/,
  'say "again", or name the repeated action': /\banew\b/,
  'say "anyone who", or name them': /\bwhoever\b/i,
  'say "How long …" or put the subject first': /\bfor (?:how|so) (?:long|many|much)\b/i,
  'say "except"': /\bbut for\b/,
  'say "calculate"': /\breckon/,
  'say "is not a …"':
    /(?<!\bthere )\b(?:is|are) no (?:answer|conflict|date|day|name|need|number|place|plan|result|row|task|text|therapist)\b/,
};

const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

const commentsIn = (text: string): readonly string[] =>
  [...text.matchAll(COMMENT)].map(({ groups }) =>
    (groups?.block ?? groups?.line ?? '').replace(/\s*\n\s*\*?\s*/g, ' ').trim(),
  );

it('comments avoid the turns of a translated text', () => {
  const found = FOLDERS.flatMap(filesIn).flatMap((file) =>
    commentsIn(readFileSync(file, 'utf8')).flatMap((comment) =>
      Object.entries(TURNS)
        .filter(([, turn]) => turn.test(comment))
        .map(([advice]) => `${file}: ${advice}: ${comment.slice(0, 100)}`),
    ),
  );
  expect(found).toEqual([]);
});
