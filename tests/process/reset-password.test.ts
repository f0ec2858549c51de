import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import { refusalOf, runCommand, settingsOf } from '#tests/support/database/commands.ts';
import { ENGINES, freshDatabase } from '#tests/support/database/engines.ts';

it.each(ENGINES)(
  'a link by npm run reset:password sets one person’s password once, on %s',
  async (engine) => {
    const fresh = await freshDatabase(engine);
    onTestFinished(fresh.remove);
    const settings = settingsOf(fresh.settings);
    const app = spawnApp(settings);
    onTestFinished(async () => {
      app.signal('SIGKILL');
      await app.ended;
    });
    const url = await app.ready;
    const post = async (path: string, body: object): Promise<Response> =>
      fetch(`${url}${path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      });
    const logIn = async (email: string, password: string): Promise<number> =>
      (await post('/auth/login', { email, password })).status;
    const people = ['ada@example.org', 'ben@example.org'] as const;
    const cookies: string[] = [];
    for (const email of people) {
      const reply = await post('/auth/signup', {
        name: 'Ada',
        email,
        password: 'the old password',
      });
      cookies.push(reply.headers.getSetCookie()[0]?.split(';')[0] ?? '');
    }
    const isIn = async (): Promise<readonly boolean[]> =>
      Promise.all(
        cookies.map(async (cookie) => (await fetch(`${url}/auth/me`, { headers: { cookie } })).ok),
      );
    expect(await isIn()).toEqual([true, true]);

    expect(await refusalOf('reset-password', ['eve@example.org'], settings)).toMatch(
      'There is no account with this email.',
    );
    const told = await runCommand('reset-password', [' Ada@Example.org '], settings);
    const secret = /\/reset-password#([\w-]{43})$/m.exec(told)?.[1] ?? '';
    const set = async (newPassword: string): Promise<number> =>
      (await post('/auth/reset-password/finish', { secret, newPassword })).status;
    expect(await set('the new password')).toBe(200);
    expect(await set('another password')).toBe(404);
    expect(await isIn()).toEqual([false, true]);
    expect(await logIn(people[0], 'the old password')).toBe(401);
    const entered = await post('/auth/login', { email: people[0], password: 'the new password' });
    expect(entered.status).toBe(200);
    expect(await logIn(people[1], 'the old password')).toBe(200);
    // No mail brought the link, so the address is confirmed by nothing.
    const cookie = entered.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    const address = await fetch(`${url}/auth/email`, { headers: { cookie } });
    expect(await address.json()).toEqual({ confirmed: false });
  },
);
