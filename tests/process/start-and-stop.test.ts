import { once } from 'node:events';
import { chmodSync, statSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES, freshDatabase } from '#tests/support/database/engines.ts';
import { spawnApp } from '../support/app-process.ts';
import { startAppServer } from '../support/app-server.ts';
import { moodBody, visit } from '../support/visitor.ts';

const PROCESSES = 4;
/** Far below the five seconds for which Node keeps an idle connection open. */
const STOP_LIMIT_MS = 2000;

describe.each(ENGINES)('processes that start at once on one empty %s database', (engine) => {
  it('all come up, and share what they are told', async () => {
    const fresh = await freshDatabase(engine);
    const settings =
      'dataDir' in fresh.settings
        ? { DATA_DIR: fresh.settings.dataDir }
        : { DATABASE_URL: fresh.settings.databaseUrl };
    const apps = Array.from({ length: PROCESSES }, () => spawnApp(settings));
    try {
      const urls = await Promise.all(apps.map((app) => app.ready));
      const visitor = await visit(urls[0] ?? '');
      expect(await visitor.log('0190c9a4-7e00-7000-8000-000000000001')).toBe(201);
      for (const url of urls) {
        const reply = await fetch(`${url}/api/mood/all/${visitor.userId}`, visitor);
        expect(reply.status).toBe(200);
        expect(await reply.json()).toHaveLength(1);
      }
    } finally {
      for (const app of apps) app.signal('SIGTERM');
      const ends = await Promise.all(apps.map((app) => app.ended));
      await fresh.remove();
      expect(ends.map((end) => end.exitCode)).toEqual(apps.map(() => 0));
    }
  });
});

describe('the data folder', () => {
  it('is nobody else’s when it is made, and an open one is told', async () => {
    const fresh = await mkdtemp(path.join(tmpdir(), 'evenkeel-folder-'));
    onTestFinished(() => rm(fresh, { recursive: true, force: true }));
    const said = async (folder: string): Promise<string> => {
      const app = spawnApp({ DATA_DIR: folder });
      await app.ready;
      app.signal('SIGTERM');
      return (await app.ended).stderr;
    };
    const folder = path.join(fresh, 'data');
    expect(await said(folder)).toBe('');
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    chmodSync(folder, 0o755);
    expect(await said(folder)).toBe(
      `Others on this machine may look into ${folder}. Close it with: chmod 700 ${folder}\n`,
    );
  });
});

const accepts = async (url: URL): Promise<boolean> => {
  const socket = connect({ host: url.hostname, port: Number(url.port) });
  const accepted = await once(socket, 'connect').then(
    () => true,
    () => false,
  );
  socket.destroy();
  return accepted;
};

/** Resolves once nobody new is let in at the address. */
const refusesNewCallers = async (url: string): Promise<void> => {
  while (await accepts(new URL(url))) await delay(20);
};

describe('a server that is asked to stop', () => {
  const signals = ['SIGTERM', 'SIGINT'] as const;
  it.each(signals)(
    'answers what is under way and waits for no idle connection, on %s',
    async (signal) => {
      const fresh = await freshDatabase('sqlite');
      onTestFinished(fresh.remove);
      const app = spawnApp('dataDir' in fresh.settings ? { DATA_DIR: fresh.settings.dataDir } : {});
      onTestFinished(() => app.signal('SIGKILL'));
      const url = await app.ready;
      const visitor = await visit(url);
      const body = JSON.stringify(moodBody(visitor.userId));
      const agent = new Agent({ keepAlive: true });
      onTestFinished(() => agent.destroy());
      const slow = request(`${url}/api/mood/submit`, {
        method: 'POST',
        agent,
        headers: {
          ...visitor.headers,
          'content-length': Buffer.byteLength(body),
          // The server says when it has the request in hand and waits for the rest.
          expect: '100-continue',
        },
      });
      slow.flushHeaders();
      await once(slow, 'continue');
      const answered = once(slow, 'response');
      app.signal(signal);
      await refusesNewCallers(url);
      slow.end(body);
      const [reply] = await answered;
      expect(reply.statusCode).toBe(201);
      expect(JSON.parse(await text(reply)).userId).toBe(visitor.userId);
      const answeredAt = performance.now();
      expect((await app.ended).exitCode).toBe(0);
      expect(performance.now() - answeredAt).toBeLessThan(STOP_LIMIT_MS);
    },
  );

  it('keeps what it has, and finds it at the next start', async () => {
    const server = await startAppServer();
    onTestFinished(server.remove);
    const visitor = await visit(server.url);
    await visitor.log('0190c9a4-7e00-7000-8000-000000000002');
    await server.stop();
    await server.start();
    expect(await visitor.ids()).toEqual(['0190c9a4-7e00-7000-8000-000000000002']);
  });
});
