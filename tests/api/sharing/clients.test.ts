import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { endpoints } from '#contract/endpoints.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import type { SharedStreams } from '#domain/sharing/consent.ts';
import { aMood } from '#tests/api/support/examples.ts';
import { aGoal, aGoalRating } from '#tests/api/support/goal-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { connected } from '#tests/support/database/connected.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const { clients, goals, mood, identity } = endpoints;
const NOW = '2026-03-10T12:00:00.000Z';

describe.each(ENGINES)('a viewer’s clients on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let lee: Person;
  let stranger: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.ms = Date.parse(NOW);
    await world.database.forgetThrottlesBefore(Number.MAX_SAFE_INTEGER);
    ada = await world.signUp(`ada-${crypto.randomUUID()}@example.org`);
    lee = await world.signUp(`lee-${crypto.randomUUID()}@example.org`);
    stranger = await world.guest();
  });

  const share = (streams: SharedStreams, more: Partial<Parameters<typeof connected>[1]> = {}) =>
    connected(world.database.db, { userId: ada.userId, viewerId: lee.userId, streams, ...more });
  const list = async (person: Person, zone = 'UTC') =>
    clients.all.reply.parse((await person.call(clients.all, { query: { zone } })).body);
  const hasClients = async (person: Person) =>
    identity.me.reply.parse((await person.call(identity.me)).body).hasClients;
  const one = (person: Person, connectionId: string) =>
    person.call(clients.one, { params: { connectionId } });
  const meet = (person: Person, connectionId: string, date: string) =>
    person.call(clients.addMeeting, { params: { connectionId }, body: { date } });
  /** Logs a mood with the clock set to that day, because the server would treat an older date as a clock error. */
  const logMood = async (date: string): Promise<void> => {
    const timestamp = `${date}T10:00:00.000Z`;
    const { ms } = world.clock;
    world.clock.ms = Date.parse(timestamp);
    const body = aMood(ada.userId, {
      id: crypto.randomUUID(),
      timestamp,
      localDate: date,
      zone: 'UTC',
    });
    expect((await ada.call(mood.submit, { body })).status).toBe(201);
    world.clock.ms = ms;
  };
  it('are reported from the first connection until 30 days after it ended, without logging a look', async () => {
    expect([await hasClients(ada), await hasClients(lee)]).toEqual([false, false]);
    const id = await share({ mood: 'detail' });
    expect([await hasClients(ada), await hasClients(lee)]).toEqual([false, true]);
    expect(await looks(id)).toEqual([]);
    await lee.call(clients.leave, { params: { connectionId: id } });
    expect(await hasClients(lee)).toBe(true);
    world.clock.ms += 29 * DAY_MS;
    expect(await hasClients(lee)).toBe(true);
    world.clock.ms += DAY_MS;
    expect(await hasClients(lee)).toBe(false);
  });

  const looks = (connectionId: string) =>
    world.database.db
      .selectFrom('access_log')
      .select(['stream', 'from_date', 'to_date', 'page'])
      .where('connection_id', '=', connectionId)
      .execute();

  it('have counts of what is shared since two weeks ago, and each look is logged for the person', async () => {
    const id = await share({ mood: 'summary', goals: 'summary', card: 'detail' });
    for (const date of ['2026-02-01', '2026-03-01', '2026-03-09']) await logMood(date);
    await ada.call(goals.save, { body: aGoal(ada.userId) });
    await ada.call(goals.rate, { body: aGoalRating(ada.userId, { level: 1, date: '2026-03-08' }) });
    expect((await list(lee)).clients).toMatchObject([
      {
        id,
        shownName: 'Ada',
        streams: { mood: 'summary', goals: 'summary', card: 'detail' },
        changed: {
          since: '2026-02-24',
          isSession: false,
          latest: '2026-03-09',
          moods: 2,
          goals: 1,
          goalLevel: 1,
          checkIns: 0,
        },
      },
    ]);
    expect(await looks(id)).toEqual(
      ['mood', 'goals'].map((stream) => ({
        stream,
        from_date: '2026-02-24',
        to_date: '2026-03-10',
        page: 'list',
      })),
    );
    expect(await list(stranger)).toEqual({ clients: [], ended: [] });
    expect(await list(ada)).toEqual({ clients: [], ended: [] });
  });

  it('reveal nothing that is not shared, and none of it is read', async () => {
    const id = await share({});
    await logMood('2026-03-09');
    expect((await list(lee)).clients).toMatchObject([
      { streams: {}, changed: { moods: 0, latest: null } },
    ]);
    expect(await looks(id)).toEqual([]);
  });

  it('show nothing once the consent has ended', async () => {
    const id = await share({ mood: 'detail' }, { endsAt: NOW });
    await logMood('2026-03-09');
    expect((await list(lee)).clients).toMatchObject([{ streams: {}, changed: { moods: 0 } }]);
    expect((await one(lee, id)).body).toMatchObject({ streams: {} });
  });

  it('are counted from the session before today, with today in the viewer’s zone', async () => {
    const id = await share({ mood: 'summary' });
    for (const date of ['2026-03-01', '2026-03-09']) await logMood(date);
    await meet(lee, id, '2026-03-05');
    expect((await meet(lee, id, '2026-03-10')).body).toMatchObject({
      meetings: ['2026-03-10', '2026-03-05'],
    });
    const since = async (zone: string) => (await list(lee, zone)).clients[0]?.changed;
    expect(await since('UTC')).toMatchObject({ since: '2026-03-05', isSession: true, moods: 1 });
    world.clock.ms = Date.parse('2026-03-10T23:30:00Z');
    expect(await since('America/St_Johns')).toMatchObject({ since: '2026-03-05' });
    expect(await since('Pacific/Apia')).toMatchObject({ since: '2026-03-10', moods: 0 });
  });

  it('have each session day once, none in the future, and can lose them again', async () => {
    const id = await share({});
    await meet(lee, id, '2026-03-05');
    await meet(lee, id, '2026-03-05');
    expect((await one(lee, id)).body).toMatchObject({ meetings: ['2026-03-05'] });
    expect((await meet(lee, id, '2026-03-12')).status).toBe(400);
    expect((await meet(stranger, id, '2026-03-05')).status).toBe(404);
    expect((await meet(ada, id, '2026-03-05')).status).toBe(404);
    const removed = await lee.call(clients.removeMeeting, {
      params: { connectionId: id },
      body: { date: '2026-03-05' },
    });
    expect(removed.body).toMatchObject({ meetings: [] });
  });

  it('have no sessions for a supporter', async () => {
    const id = await share({ mood: 'summary', attention: 'summary' }, { kind: 'supporter' });
    expect((await one(lee, id)).body).toMatchObject({
      kind: 'supporter',
      streams: { mood: 'summary' },
    });
    expect((await meet(lee, id, '2026-03-05')).status).toBe(404);
  });

  it('can be left by the viewer only, are then listed for 30 days without data, and never again', async () => {
    const id = await share({ mood: 'detail' });
    const leave = (person: Person) => person.call(clients.leave, { params: { connectionId: id } });
    expect((await leave(stranger)).status).toBe(404);
    expect((await leave(ada)).status).toBe(404);
    expect((await leave(lee)).status).toBe(200);
    expect((await leave(lee)).status).toBe(404);
    expect((await one(lee, id)).status).toBe(404);
    expect(await list(lee)).toEqual({
      clients: [],
      ended: [
        {
          id,
          kind: 'therapist',
          shownName: 'Ada',
          startedAt: expect.any(String),
          endedAt: NOW,
          endedBy: 'viewer',
        },
      ],
    });
    await world.database.db
      .updateTable('connections')
      .set({ ended_at: new Date(Date.parse(NOW) - 31 * DAY_MS).toISOString() })
      .where('id', '=', id)
      .execute();
    expect((await list(lee)).ended).toEqual([]);
  });

  it('disappear with their account', async () => {
    const id = await share({ mood: 'detail' });
    await ada.call(identity.deleteAccount, { body: { password: ada.password } });
    expect((await one(lee, id)).status).toBe(404);
    expect(await list(lee)).toEqual({ clients: [], ended: [] });
  });

  it('are sorted by name only', async () => {
    const first = await share({});
    const other = await share({}, { userId: stranger.userId });
    await world.database.db
      .updateTable('connections')
      .set({ shown_name: 'aaron' })
      .where('id', '=', other)
      .execute();
    expect((await list(lee)).clients.map(({ id }) => id)).toEqual([other, first]);
  });
});
