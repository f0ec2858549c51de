import { cpSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readSkillsContent } from './skills.ts';

const FOLDER = 'content/chat/skills';

it.each([
  ['start', 'to: going', 'to: gone', /start\.yaml: there is no step "gone"/],
  ['start', 'this: {task}', 'this: {tusk}', /start\.yaml: there is no field "tusk"/],
  ['start', 'id: kept', 'id: kapt', /there is no step "kept"/],
  ['breathing', 'pacer: box-3', 'pacer: box-5', /breathing\.yaml: there is no pacer "box-5"/],
  ['exposure', 'name: peak', 'name: peek', /exposure\.yaml: the form "After the step" needs/],
  ['exposure', 'id: harm\n', 'id: hurt\n', /there is no theme "harm"/],
  ['scene', 'extension, ', '', /scene\.yaml: "extension" is in no place/],
  ['scenes/extension', 'to: friday', 'to: monday', /extension\.yaml: there is no node "monday"/],
  ['scenes/extension', 'to: maybe', 'to: start', /extension\.yaml: the way comes back to "start"/],
  ['common', 'confused:', 'confuse:', /common\.yaml:\d+: /],
])('names the file and the problem in it: %s, %s', (file, from, to, says) => {
  const folder = mkdtempSync(join(tmpdir(), 'skills-'));
  cpSync(FOLDER, folder, { recursive: true });
  const changed = join(folder, `${file}.yaml`);
  const text = readFileSync(changed, 'utf8');
  expect(text).toContain(from);
  writeFileSync(changed, text.replace(from, to));
  expect(() => readSkillsContent(folder)).toThrow(says);
});
