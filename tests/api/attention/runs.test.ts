import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { attentionEndpoints } from '#contract/attention/attention.ts';
import type { Instrument } from '#domain/attention/recording.ts';
import { attentionSummaryOf, NO_ANSWERS, sendAnswer } from '#tests/api/support/answers.ts';
import { aRun, aSimon } from '#tests/api/support/attention-examples.ts';
import { A_UUID, B_UUID, C_UUID, D_UUID } from '#tests/api/support/examples.ts';
import { rescored } from '#tests/api/support/rescored.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

type More = Readonly<Record<string, unknown>>;

describe.each(ENGINES)('whole runs on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.guest();
    ben = await world.guest();
  });

  const keep = (person: Person, more: More = {}) => {
    const params = { userId: person.userId };
    return person.call(attentionEndpoints.keepRun, { params, body: aRun(person.userId, more) });
  };
  const list = async (person: Person, instrument: Instrument = 'stroop') => {
    const parts = { params: { userId: person.userId }, query: { instrument } };
    const { body } = await person.call(attentionEndpoints.runs, parts);
    return attentionEndpoints.runs.reply.parse(body);
  };
  const fetchRun = (person: Person, runId: string) =>
    person.call(attentionEndpoints.run, { params: { runId } });

  it('are scored, listed without events, and returned in full, for their owner only', async () => {
    const answer = await keep(ada, { id: A_UUID });
    const whole = attentionEndpoints.run.reply.parse(aRun(ada.userId, { id: A_UUID }));
    const { events, seed, ...described } = whole;
    const kept = { ...described, score: rescored(whole) };
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual(kept);
    expect(await list(ada)).toEqual([kept]);
    expect(await list(ada, 'simon')).toEqual([]);
    expect(await fetchRun(ada, A_UUID)).toMatchObject({ status: 200 });
    expect((await fetchRun(ada, A_UUID)).body).toEqual(whole);
    expect(await list(ben)).toEqual([]);
    expect(await fetchRun(ben, A_UUID)).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect((await fetchRun(ada, B_UUID)).status).toBe(404);
  });

  it('are dated in the person’s time zone', async () => {
    const { localDate, zone, ...body } = aRun(ada.userId, {
      startedAt: '2026-03-10T01:30:00+05:30',
    });
    const params = { userId: ada.userId };
    const inIndia = { ...body, zone: 'Asia/Kolkata' };
    for (const one of [body, inIndia])
      await ada.call(attentionEndpoints.keepRun, { params, body: one });
    const startedAt = '2026-03-09T20:00:00.000Z';
    expect(await list(ada)).toMatchObject([
      { startedAt, localDate: '2026-03-10', zone: 'Asia/Kolkata' },
      { startedAt, localDate: '2026-03-09', zone: 'UTC' },
    ]);
    expect(await list(ben)).toEqual([]);
  });

  it('are stored once per id with the first reply, also simultaneously', async () => {
    const first = await Promise.all([1, 2, 3].map(() => keep(ada, { id: A_UUID })));
    const again = await keep(ada, {
      id: A_UUID.toUpperCase(),
      instrument: 'simon',
      interrupted: true,
      events: [],
    });
    for (const answer of [...first, again]) {
      expect(answer).toMatchObject({ status: 201, body: first[0]?.body });
    }
    await keep(ben, { id: A_UUID, seed: 8 });
    expect(await list(ada)).toEqual([first[0]?.body]);
    expect(await list(ada, 'simon')).toEqual([]);
    expect((await fetchRun(ada, A_UUID.toUpperCase())).body).toMatchObject({ seed: 7 });
    expect((await fetchRun(ben, A_UUID)).body).toMatchObject({ seed: 8, userId: ben.userId });
  });

  it('are stored and marked when interrupted, and never in the summary', async () => {
    await keep(ada, { id: A_UUID, interrupted: true, events: [] });
    await keep(ada, { id: B_UUID, startedAt: '2026-03-10T09:31:00.000Z' });
    expect(await list(ada)).toMatchObject([
      { id: B_UUID, interrupted: false },
      { id: A_UUID, interrupted: true, score: { interferenceMs: null } },
    ]);
    expect((await fetchRun(ada, A_UUID)).body).toMatchObject({ interrupted: true, events: [] });
    expect(await attentionSummaryOf(ada)).toEqual(NO_ANSWERS);
    expect(await list(ben)).toEqual([]);
  });

  it('remove their answers from the summary when they turn out interrupted, whichever arrives first', async () => {
    const send = (person: Person, id: string, level: number, runId?: string) =>
      sendAnswer(
        person,
        'simon',
        aSimon(person.userId, {
          id,
          sequence: Array(level).fill('red'),
          userInput: Array(level).fill('red'),
          level,
          runId,
        }),
      );
    await send(ada, A_UUID, 3);
    await send(ada, B_UUID, 7, C_UUID.toUpperCase());
    await send(ben, B_UUID, 7, C_UUID);
    const kept = { id: C_UUID, instrument: 'simon', events: [] };
    await keep(ada, { ...kept, interrupted: true, startedAt: '2026-03-10T09:00:00.000Z' });
    const left = { ...NO_ANSWERS, simon: { maxLevel: 3, accuracy: 100 } };
    expect(await attentionSummaryOf(ada)).toEqual(left);
    await keep(ada, { ...kept, interrupted: true, startedAt: '2026-03-10T09:00:00.000Z' });
    await send(ada, D_UUID, 9, C_UUID);
    expect(await attentionSummaryOf(ada)).toEqual(left);
    expect(await attentionSummaryOf(ben)).toMatchObject({ simon: { maxLevel: 7 } });
    await keep(ben, { ...kept, interrupted: false, startedAt: '2026-03-10T09:00:00.000Z' });
    expect(await attentionSummaryOf(ben)).toMatchObject({ simon: { maxLevel: 7 } });
  });

  it('are listed by mode, so that many Quick runs hide no Full run', async () => {
    await keep(ada, { id: A_UUID, mode: 'full' });
    await keep(ada, { id: B_UUID, mode: 'quick' });
    await keep(ben, { id: C_UUID, mode: 'full' });
    const ids = async (only: Readonly<Record<string, string>>) => {
      const parts = { params: { userId: ada.userId }, query: { instrument: 'stroop', ...only } };
      const { body } = await ada.call(attentionEndpoints.runs, parts);
      return attentionEndpoints.runs.reply.parse(body).map(({ id }) => id);
    };
    expect(await ids({ mode: 'full' })).toEqual([A_UUID]);
    expect(await ids({ mode: 'quick' })).toEqual([B_UUID]);
    expect((await ids({})).length).toBe(2);
  });

  it('of an unknown version are stored unchanged, without a score', async () => {
    const events = [{ type: 'answer', atMs: 7, what: 'new' }];
    expect(await keep(ada, { id: A_UUID, version: 2, events })).toMatchObject({
      status: 201,
      body: { version: 2, score: null },
    });
    expect((await fetchRun(ada, A_UUID)).body).toMatchObject({ version: 2, events });
    expect(await list(ben)).toEqual([]);
  });

  it('are listed per test, the newest 50, newest first', async () => {
    const minutes = Array.from({ length: 53 }, (_, place) => (place * 23) % 53);
    for (const minute of minutes) {
      const startedAt = `2026-03-10T09:${String(minute).padStart(2, '0')}:00.000Z`;
      await keep(ada, { startedAt });
    }
    await keep(ada, { instrument: 'simon', events: [] });
    await keep(ben);
    const times = (await list(ada)).map(({ startedAt }) => startedAt.slice(14, 16));
    const expected = Array.from({ length: 50 }, (_, place) => String(52 - place).padStart(2, '0'));
    expect(times).toEqual(expected);
    expect(await list(ada, 'simon')).toHaveLength(1);
    expect(await list(ben)).toHaveLength(1);
  });

  it('may contain any typed text', async () => {
    const typed = ['', '407', 'four, 4\u20ac', '٤٠٧', '４０７', '🙂'.repeat(30), 'a\tb'];
    const events = typed.map((text, place) => ({ type: 'submit', text, atMs: place }));
    const answer = await keep(ada, { id: A_UUID, instrument: 'digit-span', events });
    expect(answer.status).toBe(201);
    expect((await fetchRun(ada, A_UUID)).body).toMatchObject({ events });
    expect(await list(ben, 'digit-span')).toEqual([]);
  });

  it('may last for hours', async () => {
    const events = Array.from({ length: 10_000 }, (_, place) => ({
      type: 'frame',
      atMs: 7_100_000 + place / 3,
      frameMs: 1000 / 60,
    }));
    expect((await keep(ada, { id: A_UUID, events })).status).toBe(201);
    expect((await fetchRun(ada, A_UUID)).body).toMatchObject({ events });
    expect((await keep(ada, { events: [...events, events[0]] })).status).toBe(400);
    expect(await list(ada)).toHaveLength(1);
    expect(await list(ben)).toEqual([]);
  });

  it.each([
    ['events of another test', { instrument: 'simon' }, 'events'],
    ['an event without a type', { events: [{ atMs: 1 }] }, 'events.0'],
    ['an event containing a list', { events: [{ type: 'start', atMs: [1] }] }, 'events.0.atMs'],
    [
      'a text too long',
      { instrument: 'digit-span', events: [{ type: 'submit', text: '1'.repeat(61), atMs: 1 }] },
      'events.0.text',
    ],
    [
      'a text with a control',
      { instrument: 'digit-span', events: [{ type: 'submit', text: '4\u00007', atMs: 1 }] },
      'events.0.text',
    ],
    [
      'a letter that the seed does not give',
      { instrument: 'cpt', events: [{ type: 'letter', index: 0, letter: 'no', atMs: 0 }] },
      'events',
    ],
    ['an invalid seed', { seed: 2 ** 32 }, 'seed'],
    ['an unknown test', { instrument: 'memory' }, 'instrument'],
    ['a time more than a day ahead', { startedAt: '2026-03-11T12:00:01Z' }, 'startedAt'],
    ['a time before 1900', { startedAt: '1899-12-31T12:00:00Z' }, 'startedAt'],
    ['a date impossible in the zone at that time', { localDate: '2026-03-12' }, 'localDate'],
  ])('are refused with %s, with its path, and not stored', async (_, more, field) => {
    const answer = await keep(ada, { id: A_UUID, ...more });
    const issue = { path: `body.${field}`, message: expect.stringMatching(/^[A-Z].{10,}\.$/) };
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [issue] } });
    expect((await fetchRun(ada, A_UUID)).status).toBe(404);
    expect((await fetchRun(ben, A_UUID)).status).toBe(404);
  });
});
