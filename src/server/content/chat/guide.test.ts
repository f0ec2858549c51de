import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { scenesUsed } from '#domain/chat/guide/content-problems.ts';
import { CONTENT_FOLDER, guideContent } from '#tests/support/chat/guide-content.ts';
import { skillsContent } from '#tests/support/skills-content.ts';
import { readGuideContent } from './guide.ts';

/**
 * The message of the error that reading the guide's content throws after a text in one of its files was replaced. Empty
 * when there is no error.
 */
const said = (file: string, from: string, to: string): string => {
  const folder = mkdtempSync(path.join(tmpdir(), 'guide-'));
  try {
    cpSync(path.join(CONTENT_FOLDER, 'guide'), path.join(folder, 'guide'), { recursive: true });
    const name = path.join(folder, 'guide', file);
    const text = readFileSync(name, 'utf8');
    if (!text.includes(from)) throw new Error(`${file} has no ${from}`);
    writeFileSync(name, text.replace(from, to));
    readGuideContent(folder);
    return '';
  } catch (error) {
    return String(error);
  } finally {
    rmSync(folder, { recursive: true });
  }
};

it.each<readonly [file: string, from: string, to: string, says: RegExp]>([
  ['needs.yaml', '"card:body-stuck"', '"card:nowhere"', /needs\.yaml: .*leads nowhere/],
  ['needs.yaml', '"skill:start"', '"skill:nothing"', /needs\.yaml:\d+: .*none of the things/],
  [
    'needs.yaml',
    'label: Put my tasks in order',
    'label: Split up a big task',
    /"Split up a big task" does/,
  ],
  ['cards.yaml', '- card: body-stuck', '- card: less-today', /less-today is there twice/],
  ['forms.yaml', '"Hello {to},"', '"Hello {two},"', /there is no field two/],
  ['texts.yaml', 'whichOne:', 'whichTwo:', /texts\.yaml:\d+/],
  ['replies.yaml', '- reply: tried', '- reply: more', /no words for tried/],
])('%s is refused with a clear error after replacing %j with %j', (file, from, to, says) => {
  expect(said(file, from, to)).toMatch(says);
});

it('starts only existing scenes', () => {
  const scenes = Object.keys(skillsContent.scenes);
  expect(scenesUsed(guideContent).filter((scene) => !scenes.includes(scene))).toEqual([]);
});
