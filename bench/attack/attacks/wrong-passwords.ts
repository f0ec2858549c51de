import { identityEndpoints } from '#contract/identity.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { visitorFrom } from '../cookies.ts';
import type { Attack } from '../world.ts';

const WRONG = 120;
/**
 * The maximum number of tries that may be checked: the daily limit, plus the single tries that are allowed after it,
 * with waits that double, starting at one second (decision record 34). In this run, there can be at most ten such
 * single tries.
 */
const TRIED_MOST = 50 + 10;
const PASSWORD = 'a long walk by the river';
const EMAIL = 'ada@example.org';

/** An attacker tries wrong passwords for an account from other addresses. The owner logs in from a known address. */
export const wrongPasswords: Attack = {
  name: 'wrong passwords from elsewhere',
  engines: ENGINES,
  run: async ({ start }) => {
    const { url } = await start({ TRUST_PROXY: 'true' });
    const { signup, login, logout } = identityEndpoints;
    const right = { email: EMAIL, password: PASSWORD };
    const home = visitorFrom(url, '203.0.113.7');
    await home(signup.path, { name: 'Ada', ...right });
    await home(logout.path, {});
    await home(login.path, right);
    await home(logout.path, {});
    const statuses: number[] = [];
    for (let times = 0; times < WRONG; times += 1) {
      const stranger = visitorFrom(url, `198.51.100.${times}`);
      const { status } = await stranger(login.path, { email: EMAIL, password: 'wrong password' });
      statuses.push(status);
    }
    const { status } = await home(login.path, right);
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
