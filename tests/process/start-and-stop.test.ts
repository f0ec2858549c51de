import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import { settingsOf } from '#tests/support/database/commands.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { freePort } from '#tests/support/free-port.ts';
import { FULL } from '#tests/support/full.ts';
import { moodBody, type Visitor, visit } from '#tests/support/visitor.ts';
import { whileRunning } from '#tests/support/while-running.ts';

const A_LONG_TIME_S = '300';

const started = (settings: Readonly<Record<string, string>>) => {
  const app = spawnApp(settings);
  onTestFinished(() => app.signal('SIGKILL'));
  return app;
};

const onSqlite = async () => {
  const fresh = await freshDatabase('sqlite');
  onTestFinished(fresh.remove);
  return settingsOf(fresh.settings);
};

/** A request to log a mood. The server has received the start and waits for the rest. */
const halfSent = async (url: string, { userId, headers }: Visitor) => {
  const body = JSON.stringify(moodBody(userId));
  const agent = new Agent({ keepAlive: true });
  onTestFinished(() => agent.destroy());
  const slow = request(`${url}/api/mood/submit`, {
    method: 'POST',
    agent,
    headers: { ...headers, 'content-length': Buffer.byteLength(body), expect: '100-continue' },
  });
  slow.flushHeaders();
  await once(slow, 'continue');
  const answered = once(slow, 'response');
  return {
    /** Sends the rest. Returns the status and the owner of the stored mood. */
    finish: async () => {
      slow.end(body);
      const [reply] = await answered;
      return [reply.statusCode, JSON.parse(await text(reply)).userId];
    },
  };
};

const refuses = async (address: string): Promise<true | null> => {
  const { hostname, port } = new URL(address);
  const socket = connect({ host: hostname, port: Number(port) });
  const isRefused = await once(socket, 'connect').then(
    () => null,
    () => true as const,
  );
  socket.destroy();
  return isRefused;
};

// In the usual run, SIGTERM is left out here, because the next test uses it.
it.each(FULL ? (['SIGTERM', 'SIGINT'] as const) : (['SIGINT'] as const))(
  'a server that gets %s answers requests in progress, waits for no idle connection, and finds everything at the next start',
  async (signal) => {
    const settings = { ...(await onSqlite()), PORT: String(await freePort()) };
    const app = started(settings);
    const url = await app.ready;
    const ada = await visit(url);
    const slow = await halfSent(url, ada);
    app.signal(signal);
    await whileRunning(app, () => refuses(url));
    // Send the signal twice, as with Ctrl-C, which reaches the server both from the terminal and from npm.
    app.signal(signal);
    expect(await slow.finish()).toEqual([201, ada.userId]);
    // The connection is still open on the client side. If the server had waited for it, the 15-second limit would have
    // led to exit code 1.
    expect((await app.ended).exitCode).toBe(0);
    const next = started(settings);
    await next.ready;
    expect(await ada.ids()).toHaveLength(1);
    next.signal('SIGKILL');
    await next.ended;
  },
);

it('a server asked to stop while a load balancer still sends to it first reports that, answers what arrives and closes these connections, until it is hurried', async () => {
  const app = started({ ...(await onSqlite()), DRAIN_S: A_LONG_TIME_S });
  const url = await app.ready;
  const [ada, ben] = [await visit(url), await visit(url)];
  const slow = await halfSent(url, ada);
  app.signal('SIGTERM');
  const reasons = await whileRunning(app, async () => {
    const reply = await fetch(`${url}/readyz`);
    const body = await reply.json();
    return reply.status === 503 ? body.reasons : null;
  });
  expect(reasons).toEqual(['draining']);
  expect((await fetch(`${url}/livez`)).status).toBe(200);
  const health = await fetch(`${url}/api/health`);
  expect([health.status, health.headers.get('connection')]).toEqual([200, 'close']);
  expect(await ben.log(crypto.randomUUID())).toBe(201);
  // A second signal within a second would count as the same signal.
  await whileRunning(app, async () => {
    app.signal('SIGTERM');
    return refuses(url);
  });
  expect(await slow.finish()).toEqual([201, ada.userId]);
  expect((await app.ended).exitCode).toBe(0);
});
