import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { halfSentFrom } from '#tests/support/half-sent.ts';
import { visit } from '#tests/support/visitor.ts';

const DESCRIPTORS = 256;
const CONNECTIONS = 400;
const NEWCOMERS = 10;

/** Each address may use only a share of the connections. With many addresses, all connections are used. */
it.each([
  ['one address', ['127.0.0.2']],
  ['many addresses', ['127.0.0.2', '127.0.0.3', '127.0.0.4', '127.0.0.5', '127.0.0.6']],
])(
  'half-sent requests from %s block neither newcomers nor signed-in people',
  async (_, addresses) => {
    const fresh = await freshDatabase('sqlite');
    onTestFinished(fresh.remove);
    const settings = 'dataDir' in fresh.settings ? { DATA_DIR: fresh.settings.dataDir } : {};
    const app = spawnApp({ ...settings, HOST: '127.0.0.1' }, DESCRIPTORS);
    onTestFinished(() => app.signal('SIGKILL'));
    const url = await app.ready;
    const ada = await visit(url);
    for (const address of addresses) {
      const sockets = await halfSentFrom(address, url, CONNECTIONS / addresses.length);
      onTestFinished(() => {
        for (const socket of sockets) socket.destroy();
      });
    }
    for (let times = 0; times < NEWCOMERS; times += 1) {
      const ben = await visit(url);
      expect(await ben.log(crypto.randomUUID())).toBe(201);
      expect(await ada.log(crypto.randomUUID())).toBe(201);
    }
  },
);
