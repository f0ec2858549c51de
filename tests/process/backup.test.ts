import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { createWriteStream, readFileSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import {
  deleteEverything,
  removeBeside,
  siblingDatabases,
} from '#tests/support/database/beside.ts';
import {
  digestsAt,
  refusalOf,
  runCommand,
  settingsOf,
  startCommand,
} from '#tests/support/database/commands.ts';
import { ANY_ENGINE, freshDatabase } from '#tests/support/database/engines.ts';
import { visit } from '#tests/support/visitor.ts';
import { whileRunning } from '#tests/support/while-running.ts';

const MADE = /^(\S+\.backup): [\d,]+ rows in \d+ tables, brought back once and compared\.$/m;

it.each(ANY_ENGINE)(
  'backups of %s are made while the app runs, restore everything when it does not, and stop without a trace',
  async (engine) => {
    const fresh = await freshDatabase(engine);
    const settings = settingsOf(fresh.settings);
    const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-backups-'));
    onTestFinished(async () => {
      for (const name of await siblingDatabases(settings)) await removeBeside(settings, name);
      await fresh.remove();
      await rm(folder, { recursive: true, force: true });
    });
    const env = {
      ...settings,
      BACKUP_DIR: path.join(folder, 'backups'),
      BACKUP_KEY_FILE: path.join(folder, 'keys', 'backup.key'),
    };
    // Add rows, because a dump with hardly any rows would be read completely before its last byte arrives.
    if (engine === 'postgresql') await runCommand('seed', ['--days', '3'], settings);
    const start = () => {
      const app = spawnApp(settings);
      onTestFinished(() => app.signal('SIGKILL'));
      return app;
    };

    const app = start();
    const url = await app.ready;
    const [ada, ben] = [await visit(url), await visit(url)];
    const ids = [randomUUID(), randomUUID()];
    for (const id of ids) expect(await ada.log(id)).toBe(201);
    const said = await runCommand('database/backup', ['--keep', '1'], env);
    const file = MADE.exec(said)?.[1] ?? said;
    for (const place of [file, env.BACKUP_KEY_FILE]) {
      expect(statSync(place).mode & 0o777).toBe(0o600);
      expect(statSync(path.dirname(place)).mode & 0o777).toBe(0o700);
    }
    const inTheWay = await refusalOf('database/restore', [file, '--yes'], env);
    expect(inTheWay).toMatch(/Stop it first\. Nothing was changed\./);
    expect(await ben.ids()).toEqual([]);
    app.signal('SIGTERM');
    await app.ended;

    const before = await digestsAt(settings);
    expect(await refusalOf('database/restore', [file], env)).toMatch(/Add --yes/);
    await deleteEverything(settings);
    expect(await runCommand('database/restore', [file, '--yes'], env)).toMatch(/rows in/);
    expect(await digestsAt(settings)).toEqual(before);
    const again = start();
    const reply = await fetch(`${await again.ready}/api/mood/all/${ada.userId}`, ada);
    expect(await reply.json()).toHaveLength(ids.length);
    again.signal('SIGTERM');
    await again.ended;

    /** Starts verifying a backup and returns before the last byte is sent. */
    const halfBroughtBack = async (name: string) => {
      const pipe = path.join(folder, name);
      spawnSync('mkfifo', [pipe]);
      const verifying = startCommand('database/backup-verify', [pipe], env);
      const input = createWriteStream(pipe);
      // Ignore errors, because the reading process is killed.
      input.on('error', () => undefined);
      input.write(readFileSync(file).subarray(0, -1));
      const beside = await whileRunning(verifying, async () => {
        const names = await siblingDatabases(settings);
        return names.length > 0 ? names : null;
      });
      onTestFinished(() => void input.destroy());
      return { ...verifying, beside, giveRest: () => input.end(readFileSync(file).subarray(-1)) };
    };
    const stopped = await halfBroughtBack('stopped');
    stopped.child.kill('SIGTERM');
    // Send the rest, because reading from a pipe ends only when data arrives.
    stopped.giveRest();
    expect(await stopped.ended).toMatchObject({
      exitCode: 1,
      stderr: 'Stopped. Nothing was changed.\n',
    });
    expect(await siblingDatabases(settings)).toEqual([]);
    const killed = await halfBroughtBack('killed');
    killed.child.kill('SIGKILL');
    await killed.ended;
    expect(await digestsAt(settings)).toEqual(before);
    expect(await runCommand('database/backup-verify', [file], env)).toMatch('whole, made at');
    // A scratch database on PostgreSQL may still be in use by another process, so it is dropped only after an hour.
    expect(await siblingDatabases(settings)).toEqual(engine === 'sqlite' ? [] : killed.beside);
  },
);
