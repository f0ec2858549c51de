import { v7 as uuidv7 } from 'uuid';
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

  /** Saves days of a routine of two steps; the person did one step on the days that are `begun`. */
  const giveRoutine = async (
    { userId }: Person,
    made: string,
    days: readonly { readonly date: string; readonly begun?: true }[],
  ) => {
    const { db } = world.database;
    const routine = { user_id: userId, id: uuidv7(), position: 0, removed_on: null };
    await db
      .insertInto('routines')
      .values({ ...routine, created_at: made })
      .execute();
    for (const { date, begun } of days)
      await db
        .insertInto('routine_occurrences')
        .values({
          user_id: userId,
          routine_id: routine.id,
          local_date: localDate(date),
          plan: JSON.stringify({
            name: 'Leaving the house',
            steps: ['a', 'b'].map((id) => ({
              id,
              title: id,
              minutes: 5,
              hint: null,
              from: 'full',
            })),
          }),
          only_today: 0,
          at_time: null,
          size: 'full',
          marks: JSON.stringify(begun ? { a: { state: 'done', spentMs: null } } : {}),
          events: '[]',
          not_today: 0,
          opened: 1,
          total: 2,
          completed: begun ? 1 : 0,
          updated_at: made,
        })
        .execute();
  };

  it('lists a day’s open routines only when the day is over, by the person’s own clock', async () => {
    const [eve, viewer] = [await world.guest(), await world.guest()];
    const streams = { routines: 'detail' as const };
    const given = { userId: eve.userId, viewerId: viewer.userId, streams, zone: 'Asia/Tokyo' };
    const connectionId = await connected(world.database.db, given);
    await giveRoutine(eve, '2026-03-01T10:00:00.000Z', [
      { date: '2026-03-09' },
      { date: '2026-03-10' },
    ]);
    const listed = async () => {
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
        ({ body }) => sharedEndpoints.routines.reply.parse(body).occurrences?.length,
      );
    };
    const { ms } = world.clock;
    world.clock.ms = Date.parse('2026-03-10T14:00:00Z');
    // The preview uses the time zone of the latest consent, and there is only one consent.
    expect(await listed()).toEqual([1, 1]);
    world.clock.ms = Date.parse('2026-03-10T20:00:00Z');
    expect(await listed()).toEqual([2, 2]);
    world.clock.ms = ms;
  });

  it('says in short only what was done, and nothing about the day on which a routine was made', async () => {
    const [eve, viewer] = [await world.guest(), await world.guest()];
    const { ms } = world.clock;
    world.clock.ms = Date.parse('2026-03-20T12:00:00Z');
    // At this time it is already 3 March in Tokyo.
    await giveRoutine(eve, '2026-03-02T19:41:00.000Z', [
      { date: '2026-03-03' },
      { date: '2026-03-04', begun: true },
      { date: '2026-03-05' },
    ]);
    const query = { from: '2026-03-01', to: '2026-03-20', page: 'client' as const };
    const routinesIn = async (detail: 'summary' | 'detail') => {
      const streams = { routines: detail };
      const given = { userId: eve.userId, viewerId: viewer.userId, streams, zone: 'Asia/Tokyo' };
      const connectionId = await connected(world.database.db, given);
      const params = { connectionId };
      const { body } = await viewer.call(sharedEndpoints.routines, { params, query });
      return sharedEndpoints.routines.reply.parse(body);
    };
    const done = [
      {
        title: 'Leaving the house',
        done: 0,
        partly: 1,
        sizes: { full: 1, lighter: 0, micro: 0 },
      },
    ];
    const inShort = await routinesIn('summary');
    expect(inShort).toMatchObject({ entries: 1, days: 1, routines: done, occurrences: null });
    const inDetail = await routinesIn('detail');
    expect(inDetail).toMatchObject({ entries: 1, days: 1, routines: done });
    expect(inDetail.occurrences?.map(({ date }) => date)).toEqual(['2026-03-04', '2026-03-05']);
    world.clock.ms = ms;
  });

  it('gives the first quiz as the latest score until there is a check-in', async () => {
    const [eve, viewer] = [await world.guest(), await world.guest()];
    const { db } = world.database;
    const streams = { quizzes: 'summary' as const };
    const given = { userId: eve.userId, viewerId: viewer.userId, streams };
    const connectionId = await connected(db, given);
    const quizzes = async () => {
      const query = { ...RANGE, page: 'client' as const };
      const parts = { params: { connectionId }, query };
      const { body } = await viewer.call(sharedEndpoints.quizzes, parts);
      return sharedEndpoints.quizzes.reply.parse(body);
    };
    await fillDay(db, eve.userId, DAY, 'Eve');
    expect(await quizzes()).toMatchObject({ latest: { date: DAY }, first: null });
    await db.deleteFrom('weekly_quizzes').where('user_id', '=', eve.userId).execute();
    expect(await quizzes()).toMatchObject({ latest: null, first: { date: DAY }, weekly: null });
  });

  it('gives the steps of a ladder in detail, in the person’s words', async () => {
    const steps = async (detail: 'summary' | 'detail') => {
      const { body } = await read('ladders', detail);
      return sharedEndpoints.ladders.reply.parse(body).ladders.map((ladder) => ladder.steps);
    };
    expect(await steps('summary')).toEqual([null]);
    const [found] = await steps('detail');
    expect(found?.length).toBeGreaterThan(0);
    expect(found?.join(' ')).toContain(TYPED);
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
