import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { distractionEndpoints } from '#contract/distraction.ts';
import { DISTRACTION_TYPES } from '#domain/distraction/types.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { distractionStore } from '#server/features/distraction/distraction-store.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { A_UUID, aDistraction, B_UUID } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

describe.each(ENGINES)('distractions on %s', (engine) => {
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

  const log = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    person.call(distractionEndpoints.log, { body: aDistraction(person.userId, more) });
  const summary = async (person: Person) =>
    (await person.call(distractionEndpoints.summary, { params: { userId: person.userId } })).body;

  it('returns what was stored, to the person who logged it', async () => {
    const answer = await log(ada, { id: A_UUID });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual({ ...aDistraction(ada.userId), id: A_UUID });
    expect(await summary(ada)).toEqual([{ _id: 'Phone', count: 1 }]);
    expect(await summary(ben)).toEqual([]);
  });

  it('accepts the bare payload from the specification: now, in UTC', async () => {
    const body = { userId: ada.userId, type: 'Noise' };
    expect(await ada.call(distractionEndpoints.log, { body })).toMatchObject({
      status: 201,
      body: { type: 'Noise', timestamp: '2026-03-10T12:00:00.000Z', localDate: '2026-03-10' },
    });
  });

  it('counts each type, most frequent first, per person', async () => {
    const times = { Fatigue: 3, Phone: 1, Noise: 3, Thoughts: 4 };
    for (const [type, count] of Object.entries(times)) {
      for (let time = 0; time < count; time += 1) await log(ada, { type });
    }
    await log(ben, { type: 'People' });
    expect(await summary(ada)).toEqual([
      { _id: 'Thoughts', count: 4 },
      { _id: 'Fatigue', count: 3 },
      { _id: 'Noise', count: 3 },
      { _id: 'Phone', count: 1 },
    ]);
    expect(await summary(ben)).toEqual([{ _id: 'People', count: 1 }]);
  });

  it('stores one log, one count and one reply for a repeated id, also simultaneously', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => log(ada, { id: A_UUID })));
    const again = await log(ada, { id: A_UUID, type: 'Noise' });
    for (const answer of [...answers, again]) {
      expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    }
    await log(ben, { id: A_UUID, type: 'People' });
    expect(await summary(ada)).toEqual([{ _id: 'Phone', count: 1 }]);
    expect(await summary(ben)).toEqual([{ _id: 'People', count: 1 }]);
  });

  it('loses no count when many arrive simultaneously', async () => {
    const types = Array.from({ length: 40 }, (_, index) => DISTRACTION_TYPES[index % 2] ?? 'Phone');
    await Promise.all(types.map((type) => log(ada, { type })));
    expect(await summary(ada)).toEqual([
      { _id: 'Noise', count: 20 },
      { _id: 'Phone', count: 20 },
    ]);
  });

  it('gives the scheduler the logs since an instant, oldest first', async () => {
    await log(ada, { timestamp: '2026-03-10T09:00:00Z', type: 'Fatigue' });
    await log(ada, { timestamp: '2026-03-10T10:00:00+02:00', type: 'Noise' });
    await log(ada, { timestamp: '2026-03-10T07:59:59.999Z', type: 'People' });
    await log(ben, { timestamp: '2026-03-10T09:00:00Z' });
    const store = distractionStore(world.database);
    expect(await store.recent(ada.userId as UserId, '2026-03-10T08:00:00.000Z')).toEqual([
      { type: 'Noise', timestamp: '2026-03-10T08:00:00.000Z' },
      { type: 'Fatigue', timestamp: '2026-03-10T09:00:00.000Z' },
    ]);
  });

  it.each([
    ['a type that is not on the list', { type: 'Hunger' }, 'body.type'],
    ['no type', { type: null }, 'body.type'],
    ['an id that is not a UUID', { id: '7' }, 'body.id'],
    ['a time that does not parse', { timestamp: 'now' }, 'body.timestamp'],
    [
      'a time more than a day ahead',
      { timestamp: '2026-03-11T12:00:01Z', localDate: '2026-03-11' },
      'body.timestamp',
    ],
    ['a date impossible in the zone at that time', { localDate: '2026-03-12' }, 'body.localDate'],
    ['an unknown zone', { zone: 'Mars/Olympus' }, 'body.zone'],
  ])('refuses %s, names the field, and counts nothing', async (_, more, path) => {
    const answer = await log(ada, { id: B_UUID, ...more });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
    expect(await summary(ada)).toEqual([]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-10T10:30:00Z', '2026-03-11'],
    ['America/Los_Angeles', '2026-03-08T06:30:00Z', '2026-03-07'],
    ['Asia/Kolkata', '2026-03-09T18:45:00Z', '2026-03-10'],
  ])('dates a log in %s at %s on %s', async (zone, timestamp, localDate) => {
    const { localDate: _, ...body } = aDistraction(ada.userId, { zone, timestamp });
    const answer = await ada.call(distractionEndpoints.log, { body });
    expect(answer).toMatchObject({ status: 201, body: { localDate } });
  });
});
