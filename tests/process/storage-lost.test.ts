import { cp, mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '../support/app-process.ts';
import { visit } from '../support/visitor.ts';

const TAMPERINGS: Readonly<Record<string, (folder: string) => Promise<void>>> = {
  'the data folder is deleted': (folder) => rm(folder, { recursive: true }),
  'the data folder is replaced by a copy': async (folder) => {
    await cp(folder, `${folder}-copy`, { recursive: true });
    await rename(folder, `${folder}-old`);
    await rename(`${folder}-copy`, folder);
  },
  'the database file is replaced': async (folder) => {
    const file = path.join(folder, 'evenkeel.db');
    await cp(file, `${file}.copy`);
    await rename(`${file}.copy`, file);
  },
  'the log of the database is replaced': async (folder) => {
    await rm(path.join(folder, 'evenkeel.db-wal'));
    await writeFile(path.join(folder, 'evenkeel.db-wal'), '');
  },
};

it.each(Object.entries(TAMPERINGS))(
  'when %s, nothing is acknowledged any more',
  async (_, tamper) => {
    const parent = await mkdtemp(path.join(tmpdir(), 'evenkeel-lost-'));
    onTestFinished(() => rm(parent, { recursive: true, force: true }));
    const dataDir = path.join(parent, 'data');
    const app = spawnApp({ DATA_DIR: dataDir });
    onTestFinished(() => app.signal('SIGKILL'));
    const address = await app.ready;
    const [ada, ben] = [await visit(address), await visit(address)];
    expect(await ada.log(crypto.randomUUID())).toBe(201);
    await tamper(dataDir);
    for (let times = 0; times < 20; times += 1) {
      expect(await ada.log(crypto.randomUUID())).toBe(503);
      expect(await ben.log(crypto.randomUUID())).toBe(503);
    }
    const health = await fetch(`${address}/api/health`);
    expect(health.status).toBe(503);
    expect(health.headers.get('retry-after')).not.toBeNull();
    app.signal('SIGTERM');
    expect((await app.ended).exitCode).toBe(0);
  },
);
