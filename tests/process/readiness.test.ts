import { once } from 'node:events';
import { rename } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { text } from 'node:stream/consumers';
import { setTimeout as delay } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import { ENGINES, type Engine, freshDatabase } from '#tests/support/database/engines.ts';
import { gateTo } from '#tests/support/database/gate.ts';
import { spawnApp } from '../support/app-process.ts';
import { moodBody, visit } from '../support/visitor.ts';

const LONG_S = '300';

/** A database that can be taken away and be brought back. */
const losable = async (engine: Engine) => {
  const { settings, remove } = await freshDatabase(engine);
  onTestFinished(remove);
  if ('dataDir' in settings) {
    const { dataDir } = settings;
    return {
      settings: { DATA_DIR: dataDir },
      lose: () => rename(dataDir, `${dataDir}-away`),
      bringBack: () => rename(`${dataDir}-away`, dataDir),
    };
  }
  const gate = await gateTo(settings.databaseUrl);
  onTestFinished(gate.shut);
  return {
    settings: { DATABASE_URL: gate.databaseUrl },
    lose: gate.shut,
    bringBack: gate.open,
  };
};

const ask = async (url: string) => {
  const reply = await fetch(url);
  return { status: reply.status, body: await reply.json(), headers: reply.headers };
};

/** Asks until the answer has this status. */
const until = async (url: string, status: number) => {
  let answer = await ask(url);
  while (answer.status !== status) {
    await delay(100);
    answer = await ask(url);
  }
  return answer;
};

describe.each(ENGINES)('probes on %s', (engine) => {
  it.each(['web', 'worker'])(
    'of a process with the role %s tell a lost database from a dead process',
    async (ROLE) => {
      const database = await losable(engine);
      const app = spawnApp({ ...database.settings, ROLE });
      onTestFinished(() => app.signal('SIGKILL'));
      const url = await app.ready;
      expect((await ask(`${url}/readyz`)).body).toMatchObject({ status: 'ready', reasons: [] });
      await database.lose();
      const lost = await until(`${url}/readyz`, 503);
      expect(lost.body).toEqual({ status: 'not ready', reasons: ['database'], oldestJobS: null });
      expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0);
      expect((await ask(`${url}/livez`)).status).toBe(200);
      await database.bringBack();
      await until(`${url}/readyz`, 200);
      app.signal('SIGTERM');
      expect((await app.ended).exitCode).toBe(0);
    },
  );
});

describe('a process that is asked to stop while a balancer still sends to it', () => {
  it('says so first, answers what comes and ends these connections, until it is hurried', async () => {
    const fresh = await freshDatabase('sqlite');
    onTestFinished(fresh.remove);
    const settings = 'dataDir' in fresh.settings ? { DATA_DIR: fresh.settings.dataDir } : {};
    const app = spawnApp({ ...settings, DRAIN_S: LONG_S });
    onTestFinished(() => app.signal('SIGKILL'));
    const url = await app.ready;
    const [ada, ben] = [await visit(url), await visit(url)];
    const body = JSON.stringify(moodBody(ada.userId));
    const agent = new Agent({ keepAlive: true });
    onTestFinished(() => agent.destroy());
    const slow = request(`${url}/api/mood/submit`, {
      method: 'POST',
      agent,
      headers: {
        ...ada.headers,
        'content-length': Buffer.byteLength(body),
        expect: '100-continue',
      },
    });
    slow.flushHeaders();
    await once(slow, 'continue');
    const answered = once(slow, 'response');

    app.signal('SIGTERM');
    const draining = await until(`${url}/readyz`, 503);
    expect(draining.body.reasons).toEqual(['draining']);
    expect((await ask(`${url}/livez`)).status).toBe(200);
    const health = await ask(`${url}/api/health`);
    expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
    expect(await ben.log(crypto.randomUUID())).toBe(201);

    app.signal('SIGTERM');
    slow.end(body);
    const [reply] = await answered;
    expect(reply.statusCode).toBe(201);
    expect(JSON.parse(await text(reply)).userId).toBe(ada.userId);
    expect((await app.ended).exitCode).toBe(0);
  });
});

it('a process with a public host answers probes at any other, and nothing else', async () => {
  const fresh = await freshDatabase('sqlite');
  onTestFinished(fresh.remove);
  const settings = 'dataDir' in fresh.settings ? { DATA_DIR: fresh.settings.dataDir } : {};
  const app = spawnApp({
    ...settings,
    PUBLIC_URL: 'https://evenkeel.example.org',
    LOG_LEVEL: 'info',
  });
  onTestFinished(() => app.signal('SIGKILL'));
  await app.ready;
  // The ready line names the public address; the log names the one to connect to.
  const url = /Server listening at (http:\/\/127\.0\.0\.1:\d+)/.exec(app.said())?.[1];
  const status = async (path: string) => (await fetch(`${url}${path}`)).status;
  expect(await Promise.all(['/livez', '/readyz', '/api/health'].map(status))).toEqual([
    200, 200, 200,
  ]);
  expect(await status('/api/options')).toBe(400);
  app.signal('SIGTERM');
  expect((await app.ended).exitCode).toBe(0);
});
