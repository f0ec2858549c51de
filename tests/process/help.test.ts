import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { ROOT } from '../../scripts/up-to-date.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const { scripts } = z
  .object({ scripts: z.record(z.string(), z.string()) })
  .parse(JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8')));
/** The commands that run one of our programs. Other commands have their own help. */
const OURS = Object.entries(scripts).flatMap(([name, command]) => {
  const program = /\bnode (\S+)$/.exec(command)?.[1];
  return program === undefined ? [] : [{ name, program }];
});

it.each(OURS)('npm run $name -- --help shows the usage and does nothing', ({ name, program }) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, program), '--help'],
    // The invalid port would end any run without --help, and without PATH the program cannot start other programs.
    {
      env: { DATA_DIR: folder, BACKUP_DIR: folder, PORT: 'none' },
      cwd: folder,
      encoding: 'utf8',
    },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const [short = ''] = name.split(':full');
  expect(stdout.startsWith(`npm run ${name}`) || stdout.startsWith(`npm ${short}`)).toBe(true);
  expect(stdout.split('\n').length).toBeLessThanOrEqual(10);
  expect(readdirSync(folder)).toEqual([]);
});

it('no command chains two programs, of which only the last would get --help', () => {
  expect(OURS.length).toBeGreaterThan(20);
  expect(Object.values(scripts).filter((command) => /&&|;|\|/.test(command))).toEqual([]);
});
