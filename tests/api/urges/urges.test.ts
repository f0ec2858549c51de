import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { urgeEndpoints } from '#contract/urges.ts';
import { A_UUID, anUrge, B_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('urges on %s', (engine) => {
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

  const keep = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    person.call(urgeEndpoints.keep, { body: anUrge(person.userId, more) });
  const all = async (person: Person) =>
    (await person.call(urgeEndpoints.all, { params: { userId: person.userId } })).body;

  it('returns what was stored, to the person who logged it', async () => {
    const answer = await keep(ada, { id: A_UUID });
    expect(answer).toMatchObject({ status: 201 });
    expect(answer.body).toEqual({ ...anUrge(ada.userId), id: A_UUID });
    expect(await all(ada)).toEqual([answer.body]);
    expect(await all(ben)).toEqual([]);
  });

  it('stores an empty entry, and accepts each of the three ritual answers', async () => {
    const nothing = { before: null, during: null, after: null, happened: '', ritual: null };
    expect(await keep(ada, { ...nothing, waitedSeconds: 0 })).toMatchObject({
      status: 201,
      body: nothing,
    });
    for (const ritual of ['did', 'did-not', 'in-part']) {
      expect(await keep(ada, { ritual })).toMatchObject({ status: 201, body: { ritual } });
    }
    await keep(ben);
    expect(await all(ada)).toHaveLength(4);
    expect(await all(ben)).toHaveLength(1);
  });

  it('lists newest first, whatever the order of arrival', async () => {
    const at = (hour: number) => `2026-03-10T0${hour}:00:00.000Z`;
    for (const hour of [7, 9, 8]) await keep(ada, { startedAt: at(hour) });
    await keep(ben);
    expect(await all(ada)).toMatchObject([9, 8, 7].map((hour) => ({ startedAt: at(hour) })));
  });

  it('stores one urge and gives one reply for a repeated id, also simultaneously', async () => {
    const answers = await Promise.all([1, 2, 3].map(() => keep(ada, { id: A_UUID })));
    const again = await keep(ada, { id: A_UUID, after: 10 });
    for (const answer of [...answers, again]) {
      expect(answer).toMatchObject({ status: 201, body: answers[0]?.body });
    }
    await keep(ben, { id: A_UUID, happened: 'I called my sister' });
    expect(await all(ada)).toHaveLength(1);
    expect(await all(ben)).toMatchObject([{ happened: 'I called my sister' }]);
  });

  it('deletes one permanently, and nobody else’s', async () => {
    await keep(ada, { id: A_UUID });
    await keep(ben, { id: B_UUID });
    const remove = (person: Person, urgeId: string) =>
      person.call(urgeEndpoints.remove, { body: { urgeId } });
    expect((await remove(ben, A_UUID)).status).toBe(404);
    expect(await all(ada)).toHaveLength(1);
    expect((await remove(ada, A_UUID.toUpperCase())).status).toBe(200);
    expect((await remove(ada, A_UUID)).status).toBe(404);
    expect(await all(ada)).toEqual([]);
    expect(await all(ben)).toHaveLength(1);
  });

  it('is deleted with the account', async () => {
    const eve = await world.signUp('eve@example.org');
    await keep(eve);
    await keep(ben);
    await eve.call(identityEndpoints.deleteAccount, { body: { password: eve.password } });
    const rows = await world.database.db.selectFrom('urges').select('user_id').execute();
    expect(rows.map(({ user_id }) => user_id)).not.toContain(eve.userId);
    expect(await all(ben)).toHaveLength(1);
  });

  it.each([
    ['distress beyond ten', { before: 11 }, 'body.before'],
    ['half a number', { during: 2.5 }, 'body.during'],
    ['another delay', { minutes: 3 }, 'body.minutes'],
    ['a wait longer than the delay', { waitedSeconds: 301 }, 'body.waitedSeconds'],
    ['an overlong text', { happened: 'x'.repeat(501) }, 'body.happened'],
    ['an unknown ritual answer', { ritual: 'success' }, 'body.ritual'],
    ['an id that is not a UUID', { id: '7' }, 'body.id'],
    [
      'a start more than a day ahead',
      { startedAt: '2026-03-11T12:00:01Z', localDate: '2026-03-11' },
      'body.startedAt',
    ],
    ['a date impossible in the zone at that time', { localDate: '2026-03-12' }, 'body.localDate'],
  ])('refuses %s, names the field, and stores nothing', async (_, more, path) => {
    const answer = await keep(ada, { id: B_UUID, ...more });
    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid', issues: [{ path }] } });
    expect(await all(ada)).toEqual([]);
    expect(await all(ben)).toEqual([]);
  });

  it.each([
    ['Pacific/Kiritimati', '2026-03-10T10:30:00Z', '2026-03-11'],
    ['America/Los_Angeles', '2026-03-08T06:30:00Z', '2026-03-07'],
    ['Asia/Kolkata', '2026-03-09T18:45:00Z', '2026-03-10'],
  ])('dates an urge in %s at %s on %s', async (zone, startedAt, localDate) => {
    const { localDate: _, ...body } = anUrge(ada.userId, { zone, startedAt });
    const answer = await ada.call(urgeEndpoints.keep, { body });
    expect(answer).toMatchObject({ status: 201, body: { localDate } });
    expect(await all(ben)).toEqual([]);
  });
});
