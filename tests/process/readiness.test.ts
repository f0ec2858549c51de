import { rename } from 'node:fs/promises';
import { expect, it, onTestFinished } from 'vitest';
import { spawnApp } from '#tests/support/app-process.ts';
import { type Engine, freshDatabase } from '#tests/support/database/engines.ts';
import { gateTo } from '#tests/support/database/gate.ts';
import { FULL } from '#tests/support/full.ts';
import { whileRunning } from '#tests/support/while-running.ts';

const USUAL = [
  ['sqlite', 'web'],
  ['postgresql', 'worker'],
] as const;
const OTHERS = [
  ['sqlite', 'worker'],
  ['postgresql', 'web'],
] as const;

/** A database that the test can make unavailable and available again. */
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

it.each(FULL ? [...USUAL, ...OTHERS] : USUAL)(
  'probes on %s of a process with the role %s distinguish a lost database from a dead process',
  async (engine, ROLE) => {
    const database = await losable(engine);
    const app = spawnApp({ ...database.settings, ROLE });
    onTestFinished(() => app.signal('SIGKILL'));
    const url = await app.ready;
    /** Polls readiness until the reply has this status. */
    const until = (status: number) =>
      whileRunning(app, async () => {
        const reply = await fetch(`${url}/readyz`);
        const body: unknown = await reply.json();
        return reply.status === status ? { body, headers: reply.headers } : null;
      });
    expect((await until(200)).body).toMatchObject({ status: 'ready', reasons: [] });
    await database.lose();
    const lost = await until(503);
    expect(lost.body).toEqual({ status: 'not ready', reasons: ['database'], oldestJobS: null });
    expect(Number(lost.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await fetch(`${url}/livez`)).status).toBe(200);
    await database.bringBack();
    await until(200);
    app.signal('SIGTERM');
    expect((await app.ended).exitCode).toBe(0);
  },
);
