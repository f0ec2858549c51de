import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ROOT } from '../../scripts/up-to-date.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'evenkeel-help-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it.each([
  'start.mjs',
  'seed.ts',
  'invite-therapist.ts',
  'reset-password.ts',
  'reset-second-factor.ts',
  'database/backup.ts',
  'database/backup-verify.ts',
  'database/restore.ts',
  'database/move.ts',
])('%s with --help says how it is used, and does nothing', (script) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [path.join(ROOT, 'scripts', script), '--help'],
    // A setting that would end any other run.
    { env: { DATA_DIR: folder, BACKUP_DIR: folder, PORT: 'none' }, encoding: 'utf8' },
  );
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^npm (start|run [a-z:-]+)/);
  expect(readdirSync(folder)).toEqual([]);
});
