import { identityEndpoints } from '#contract/identity.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { failures, middle, statusOf, timed } from '../people.ts';
import type { Attack } from '../world.ts';

const LOGINS = 500;
const IDLE_TIMES = 300;

/** Many simultaneous logins, each from its own address. */
export const logins: Attack = {
  name: '500 logins at once',
  engines: ENGINES,
  run: async ({ start }) => {
    const app = await start({ TRUST_PROXY: 'true' });
    const page = await (await fetch(app.url)).text();
    const file = /"(\/assets\/[^"]+\.js)"/.exec(page)?.[1] ?? '/';
    const get = () => timed(() => statusOf(`${app.url}${file}`));
    const idle: number[] = [];
    for (let times = 0; times < IDLE_TIMES; times += 1) idle.push(await get());
    let isOver = false;
    const answers = new Map<number, number>();
    const logging = failures(LOGINS, LOGINS, async (at) => {
      const status = await statusOf(`${app.url}${identityEndpoints.login.path}`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'x-forwarded-for': `198.18.${at >> 8}.${at & 255}`,
        },
        body: JSON.stringify({ email: `nobody-${at}@example.org`, password: 'wrong password' }),
      });
      answers.set(status, (answers.get(status) ?? 0) + 1);
      return status === 401 || status === 503;
    }).finally(() => {
      isOver = true;
    });
    const busy: number[] = [];
    while (!isOver) busy.push(await get());
    const failed = await logging;
    const said = [...answers].map(([status, count]) => `${count} of ${status}`).join(', ');
    const detail = `idle ${middle(idle).toFixed(1)} ms, busy ${middle(busy).toFixed(1)} ms (${busy.length} files), logins: ${said}`;
    return [
      {
        what: 'static file against idle, medians',
        figure: middle(busy) / middle(idle),
        bound: 2,
        detail,
      },
      { what: 'logins answered but with 401 or 503', figure: failed, bound: 0, detail },
    ];
  },
};
