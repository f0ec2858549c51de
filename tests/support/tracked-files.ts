import { spawnSync } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import type { SourceFile } from './boundaries.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** The existing files that Git tracks and whose paths match, with their content. */
export const trackedFiles = (matching: (file: string) => boolean): SourceFile[] => {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: ROOT, encoding: 'utf8' });
  return stdout
    .split('\0')
    .filter((file) => file !== '' && matching(file))
    .filter((file) => statSync(path.join(ROOT, file), { throwIfNoEntry: false })?.isFile() === true)
    .map((file) => ({ path: file, text: readFileSync(path.join(ROOT, file), 'utf8') }));
};
