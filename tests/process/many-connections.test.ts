import { once } from 'node:events';
import { connect } from 'node:net';
import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { visit } from '#tests/support/visitor.ts';
import { whileRunning } from '#tests/support/while-running.ts';

const DESCRIPTORS = 256;
const CONNECTIONS = 400;

it('survives more idle connections than it has descriptors, and recovers automatically', async () => {
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
  const destroyAll = (): void => {
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(destroyAll);
  // The test keeps all of these connections open until the server has accepted a mood from a person.
  await Promise.all(sockets.map((socket) => once(socket, 'connect')));
  await whileRunning(app, async () => {
    const status = await visitor.log('0190c9a4-7e00-7000-8000-000000000003').catch(() => null);
    return status === 201 ? status : null;
  });
  destroyAll();
  app.signal('SIGTERM');
  expect((await app.ended).exitCode).toBe(0);
});
