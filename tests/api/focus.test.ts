import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { quickCptEndpoints } from '#contract/attention/quick-cpt.ts';
import { focusEndpoints } from '#contract/focus.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';
import {
  aCptPress,
  aCptSummary,
  aFocusSession,
  aVisibility,
} from './support/attention-examples.ts';
import { A_UUID, B_UUID } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

type More = Readonly<Record<string, unknown>>;
type Make = (userId: string, more?: More) => object;
type Table = 'cpt_responses' | 'cpt_summaries' | 'focus_visibility' | 'focus_sessions';

/** Each call with a valid body, the same body with other content, and the table in which it is stored. */
const CALLS: readonly (readonly [
  name: string,
  endpoint: Endpoint,
  make: Make,
  other: More,
  table: Table,
  kept: More,
])[] = [
  [
    'a press',
    quickCptEndpoints.response,
    aCptPress,
    { shownLetter: 'B', isCorrect: false, sequence: ['B'] },
    'cpt_responses',
    {
      shown_letter: 'X',
      responded_at: '2026-03-10T09:30:00.123Z',
      is_correct: 1,
      sequence: '["K","A","X"]',
    },
  ],
  [
    'a summary',
    quickCptEndpoints.summary,
    aCptSummary,
    { total: 0, correct: 0, incorrect: 0, accuracy: 0 },
    'cpt_summaries',
    {
      total: 8,
      correct: 5,
      incorrect: 3,
      accuracy: 63,
      ended_at: '2026-03-10T09:30:30.000Z',
      local_date: '2026-03-10',
      zone: 'Europe/Paris',
    },
  ],
  [
    'a change of visibility',
    focusEndpoints.visibility,
    aVisibility,
    { visible: true },
    'focus_visibility',
    { changed_at: '2026-03-10T09:30:00.000Z', visible: 0 },
  ],
  [
    'a session',
    focusEndpoints.session,
    aFocusSession,
    { durationSeconds: 1 },
    'focus_sessions',
    {
      started_at: '2026-03-10T08:30:00.000Z',
      ended_at: '2026-03-10T09:30:00.000Z',
      duration_s: 3600,
    },
  ],
];

describe.each(ANY_ENGINE)('focus on %s', (engine) => {
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

  /** Reads the stored rows from the database, because no call returns them. */
  const kept = async (table: Table, person: Person) =>
    (
      await world.database.db
        .selectFrom(table)
        .selectAll()
        .where('user_id', '=', person.userId)
        .execute()
    ).map(({ user_id, created_at, ...row }) => row);

  it.each(CALLS)('stores %s for its sender', async (_, endpoint, make, __, table, row) => {
    const answer = await ada.call(endpoint, { body: make(ada.userId, { id: A_UUID }) });
    expect(answer).toMatchObject({ status: 201, body: { ok: true } });
    expect(await kept(table, ada)).toEqual([{ id: A_UUID, ...row }]);
    expect(await kept(table, ben)).toEqual([]);
  });

  it.each(CALLS)(
    'stores %s once per id however often it is sent, and each time without an id',
    async (_, endpoint, make, other, table, row) => {
      const send = (person: Person, more: More) =>
        person.call(endpoint, { body: make(person.userId, more) });
      await Promise.all([1, 2, 3].map(() => send(ada, { id: A_UUID })));
      const again = await send(ada, { ...other, id: A_UUID.toUpperCase() });
      expect(again).toMatchObject({ status: 201, body: { ok: true } });
      await send(ben, { ...other, id: A_UUID });
      expect(await kept(table, ada)).toEqual([{ id: A_UUID, ...row }]);
      expect(await kept(table, ben)).not.toMatchObject([row]);
      await send(ada, { id: B_UUID });
      await send(ada, {});
      await send(ada, {});
      expect(await kept(table, ada)).toHaveLength(4);
      expect(await kept(table, ben)).toHaveLength(1);
    },
  );

  it('accepts exactly what the specification sends', async () => {
    const { localDate, zone, ...summary } = aCptSummary(ada.userId);
    const answer = await ada.call(quickCptEndpoints.summary, { body: summary });
    expect(answer.status).toBe(201);
    expect(await kept('cpt_summaries', ada)).toMatchObject([
      { local_date: '2026-03-10', zone: 'UTC' },
    ]);
    expect(await kept('cpt_summaries', ben)).toEqual([]);
  });

  it('accepts sessions with hidden time left out or rounded up, and times with any offset', async () => {
    for (const durationSeconds of [0, 1800, 3600, 3601]) {
      const body = aFocusSession(ada.userId, {
        durationSeconds,
        sessionStart: '2026-03-10T10:30:00+02:00',
      });
      expect((await ada.call(focusEndpoints.session, { body })).status).toBe(201);
    }
    const sessions = await kept('focus_sessions', ada);
    expect(sessions.map((row) => 'started_at' in row && row.started_at)).toEqual(
      Array(4).fill('2026-03-10T08:30:00.000Z'),
    );
    expect(await kept('focus_sessions', ben)).toEqual([]);
  });

  it.each<readonly [name: string, what: string, more: More, field: string]>([
    ['a press', 'two letters in one field', { shownLetter: 'XX' }, 'shownLetter'],
    ['a press', 'a small letter', { shownLetter: 'x', sequence: ['A', 'x'] }, 'shownLetter'],
    ['a press', 'a sequence with another end', { sequence: ['A', 'X', 'B'] }, 'sequence'],
    ['a press', 'six letters', { sequence: ['B', 'C', 'D', 'E', 'A', 'X'] }, 'sequence'],
    ['a press', 'a wrong press marked correct', { sequence: ['B', 'X'] }, 'isCorrect'],
    [
      'a press',
      'a press more than a day ahead',
      { responseTime: '2026-03-11T12:00:01Z' },
      'responseTime',
    ],
    ['a press', 'a press before 1900', { responseTime: '1899-12-31T12:00:00Z' }, 'responseTime'],
    ['a summary', 'counts that do not add up', { incorrect: 2 }, 'total'],
    ['a summary', 'an accuracy that does not fit', { accuracy: 62 }, 'accuracy'],
    ['a summary', 'half a press', { total: 8.5 }, 'total'],
    [
      'a summary',
      'a date impossible in the zone at that time',
      { localDate: '2026-03-12' },
      'localDate',
    ],
    ['a summary', 'an end more than a day ahead', { endedAt: '2026-03-12T12:00:00Z' }, 'endedAt'],
    [
      'a change of visibility',
      'a visibility that is not a boolean',
      { visible: 'hidden' },
      'visible',
    ],
    [
      'a change of visibility',
      'a time more than a day ahead',
      { timestamp: '2026-03-12T12:00:00Z' },
      'timestamp',
    ],
    ['a session', 'an end before its start', { sessionEnd: '2026-03-10T08:29:59Z' }, 'sessionEnd'],
    [
      'a session',
      'a duration longer than the session',
      { durationSeconds: 3602 },
      'durationSeconds',
    ],
    ['a session', 'fractions of seconds', { durationSeconds: 0.5 }, 'durationSeconds'],
    ['a session', 'less than nothing', { durationSeconds: -1 }, 'durationSeconds'],
    [
      'a session',
      'an end more than a day ahead',
      { sessionEnd: '2026-03-12T09:00:00Z' },
      'sessionEnd',
    ],
    ['a session', 'a start before 1900', { sessionStart: '1899-12-31T09:00:00Z' }, 'sessionStart'],
  ])('%s: %s is refused with its path, and not stored', async (name, _, more, field) => {
    const call = CALLS.find(([one]) => one === name);
    if (call === undefined) throw new Error('This call doesn’t exist.');
    const [, endpoint, make, , table] = call;
    const answer = await ada.call(endpoint, { body: make(ada.userId, more) });
    const issue = { path: `body.${field}`, message: expect.stringMatching(/^[A-Z].{10,}\.$/) };
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: expect.arrayContaining([issue]) },
    });
    expect(await kept(table, ada)).toEqual([]);
    expect(await kept(table, ben)).toEqual([]);
  });
});
