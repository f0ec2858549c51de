import { identityEndpoints } from '#contract/identity.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import type { Attack } from '../world.ts';

const WRONG = 120;
/** So many are tried in a day, and then one at a time after waits that double from a second (record 34): at most ten more while this runs. */
const TRIED_MOST = 50 + 10;
const PASSWORD = 'a long walk by the river';
const EMAIL = 'ada@example.org';

/** Somebody elsewhere gives wrong passwords for a person's account; the person logs in where they did before. */
export const wrongPasswords: Attack = {
  name: 'wrong passwords from elsewhere',
  engines: ENGINES,
  run: async ({ start }) => {
    const { url } = await start({ TRUST_PROXY: 'true' });
    const jar = new Map<string, string>();
    const post = async (path: string, from: string, body: object, isHome = false) => {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await fetch(`${url}${path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': from,
          ...(isHome ? { cookie } : {}),
        },
        body: JSON.stringify(body),
      });
      await answer.arrayBuffer();
      for (const line of isHome ? answer.headers.getSetCookie() : []) {
        const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? [];
        if (value === '' || /max-age=0\b/i.test(line)) jar.delete(name);
        else jar.set(name, value);
      }
      return answer.status;
    };
    const { signup, login, logout } = identityEndpoints;
    const right = { email: EMAIL, password: PASSWORD };
    const home = '203.0.113.7';
    await post(signup.path, home, { name: 'Ada', ...right }, true);
    await post(logout.path, home, {}, true);
    await post(login.path, home, right, true);
    await post(logout.path, home, {}, true);
    const statuses: number[] = [];
    for (let times = 0; times < WRONG; times += 1)
      statuses.push(
        await post(login.path, `198.51.100.${times}`, { email: EMAIL, password: 'wrong password' }),
      );
    const status = await post(login.path, home, right, true);
    const detail = `${statuses.length} wrong ones, ${statuses.filter((one) => one === 429).length} of them slowed down; then the right one: ${status}`;
    return [
      {
        what: 'right logins refused on the known device',
        figure: Number(status !== 200),
        bound: 0,
        detail,
      },
      {
        what: 'wrong ones tried without being slowed down',
        figure: statuses.filter((one) => one === 401).length,
        bound: TRIED_MOST,
        detail,
      },
    ];
  },
};
