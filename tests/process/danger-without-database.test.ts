import { expect, it, onTestFinished } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { aMessage } from '#tests/api/support/examples.ts';
import { spawnApp } from '#tests/support/app-process.ts';
import { freshDatabase } from '#tests/support/database/engines.ts';
import { type Gate, gateTo } from '#tests/support/database/gate.ts';
import { type Visitor, visit } from '#tests/support/visitor.ts';

const DANGER = 'I am going to kill myself tonight.';
const LIMIT_MS = 2_000;

const say = ({ userId, headers }: Visitor, url: string, text: string, accept = '*/*') =>
  fetch(`${url}${chatEndpoints.analyze.path}`, {
    method: 'POST',
    headers: { ...headers, accept },
    body: JSON.stringify({
      ...aMessage(userId, { text, localDate: new Date().toISOString().slice(0, 10), zone: 'UTC' }),
      id: crypto.randomUUID(),
    }),
  });

it.each<readonly [string, (gate: Gate) => unknown]>([
  ['is off', (gate) => gate.shut()],
  ['hangs', (gate) => gate.hang()],
])('danger is answered with the lines within two seconds while PostgreSQL %s', async (_, stop) => {
  const fresh = await freshDatabase('postgresql');
  onTestFinished(fresh.remove);
  const gate = await gateTo('databaseUrl' in fresh.settings ? fresh.settings.databaseUrl : '');
  onTestFinished(gate.shut);
  const app = spawnApp({ DATABASE_URL: gate.databaseUrl });
  onTestFinished(() => app.signal('SIGKILL'));
  const url = await app.ready;
  const [ada, ben] = [await visit(url), await visit(url)];
  // Send a first message, so that its one-time cost is not measured.
  expect((await say(ada, url, DANGER)).status).toBe(200);
  /** Sends more messages than are processed in parallel. */
  const sayAll = () =>
    Promise.all(
      [ada, ben, ada, ben, ada, ben].map(async (person) => {
        const begunMs = performance.now();
        const answer = await say(person, url, DANGER);
        const body = chatEndpoints.analyze.reply.parse(await answer.json());
        return { status: answer.status, body, ms: performance.now() - begunMs };
      }),
    );
  // How long the same messages take with the database, which is long on a busy machine.
  const usualMs = Math.max(...(await sayAll()).map(({ ms }) => ms));
  await stop(gate);
  for (const { status, body, ms } of await sayAll()) {
    expect(status).toBe(200);
    expect(body).toMatchObject({ stored: false, safety: { response: 'full', showsCrisis: true } });
    expect(ms).toBeLessThan(LIMIT_MS + 500 + usualMs);
  }
  const lines = await say(ben, url, DANGER, 'application/x-ndjson');
  expect(await lines.text()).toContain('"response":"full"');
  await gate.open();
});
