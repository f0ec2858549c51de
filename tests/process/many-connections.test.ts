import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import { expect, it, onTestFinished } from 'vitest';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { spawnApp } from '../support/app-process.ts';
import { visit } from '../support/visitor.ts';

const DESCRIPTORS = 256;
const CONNECTIONS = 400;

it('lives with more idle connections than it has descriptors, and lets people in again by itself', async () => {
  const fresh = await freshDatabase('sqlite');
  onTestFinished(fresh.remove);
  const settings = 'dataDir' in fresh.settings ? { DATA_DIR: fresh.settings.dataDir } : {};
  const app = spawnApp({ ...settings, HOST: '127.0.0.1' }, DESCRIPTORS);
  onTestFinished(() => app.signal('SIGKILL'));
  const url = await app.ready;
  const visitor = await visit(url);
  const sockets = Array.from({ length: CONNECTIONS }, () =>
    connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined),
  );
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  // None of them is ever closed from this side.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  let isOver = false;
  void app.ended.then(() => {
    isOver = true;
  });
  let status: number | null = null;
  while (status !== 201 && !isOver) {
    status = await visitor.log('0190c9a4-7e00-7000-8000-000000000003').catch(() => null);
    if (status !== 201) await delay(100);
  }
  expect(status).toBe(201);
  app.signal('SIGTERM');
  expect((await app.ended).exitCode).toBe(0);
});
