import { describe, expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import { settingsOf } from '#tests/support/database/commands.ts';
import { ENGINES, freshDatabase } from '#tests/support/database/engines.ts';
import { sized } from '#tests/support/full.ts';
import { type Visitor, visit } from '#tests/support/visitor.ts';

const EMAIL = 'ada.lovelace@example.org';
const MANY = sized({ usual: 5, full: 25 });

const jsonPost = (body: object) => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

describe.each(ENGINES)('metrics on %s', (engine) => {
  it('describe the process on a separate port, identify nobody, and do not grow with ids', async () => {
    const fresh = await freshDatabase(engine);
    onTestFinished(fresh.remove);
    const app = spawnApp({
      ...settingsOf(fresh.settings),
      HOST: '127.0.0.1',
      METRICS_PORT: '0',
      METRICS_HOST: '127.0.0.1',
    });
    onTestFinished(() => app.signal('SIGKILL'));
    const url = await app.ready;
    const metricsUrl = /^Metrics are at (\S+)$/m.exec(app.said())?.[1] ?? '';
    const read = async (): Promise<string> => (await fetch(metricsUrl)).text();
    const ours = (text: string): string[] =>
      text.split('\n').flatMap((line) => /^(evenkeel_\S+|evenkeel_.*\}) /.exec(line)?.[1] ?? []);
    const value = (text: string, series: string): number =>
      Number(
        text
          .split('\n')
          .find((line) => line.startsWith(`${series} `))
          ?.split(' ')[1] ?? 0,
      );

    const [ada, ben] = [await visit(url), await visit(url)];
    const ask = async (path: string, who?: Visitor, method = 'GET'): Promise<number> => {
      const reply = await fetch(`${url}${path}`, { method, headers: who?.headers ?? {} });
      await reply.arrayBuffer();
      return reply.status;
    };
    const tryAll = async (id: string): Promise<void> => {
      await ask(`/api/mood/all/${ada.userId}`, ada);
      await ask(`/api/mood/all/${id}`, ben);
      await ask(`/api/tasks/all/${id}?zone=${id}`, ada);
      await ask(`/nothing/${id}?email=${id}@example.org`);
      await ask(`/api/${id}`);
      await ask(`/${id}`, undefined, 'PROPFIND');
      await ada.log(id);
      await ben.log(crypto.randomUUID());
    };
    const logIn = (email: string) =>
      fetch(`${url}/auth/login`, jsonPost({ email, password: 'a wrong password' }));
    const refused = async (): Promise<number> => {
      const replies = await Promise.all(Array.from({ length: 12 }, () => logIn(EMAIL)));
      return replies.filter(({ status }) => status === 429).length;
    };
    await tryAll(crypto.randomUUID());
    const throttled = await refused();
    expect(throttled).toBeGreaterThan(0);
    const before = await read();
    for (let times = 0; times < MANY; times += 1) await tryAll(crypto.randomUUID());
    const after = await read();

    expect(ours(after)).toEqual(ours(before));
    expect(ours(after).length).toBeGreaterThan(50);
    for (const told of [ada.userId, ben.userId, EMAIL, 'example.org', '127.0.0.1', 'nothing']) {
      expect(after).not.toContain(told);
    }
    expect(after).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);

    const writes =
      'evenkeel_http_request_seconds_count{route="/api/mood/submit",method="POST",status="2xx"}';
    expect(value(after, writes) - value(before, writes)).toBe(2 * MANY);
    expect(value(after, 'evenkeel_http_turned_away_total{reason="throttled"}')).toBe(throttled);
    expect(
      value(after, 'evenkeel_database_call_seconds_count{kind="insert"}') -
        value(before, 'evenkeel_database_call_seconds_count{kind="insert"}'),
    ).toBeGreaterThanOrEqual(2 * MANY);
    expect(value(after, 'evenkeel_http_connections')).toBeGreaterThan(0);
    for (const name of [
      'evenkeel_jobs_oldest_due_seconds',
      'evenkeel_password_hashes_waiting',
      'nodejs_eventloop_lag_p99_seconds',
      'process_resident_memory_bytes',
    ]) {
      expect(after).toMatch(new RegExp(`^${name} \\d`, 'm'));
    }
    const connections = engine === 'postgresql' ? /^evenkeel_database_connections \d/m : null;
    if (connections !== null) expect(after).toMatch(connections);

    // The metrics cannot be read at the app’s address.
    expect(await (await fetch(`${url}/metrics`)).text()).not.toContain('evenkeel_http');
    expect((await fetch(metricsUrl.replace('/metrics', '/'))).status).toBe(404);
    app.signal('SIGTERM');
    expect((await app.ended).exitCode).toBe(0);
  });
});
