import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { type AppProcess, spawnApp } from '#tests/support/app-process.ts';
import {
  type DatabaseSettings,
  digestsAt,
  refusalOf,
  runCommand,
  settingsOf,
  startCommand,
} from '#tests/support/database/commands.ts';
import { ENGINES, type FreshDatabase, freshDatabase } from '#tests/support/database/engines.ts';
import { moodBody, type Visitor, visit } from '#tests/support/visitor.ts';

const SENTENCE = 'Evenkeel is being moved. What you enter is kept on your device.';
/** Enough for a few writes to be under way at any moment. */
const WRITERS = 4;

const submit = (url: string, { userId, headers }: Visitor, id: string) =>
  fetch(`${url}/api/mood/submit`, {
    method: 'POST',
    headers,
    body: JSON.stringify(moodBody(userId, id)),
  });

/** The same person on another server, since sessions are moved, too. */
const idsOn = async (url: string, { userId, headers }: Visitor): Promise<readonly string[]> => {
  const reply = await fetch(`${url}/api/mood/all/${userId}`, { headers });
  const logs: readonly { id: string }[] = await reply.json();
  return logs.map(({ id }) => id);
};

describe.each(ENGINES)('a move away from %s', (engine) => {
  const otherEngine = engine === 'sqlite' ? 'postgresql' : 'sqlite';
  let databases: readonly FreshDatabase[];
  let apps: AppProcess[];
  let from: DatabaseSettings;
  let to: DatabaseSettings;

  beforeEach(async () => {
    const [source, target] = [await freshDatabase(engine), await freshDatabase(otherEngine)];
    databases = [source, target];
    apps = [];
    from = settingsOf(source.settings);
    to = settingsOf(target.settings);
  });
  afterEach(async () => {
    for (const app of apps) app.signal('SIGKILL');
    await Promise.all(apps.map((app) => app.ended));
    await Promise.all(databases.map((database) => database.remove()));
  });

  const start = (settings: DatabaseSettings): AppProcess => {
    const app = spawnApp(settings);
    apps.push(app);
    return app;
  };
  const target = (): readonly string[] =>
    'DATA_DIR' in to ? ['--to-sqlite', to.DATA_DIR] : ['--to', to.DATABASE_URL];

  it('brings all that was acknowledged, refuses the rest while it lasts, and keeps the old one closed', async () => {
    await runCommand('seed', ['--days', '3'], from);
    const [url, second] = await Promise.all([start(from).ready, start(from).ready]);
    const people = [await visit(url), await visit(second)];
    const acknowledged = new Map(people.map((person) => [person, new Set<string>()] as const));
    const refused: { readonly person: Visitor; readonly id: string }[] = [];
    const { promise: flowing, resolve: tellFlowing } = Promise.withResolvers<void>();
    const write = async (at: number): Promise<void> => {
      const person = people[at % 2];
      if (person === undefined) return;
      for (;;) {
        const id = randomUUID();
        const reply = await submit(at < 2 ? url : second, person, id);
        if (reply.status === 201) {
          acknowledged.get(person)?.add(id);
          if ([...acknowledged.values()].every(({ size }) => size > 3)) tellFlowing();
          continue;
        }
        expect(reply.status).toBe(503);
        expect(Number(reply.headers.get('retry-after'))).toBeGreaterThan(0);
        expect(await reply.json()).toMatchObject({ error: SENTENCE });
        refused.push({ person, id });
        return;
      }
    };
    const writing = Array.from({ length: WRITERS }, (_, at) => write(at));
    await flowing;
    expect(await runCommand('database/move', target(), from)).toMatch(
      /^Moved and compared: [\d,]+ rows in \d+ tables\.$/m,
    );
    await Promise.all(writing);
    expect(refused).toHaveLength(WRITERS);

    // The old one shows what it has and takes nothing, also after the move.
    for (const [at, person] of people.entries()) {
      const old = at === 0 ? second : url;
      expect(new Set(await idsOn(old, person))).toEqual(acknowledged.get(person));
      expect((await submit(old, person, randomUUID())).status).toBe(503);
      expect((await fetch(`${old}/api/health`)).status).toBe(200);
      const readiness = await fetch(`${old}/readyz`);
      expect(readiness.status).toBe(503);
      expect(await readiness.json()).toMatchObject({ reasons: ['moved'] });
    }
    expect(await digestsAt(to)).toEqual(await digestsAt(from));
    const late = await start(from).ended;
    expect(late).toMatchObject({ exitCode: 1 });
    expect(late.stderr).toMatch('was moved to another one');
    expect(await refusalOf('database/move', target(), from)).toMatch('moved already');

    const moved = await start(to).ready;
    for (const { person, id } of refused) {
      expect((await submit(moved, person, id)).status).toBe(201);
      acknowledged.get(person)?.add(id);
    }
    for (const person of people) {
      expect(new Set(await idsOn(moved, person))).toEqual(acknowledged.get(person));
    }
    expect(await runCommand('database/move', ['--reopen'], from)).toMatch('takes entries again');
    const [one] = people;
    if (one !== undefined) expect((await submit(url, one, randomUUID())).status).toBe(201);
  });

  it('that does not work leaves the old one as it was, and nothing in the new one', async () => {
    const url = await start(from).ready;
    const [ada, ben] = [await visit(url), await visit(url)];
    expect(await ada.log(randomUUID())).toBe(201);
    const filled = await start(to).ready;
    const there = await visit(filled);
    const before = await digestsAt(to);
    expect(await refusalOf('database/move', target(), from)).toMatch(/already/);
    expect(await digestsAt(to)).toEqual(before);
    expect(await there.ids()).toEqual([]);
    for (const person of [ada, ben]) expect(await person.log(randomUUID())).toBe(201);
  });

  it('that was killed is told, and the old one can be opened again', async () => {
    const url = await start(from).ready;
    const [ada, ben] = [await visit(url), await visit(url)];
    const kept = randomUUID();
    expect(await ada.log(kept)).toBe(201);
    const moving = startCommand('database/move', target(), from);
    while (await ben.log(randomUUID()).then((status) => status !== 503)) {
      if (moving.child.exitCode !== null) throw new Error((await moving.ended).stderr);
    }
    moving.child.kill('SIGKILL');
    await moving.ended;
    const isThere =
      'DATA_DIR' in to
        ? existsSync(path.join(to.DATA_DIR, 'evenkeel.db'))
        : ((await digestsAt(to)).users?.rows ?? 0) > 0;
    expect(isThere).toBe(false);

    // Reading goes on, danger is answered, and who comes back meanwhile is let in.
    expect(await ada.ids()).toEqual([kept]);
    const said = {
      userId: ada.userId,
      text: 'I want to kill myself',
      localDate: new Date().toISOString().slice(0, 10),
      zone: 'UTC',
    };
    const answer = await fetch(`${url}/api/chat/analyze`, {
      method: 'POST',
      headers: ada.headers,
      body: JSON.stringify(said),
    });
    expect(answer.status).toBe(200);
    const { safety } = chatEndpoints.analyze.reply.parse(await answer.json());
    expect(safety.response).toBe('full');

    expect(await refusalOf('database/move', target(), from)).toMatch('npm run move -- --reopen');
    const folder = await mkdtemp(path.join(tmpdir(), 'evenkeel-backups-'));
    onTestFinished(() => rm(folder, { recursive: true, force: true }));
    const env = {
      ...from,
      BACKUP_DIR: path.join(folder, 'a'),
      BACKUP_KEY_FILE: path.join(folder, 'b'),
    };
    expect(await refusalOf('database/backup', [], env)).toMatch('is being moved');
    expect(readdirSync(env.BACKUP_DIR)).toEqual([]);
    await runCommand('database/move', ['--reopen'], from);
    for (const person of [ada, ben]) expect(await person.log(randomUUID())).toBe(201);
    await runCommand('database/move', target(), from);
    expect(await digestsAt(to)).toEqual(await digestsAt(from));
  });
});
