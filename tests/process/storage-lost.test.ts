import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import { visit } from '#tests/support/visitor.ts';

it('when the data folder is deleted, nothing is acknowledged any more, and the process ends cleanly', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'evenkeel-lost-'));
  onTestFinished(() => rm(parent, { recursive: true, force: true }));
  const dataDir = path.join(parent, 'data');
  const app = spawnApp({ DATA_DIR: dataDir });
  onTestFinished(() => app.signal('SIGKILL'));
  const address = await app.ready;
  const [ada, ben] = [await visit(address), await visit(address)];
  expect(await ada.log(crypto.randomUUID())).toBe(201);
  await rm(dataDir, { recursive: true });
  for (const person of [ada, ben]) expect(await person.log(crypto.randomUUID())).toBe(503);
  const health = await fetch(`${address}/api/health`);
  expect(health.status).toBe(503);
  expect(health.headers.get('retry-after')).not.toBeNull();
  app.signal('SIGTERM');
  expect((await app.ended).exitCode).toBe(0);
});
