import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { previewEndpoints, sharedEndpoints } from '#contract/sharing/shared.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { DETAILS, STREAMS, type Stream } from '#domain/sharing/streams.ts';
import { fillDay, fillWhatHolds, TYPED } from '#tests/api/support/filled-person.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { connected } from '#tests/support/database/connected.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const DAY = localDate('2026-03-05');
const BEFORE = localDate('2026-02-20');
const AFTER = localDate('2026-03-09');
const RANGE = { from: '2026-03-01', to: '2026-03-07' };
const shared = Object.values(sharedEndpoints);
const previews = Object.values(previewEndpoints);

/** The streams whose details contain typed text. */
const WORDS: readonly Stream[] = [
  'mood-words',
  'triggers',
  'goals',
  'ladders',
  'safety-plan',
  'card',
];
/** The number of entries on a filled day, for kinds of data (streams) that do not have exactly one entry per day. */
const ENTRIES: Partial<Record<Stream, number>> = { quizzes: 1, 'safety-plan': 2, card: 2 };

const allOf = (detail: 'summary' | 'detail') =>
  Object.fromEntries(STREAMS.map((stream) => [stream, detail]));

describe.each(ENGINES)('shared streams of a full account on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let lee: Person;
  const ids = { summary: '', detail: '' };

  beforeAll(async () => {
    world = await testApp(engine);
    const { db } = world.database;
    [ada, lee] = [await world.guest(), await world.guest()];
    const ben = await world.guest();
    // The first quiz belongs to the first day, which is outside the range.
    await fillDay(db, ada.userId, BEFORE, 'Ada before');
    await fillDay(db, ada.userId, DAY, 'Ada within');
    await fillDay(db, ada.userId, AFTER, 'Ada after');
    await fillWhatHolds(db, ada.userId, DAY, 'Ada within');
    await fillDay(db, ben.userId, DAY, 'Ben');
    await fillWhatHolds(db, ben.userId, DAY, 'Ben');
    for (const detail of DETAILS) {
      const given = { userId: ada.userId, viewerId: lee.userId, streams: allOf(detail) };
      ids[detail] = await connected(db, given);
    }
  });
  afterAll(() => world.close());

  const read = async (stream: Stream, detail: 'summary' | 'detail', range = RANGE) => {
    const [call] = shared.filter((one) => one.stream === stream);
    if (call === undefined) throw new Error(`No call reads ${stream}.`);
    const params = { connectionId: ids[detail] };
    return lee.call(call, { params, query: { ...range, page: 'client' } });
  };

  it('counts a day’s open items only when the day is over, by the person’s own clock', async () => {
    const [eve, viewer] = [await world.guest(), await world.guest()];
    const streams = { routines: 'detail' as const };
    const given = { userId: eve.userId, viewerId: viewer.userId, streams, zone: 'Asia/Tokyo' };
    const connectionId = await connected(world.database.db, given);
    const days = [
      // A day on which nothing was due.
      { local_date: localDate('2026-03-08'), total: 0, completed: 0 },
      { local_date: localDate('2026-03-09'), total: 8, completed: 2 },
      { local_date: localDate('2026-03-10'), total: 8, completed: 0 },
    ];
    for (const day of days)
      await world.database.db
        .insertInto('task_days')
        .values({ user_id: eve.userId, ...day })
        .execute();
    const byDay = async () => {
      const query = { from: '2026-03-01', to: '2026-03-20', page: 'client' as const };
      const shown = await viewer.call(sharedEndpoints.routines, {
        params: { connectionId },
        query,
      });
      const own = await eve.call(previewEndpoints.routines, {
        params: { userId: eve.userId },
        query: { from: '2026-03-01', to: '2026-03-20', detail: 'detail' },
      });
      return [shown, own].map(
        ({ body }) => sharedEndpoints.routines.reply.parse(body).byDay.length,
      );
    };
    const { ms } = world.clock;
    world.clock.ms = Date.parse('2026-03-10T14:00:00Z');
    // The preview uses the time zone of the latest consent, and there is only one consent.
    expect(await byDay()).toEqual([1, 1]);
    world.clock.ms = Date.parse('2026-03-10T20:00:00Z');
    expect(await byDay()).toEqual([2, 2]);
    world.clock.ms = ms;
  });

  it('has a call and a preview for every stream', () => {
    expect(shared.map(({ stream }) => stream)).toEqual(STREAMS);
    expect(previews.map(({ stream }) => stream)).toEqual(STREAMS);
  });

  it('shows the same card in summary, because its text is meant for others', async () => {
    const [inShort, whole] = [await read('card', 'summary'), await read('card', 'detail')];
    expect(inShort.body).toEqual({ ...Object(whole.body), detail: 'summary' });
    expect(JSON.stringify(inShort.body)).toContain(TYPED);
  });

  const figures = STREAMS.filter((stream) => stream !== 'card');
  it.each(figures)('%s in summary contains no typed text', async (stream) => {
    const { status, body } = await read(stream, 'summary');
    expect(status).toBe(200);
    expect(body).toMatchObject({
      ...RANGE,
      detail: 'summary',
      entries: ENTRIES[stream] ?? 1,
      days: 1,
    });
    expect(JSON.stringify(body)).not.toContain(TYPED);
    expect(JSON.stringify(body)).not.toContain('T10:00');
  });

  it.each(STREAMS)(
    '%s in detail contains the requested days and nobody else’s data',
    async (stream) => {
      const { status, body } = await read(stream, 'detail');
      const text = JSON.stringify(body);
      expect(status).toBe(200);
      expect(body).toMatchObject({ detail: 'detail', entries: ENTRIES[stream] ?? 1, days: 1 });
      expect(text.includes(`${TYPED} of Ada within`)).toBe(WORDS.includes(stream));
      for (const other of [BEFORE, AFTER, 'before', 'after', 'Ben', 'a message'])
        expect(text).not.toContain(other);
      expect(text).not.toBe(JSON.stringify((await read(stream, 'summary')).body));
    },
  );

  it.each(STREAMS.filter((stream) => stream !== 'safety-plan' && stream !== 'card'))(
    '%s without entries in the range is empty, not an error',
    async (stream) => {
      const range = { from: '2025-01-01', to: '2025-01-31' };
      expect(await read(stream, 'detail', range)).toMatchObject({
        status: 200,
        body: { entries: 0, days: 0 },
      });
    },
  );

  it.each(previews.map((call) => [call.stream, call] as const))(
    'the preview of %s is what the viewer gets, and only for its person',
    async (stream, call) => {
      const params = { userId: ada.userId };
      const looks = () => world.database.db.selectFrom('access_log').select('id').execute();
      const before = await looks();
      for (const detail of DETAILS) {
        const parts = { params, query: { ...RANGE, detail } };
        const { body } = await ada.call(call, parts);
        expect((await lee.call(call, parts)).status).toBe(403);
        expect(await looks()).toHaveLength(before.length + (detail === 'detail' ? 1 : 0));
        expect(body).toEqual((await read(stream, detail)).body);
      }
    },
  );

  it('requires the days in order', async () => {
    const answer = await read('mood', 'summary', { from: '2026-03-07', to: '2026-03-01' });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid' } });
  });

  it('shows only the current state of a goal that is older than the range', async () => {
    const { db } = world.database;
    const open = db.updateTable('goals').where('user_id', '=', ada.userId);
    await open.set({ status: 'active' }).where('status_since', '=', BEFORE).execute();
    const { body } = await read('goals', 'detail');
    await db
      .updateTable('goals')
      .where('user_id', '=', ada.userId)
      .set({ status: 'completed' })
      .execute();
    expect(body).toMatchObject({
      goals: [
        {
          status: 'active',
          statusSince: null,
          stepsDone: 1,
          person: null,
          plan: { steps: [{ done: true, doneOn: null }], ratings: [] },
        },
        { status: 'completed', statusSince: DAY, person: { level: 1, date: DAY } },
      ],
    });
  });
});
