import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { lookEndpoints } from '#contract/looks.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { A_UUID, aLook, B_UUID, C_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('limited looks on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    world.clock.ms = Date.parse('2026-03-10T12:00:00Z');
    ada = await world.guest();
    ben = await world.guest();
  });

  const note = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    person.call(lookEndpoints.note, { body: aLook(person.userId, more) });
  const latest = async (person: Person) =>
    (await person.call(lookEndpoints.latest, { params: { userId: person.userId } })).body;

  it('are counted per person across devices, each once', async () => {
    const first = await note(ada, { id: A_UUID });
    expect(first).toMatchObject({ status: 201, body: { id: A_UUID, localDate: '2026-03-10' } });
    expect((await note(ada, { id: A_UUID, localDate: '2026-03-11' })).body).toEqual(first.body);
    await note(ada, { id: B_UUID, timestamp: '2026-03-10T10:00:00Z' });
    await note(ben, { id: A_UUID });
    expect(await latest(ada)).toEqual([
      { id: A_UUID, localDate: '2026-03-10' },
      { id: B_UUID, localDate: '2026-03-10' },
    ]);
    expect(await latest(ben)).toHaveLength(1);
  });

  it('are deleted with the next one if they are from earlier days, and nobody else’s', async () => {
    await note(ada, { id: A_UUID });
    await note(ben, { id: B_UUID });
    world.clock.ms += 4 * DAY_MS;
    await note(ada, {
      id: C_UUID,
      timestamp: '2026-03-14T09:30:00Z',
      localDate: '2026-03-14',
    });
    expect(await latest(ada)).toEqual([{ id: C_UUID, localDate: '2026-03-14' }]);
    const rows = await world.database.db
      .selectFrom('looks')
      .select('id')
      .where('user_id', 'in', [ada.userId, ben.userId])
      .execute();
    expect(rows.map(({ id }) => id).sort()).toEqual([B_UUID, C_UUID].sort());
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-10T10:30:00Z', '2026-03-11'],
    ['Pacific/Pago_Pago', '2026-03-10T10:30:00Z', '2026-03-09'],
    ['Asia/Kolkata', '2026-03-09T18:45:00Z', '2026-03-10'],
  ])('are dated in %s at %s on %s', async (zone, timestamp, localDate) => {
    const { localDate: _, ...body } = aLook(ada.userId, { id: A_UUID, zone, timestamp });
    const answer = await ada.call(lookEndpoints.note, { body });
    expect(answer).toMatchObject({ status: 201, body: { localDate } });
    expect(await latest(ada)).toEqual([{ id: A_UUID, localDate }]);
    expect(await latest(ben)).toEqual([]);
  });
});
