import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { buildApp } from '#server/app.ts';
import { openDatabase } from '#server/db/open.ts';
import { type AppProcess, spawnApp } from '#tests/support/app-process.ts';
import { settingsOf } from '#tests/support/database/commands.ts';
import { ENGINES, type FreshDatabase, freshDatabase } from '#tests/support/database/engines.ts';
import { sized } from '#tests/support/full.ts';
import { type Visitor, visit } from '#tests/support/visitor.ts';

const ROLES = ['web', 'web', 'worker', 'worker'].slice(0, sized({ usual: 2, full: 4 }));
const DONE = /"msg":"housekeeping is done"/g;
const TWO_HOURS_MS = 7_200_000;

const doneIn = (log: string): number => log.match(DONE)?.length ?? 0;

describe.each(ENGINES)('processes that start simultaneously on one empty %s database', (engine) => {
  let fresh: FreshDatabase;
  let apps: readonly AppProcess[];
  let one: string;
  let other: string;
  let ada: Visitor;
  let ben: Visitor;

  beforeAll(async () => {
    fresh = await freshDatabase(engine);
    apps = ROLES.map((ROLE) =>
      spawnApp({ ...settingsOf(fresh.settings), ROLE, LOG_LEVEL: 'info' }),
    );
    [one = '', other = ''] = await Promise.all(apps.map((app) => app.ready));
    [ada, ben] = [await visit(one), await visit(other)];
  });
  afterAll(async () => {
    for (const app of apps) app.signal('SIGTERM');
    const ends = await Promise.all(apps.map((app) => app.ended));
    await fresh.remove();
    expect(ends.map((end) => end.exitCode)).toEqual(ROLES.map(() => 0));
  });

  it('share their data', async () => {
    expect(await ada.log('0190c9a4-7e00-7000-8000-000000000001')).toBe(201);
    for (const url of [one, other]) {
      const reply = await fetch(`${url}/api/mood/all/${ada.userId}`, ada);
      expect(reply.status).toBe(200);
      expect(await reply.json()).toHaveLength(1);
    }
  });

  it('let one of them do the housekeeping, and another one if that one dies midway', async () => {
    expect(doneIn(apps.map((app) => app.said()).join(''))).toBe(1);
    const database = await openDatabase({ dataDir: '', databaseUrl: null, ...fresh.settings });
    // Make the lease expire, as after a process died during the housekeeping.
    await database.forgetThrottlesBefore(Date.now() + TWO_HOURS_MS);
    const [cara, dan] = [await visit(one), await visit(other)];
    await database.db
      .updateTable('sessions')
      .set({ expires_at: '2026-01-01T00:00:00.000Z' })
      .where('user_id', '=', cara.userId)
      .execute();
    let log = '';
    const logTo = new Writable({
      write: (chunk, _encoding, next) => {
        log += chunk;
        next();
      },
    });
    const config = { publicUrl: null, trustProxy: false, logLevel: 'info' as const };
    const late = await buildApp({ config, database, logTo });
    await late.ready();
    await late.close();
    const left = await database.db.selectFrom('sessions').select('user_id').execute();
    await database.close();
    expect(doneIn(log)).toBe(1);
    const ids = left.map(({ user_id }) => String(user_id));
    expect(ids.sort()).toEqual([ada, ben, dan].map(({ userId }) => userId).sort());
  });

  it('continue an unsaved conversation for anybody with its key', async () => {
    const keys = new Map([ada, ben].map((who) => [who, randomBytes(32).toString('base64url')]));
    const send = async (
      url: string,
      who: Visitor,
      { method, path }: { readonly method: string; readonly path: string },
      body: object,
    ) => {
      const reply = await fetch(`${url}${path.replace(':userId', who.userId)}`, {
        method,
        headers: who.headers,
        body: JSON.stringify({ userId: who.userId, ...body }),
      });
      expect(reply.status).toBe(200);
      return reply.json();
    };
    const say = async (url: string, who: Visitor, text: string, talkKey = keys.get(who)) =>
      chatEndpoints.analyze.reply.parse(
        await send(url, who, chatEndpoints.analyze, { text, talkKey }),
      ).reply.quickReplies;
    for (const who of [ada, ben]) {
      await send(other, who, chatEndpoints.saveSettings, {
        storing: false,
        talkKey: keys.get(who),
      });
    }
    expect(await say(one, ada, 'Slow breathing')).toContain('Stop here');
    expect(await say(other, ada, 'what')).toContain('Stop here');
    expect(await say(one, ada, 'what')).toContain('Stop here');
    expect(await say(other, ben, 'what')).not.toContain('Stop here');
    expect(await say(other, ada, 'what', keys.get(ben))).not.toContain('Stop here');
  });
});
