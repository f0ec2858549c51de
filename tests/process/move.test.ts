import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { Client } from 'pg';
import { expect, it, onTestFinished } from 'vitest';
import { type AppProcess, spawnApp } from '#tests/support/app-process.ts';
import {
  type DatabaseSettings,
  digestsAt,
  refusalOf,
  runCommand,
  settingsOf,
  startCommand,
} from '#tests/support/database/commands.ts';
import { ANY_ENGINE, type Engine, freshDatabase } from '#tests/support/database/engines.ts';
import { FULL } from '#tests/support/full.ts';
import { moodBody, type Visitor, visit } from '#tests/support/visitor.ts';
import { whileRunning } from '#tests/support/while-running.ts';

/** Number of writers: enough to have a few writes in progress at any moment. */
const WRITERS = 4;

const submit = (url: string, { userId, headers }: Visitor, id: string) =>
  fetch(`${url}/api/mood/submit`, {
    method: 'POST',
    headers,
    body: JSON.stringify(moodBody(userId, id)),
  });

/** The same person's mood ids on another server. Sessions are moved too, so the same cookie works. */
const idsOn = async (url: string, { userId, headers }: Visitor): Promise<ReadonlySet<string>> => {
  const reply = await fetch(`${url}/api/mood/all/${userId}`, { headers });
  const logs: readonly { id: string }[] = await reply.json();
  return new Set(logs.map(({ id }) => id));
};

/** Blocks a move to a new PostgreSQL database until the returned function is called. Other moves are slow enough. */
const held = async (to: DatabaseSettings): Promise<() => Promise<void>> => {
  if ('DATA_DIR' in to) return async () => undefined;
  const client = new Client({ connectionString: to.DATABASE_URL });
  await client.connect();
  // The move has to wait for this transaction before it can create a table with the same name.
  await client.query('begin');
  await client.query('create table users (id text)');
  return () => client.end();
};

const isAnythingIn = async (to: DatabaseSettings): Promise<boolean> =>
  'DATA_DIR' in to
    ? existsSync(path.join(to.DATA_DIR, 'evenkeel.db'))
    : ((await digestsAt(to)).users?.rows ?? 0) > 0;

it.each(ANY_ENGINE)(
  'a move from %s can be killed and restarted, copies everything acknowledged, and refuses the rest',
  async (engine) => {
    const otherEngine: Engine = engine === 'sqlite' ? 'postgresql' : 'sqlite';
    const [source, goal] = [await freshDatabase(engine), await freshDatabase(otherEngine)];
    const apps: AppProcess[] = [];
    onTestFinished(async () => {
      for (const app of apps) app.signal('SIGKILL');
      await Promise.all(apps.map((app) => app.ended));
      await Promise.all([source.remove(), goal.remove()]);
    });
    const start = (settings: DatabaseSettings): AppProcess => {
      const app = spawnApp(settings);
      apps.push(app);
      return app;
    };
    const [from, to] = [settingsOf(source.settings), settingsOf(goal.settings)];
    const target = 'DATA_DIR' in to ? ['--to-sqlite', to.DATA_DIR] : ['--to', to.DATABASE_URL];
    if (FULL) await runCommand('seed', ['--days', '3'], from);
    const [url, second] = await Promise.all([start(from).ready, start(from).ready]);
    const people = [await visit(url), await visit(second)] as const;
    const acknowledged = new Map(people.map((person) => [person, new Set<string>()]));
    const note = (person: Visitor, id: string) => acknowledged.get(person)?.add(id);

    const letGo = await held(to);
    const killed = startCommand('database/move', target, from);
    await whileRunning(killed, async () => {
      const id = randomUUID();
      const isTaken = (await submit(second, people[1], id)).status === 201;
      if (isTaken) note(people[1], id);
      return isTaken ? null : true;
    });
    killed.child.kill('SIGKILL');
    await killed.ended;
    await letGo();
    expect(await isAnythingIn(to)).toBe(false);
    expect(await refusalOf('database/move', target, from)).toMatch('npm run move -- --reopen');
    expect(await runCommand('database/move', ['--reopen'], from)).toMatch('takes entries again');

    const refused: { readonly person: Visitor; readonly id: string }[] = [];
    const { promise: flowing, resolve: tellFlowing } = Promise.withResolvers<void>();
    const write = async (place: string, person: Visitor): Promise<void> => {
      for (let written = 0; ; written += 1) {
        const id = randomUUID();
        const { status } = await submit(place, person, id);
        if (status !== 201) {
          expect(status).toBe(503);
          refused.push({ person, id });
          return;
        }
        note(person, id);
        if (written > 3) tellFlowing();
      }
    };
    const writing = Array.from({ length: WRITERS }, (_, at) =>
      write(at < 2 ? url : second, at % 2 === 0 ? people[0] : people[1]),
    );
    await Promise.race([flowing, ...writing]);
    expect(await runCommand('database/move', target, from)).toMatch(
      /^Moved and compared: [\d,]+ rows in \d+ tables\.$/m,
    );
    await Promise.all(writing);
    expect(refused).toHaveLength(WRITERS);
    for (const [person, ids] of acknowledged) {
      for (const old of [url, second]) expect(await idsOn(old, person)).toEqual(ids);
    }
    expect(await digestsAt(to)).toEqual(await digestsAt(from));
    const late = await start(from).ended;
    expect(late).toMatchObject({ exitCode: 1 });
    expect(late.stderr).toMatch('was moved to another one');

    const moved = await start(to).ready;
    for (const { person, id } of refused) {
      expect((await submit(moved, person, id)).status).toBe(201);
      note(person, id);
    }
    for (const [person, ids] of acknowledged) expect(await idsOn(moved, person)).toEqual(ids);
  },
);
