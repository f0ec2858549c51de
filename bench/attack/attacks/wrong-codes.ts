import { secondFactorEndpoints } from '#contract/accounts/second-factor.ts';
import { identityEndpoints } from '#contract/identity.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { authenticatorApp } from '#tests/support/stand-ins/authenticator-app.ts';
import { visitorFrom } from '../cookies.ts';
import type { Attack } from '../world.ts';

const WRONG = 120;
/**
 * The maximum number of tries that may be checked: the daily limit, plus the single tries that are allowed after it,
 * with waits that double, starting at one second (decision record 34). In this run, there can be at most ten such
 * single tries.
 */
const TRIED_MOST = 30 + 10;
const PASSWORD = 'a long walk by the river';
const EMAIL = 'ada@example.org';

/**
 * An attacker who knows the password tries wrong codes from many addresses. The owner gives the right code from a known
 * address.
 */
export const wrongCodes: Attack = {
  name: 'wrong codes of a second factor',
  engines: ENGINES,
  run: async ({ start }) => {
    const { url } = await start({ TRUST_PROXY: 'true' });
    const { login, logout, signup } = identityEndpoints;
    const { begin, confirm, verify } = secondFactorEndpoints;
    const right = { email: EMAIL, password: PASSWORD };
    const home = visitorFrom(url, '203.0.113.7');
    await home(signup.path, { name: 'Ada', ...right });
    const begun = await home(begin.path, { password: PASSWORD });
    const app = authenticatorApp(String(JSON.parse(begun.text).uri));
    await home(confirm.path, { code: app.generate() });
    await home(logout.path, {});
    const statuses: number[] = [];
    for (let times = 0; times < WRONG; times += 1) {
      const stranger = visitorFrom(url, `198.51.100.${times}`);
      await stranger(login.path, right);
      statuses.push((await stranger(verify.path, { code: '000000' })).status);
    }
    await home(login.path, right);
    // The current code was used for the setup; the server also accepts the next one.
    const code = app.generate({ timestamp: Date.now() + app.period * 1000 });
    const { status } = await home(verify.path, { code });
    const detail = `${statuses.length} wrong ones, ${statuses.filter((one) => one === 429).length} of them slowed down; then the right one: ${status}`;
    return [
      {
        what: 'right codes refused on the known device',
        figure: Number(status !== 200),
        bound: 0,
        detail,
      },
      {
        what: 'wrong ones tried without being slowed down',
        figure: statuses.filter((one) => one === 400).length,
        bound: TRIED_MOST,
        detail,
      },
    ];
  },
};
