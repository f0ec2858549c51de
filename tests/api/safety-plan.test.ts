import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { safetyPlanEndpoints } from '#contract/safety-plan.ts';
import { EMPTY_PLAN, MAX_STORED_ENTRIES, type PlanChange } from '#domain/safety-plan/plan.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { aPlan } from './support/examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

const OLD_PLAN = {
  warningSigns: ['I hide'],
  helps: [],
  people: ['My sister'],
  places: ['Home'],
  lines: ['My doctor'],
  surroundings: [],
};

describe.each(ENGINES)('the safety plan on %s', (engine) => {
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

  const change = (person: Person, body: PlanChange) =>
    person.call(safetyPlanEndpoints.change, { params: { userId: person.userId }, body });
  const planOf = async (person: Person) => {
    const params = { userId: person.userId };
    const { body } = await person.call(safetyPlanEndpoints.read, { params });
    return safetyPlanEndpoints.read.reply.parse(body).plan;
  };

  it('stores each part separately, for its owner', async () => {
    expect(await planOf(ada)).toBeNull();
    expect(await change(ada, aPlan)).toMatchObject({ status: 200 });
    await change(ada, { before: { noise: [] }, after: { noise: ['  Headphones '] } });
    await change(ada, { before: aPlan.after, after: { helps: [] } });
    expect(await planOf(ada)).toEqual({
      ...EMPTY_PLAN,
      ...aPlan.after,
      helps: [],
      noise: ['Headphones'],
    });
    expect(await planOf(ben)).toBeNull();
  });

  it('keeps another device’s additions, and applies a repeated change once', async () => {
    const before = { places: ['Home'] };
    await change(ada, { before: {}, after: before });
    await change(ada, { before, after: { places: ['Home', 'The library'] } });
    for (let times = 0; times < 2; times += 1)
      await change(ada, { before, after: { places: ['The park'] } });
    expect((await planOf(ada))?.places).toEqual(['The park', 'The library']);
    expect(await planOf(ben)).toBeNull();
  });

  it('refuses what would be too long together, and loses nothing', async () => {
    const half = (word: string) =>
      Array.from({ length: MAX_STORED_ENTRIES - 1 }, (_, at) => word + at);
    await change(ada, { before: {}, after: { food: half('a') } });
    expect(await change(ada, { before: {}, after: { food: half('b') } })).toMatchObject({
      status: 409,
    });
    expect((await planOf(ada))?.food).toEqual(half('a'));
  });

  it('keeps two simultaneous changes', async () => {
    await Promise.all(
      ['Soft light', 'No light', 'A lamp'].map((words) =>
        change(ada, { before: { light: [] }, after: { light: [words] } }),
      ),
    );
    expect((await planOf(ada))?.light.toSorted()).toEqual(['A lamp', 'No light', 'Soft light']);
  });

  it('keeps all texts of an earlier version', async () => {
    await world.database.db
      .insertInto('chat_safety_plans')
      .values({ user_id: ada.userId, plan: JSON.stringify(OLD_PLAN), updated_at: '' })
      .execute();
    const kept = { ...EMPTY_PLAN, ...OLD_PLAN };
    const sister = { name: 'My sister', how: 'text', number: '', words: '' };
    expect(await planOf(ada)).toEqual({ ...kept, people: [sister] });
    await change(ada, { before: { food: [] }, after: { food: ['Rice'] } });
    expect(await planOf(ada)).toEqual({ ...kept, people: [sister], food: ['Rice'] });
    expect(await planOf(ben)).toBeNull();
  });

  it('is in its owner’s export only', async () => {
    await change(ada, aPlan);
    const entriesOf = async (person: Person) =>
      Object((await person.call(identityEndpoints.exportData)).body).entries.chat_safety_plans;
    expect(await entriesOf(ada)).toMatchObject([{ plan: { ...EMPTY_PLAN, ...aPlan.after } }]);
    expect(await entriesOf(ben)).toEqual([]);
  });
});
