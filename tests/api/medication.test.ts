import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { type MedicationLog, medicationEndpoints } from '#contract/medication.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import {
  aDose,
  aMedicine,
  anEffect,
  DOSE_ID,
  EFFECT_ID,
  MEDICINE_ID,
} from './support/medication-examples.ts';
import { type Person, type TestApp, testApp } from './support/test-app.ts';

const TABLES = ['medication_settings', 'medicines', 'medicine_doses', 'effect_ratings'] as const;

describe.each(ENGINES)('the medication log on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.signUp(`ada-${crypto.randomUUID()}@example.org`);
    ben = await world.guest();
  });

  const logOf = async (person: Person): Promise<MedicationLog> => {
    const params = { userId: person.userId };
    return medicationEndpoints.log.reply.parse(
      (await person.call(medicationEndpoints.log, { params })).body,
    );
  };
  const add = (person: Person, more = {}) =>
    person.call(medicationEndpoints.saveMedicine, { body: aMedicine(person.userId, more) });
  const take = (person: Person, more = {}) =>
    person.call(medicationEndpoints.take, { body: aDose(person.userId, more) });
  const rate = (person: Person, more = {}) =>
    person.call(medicationEndpoints.rate, { body: anEffect(person.userId, more) });
  const settings = (person: Person, changed: object) =>
    person.call(medicationEndpoints.saveSettings, { body: { userId: person.userId, ...changed } });

  it('is off until it is turned on or first used, and stays off once turned off', async () => {
    expect((await logOf(ada)).settings).toEqual({ on: false, effects: [] });
    expect(await add(ada)).toMatchObject({ status: 201, body: { name: 'The blue one' } });
    expect((await logOf(ada)).settings).toEqual({ on: true, effects: [] });
    await settings(ada, { effects: ['Sleep', ' My own '] });
    await settings(ada, { on: false });
    await add(ada, { name: 'The small blue one' });
    expect(await logOf(ada)).toMatchObject({
      settings: { on: false, effects: ['Sleep', 'My own'] },
      medicines: [{ name: 'The small blue one', times: ['07:30', '13:00'], current: true }],
    });
    expect((await logOf(ben)).settings.on).toBe(false);
  });

  it('is on once effects are chosen, before any medicine', async () => {
    expect(await settings(ada, { effects: ['Sleep'] })).toMatchObject({
      status: 200,
      body: { on: true, effects: ['Sleep'] },
    });
    await add(ada);
    expect((await logOf(ada)).settings).toEqual({ on: true, effects: ['Sleep'] });
    await settings(ben, { on: false });
    await settings(ben, { effects: ['Sleep'] });
    await add(ben);
    expect((await logOf(ben)).settings).toEqual({ on: false, effects: ['Sleep'] });
  });

  it('tracks at most three effects', async () => {
    expect(await settings(ada, { effects: ['a', 'b', 'c', 'd'] })).toMatchObject({ status: 400 });
    expect(await settings(ada, { effects: ['a', 'A'] })).toMatchObject({ status: 400 });
    expect((await logOf(ada)).settings.effects).toEqual([]);
    expect((await logOf(ben)).settings.effects).toEqual([]);
  });

  it('stores doses and effects once, until the entry is withdrawn', async () => {
    await add(ada);
    for (let times = 0; times < 2; times += 1) {
      expect(await take(ada)).toMatchObject({ status: 201, body: { medicineId: MEDICINE_ID } });
      expect(await rate(ada)).toMatchObject({ status: 201, body: { effect: 'Sleep', level: 2 } });
    }
    expect(await logOf(ada)).toMatchObject({ doses: [{ id: DOSE_ID }], ratings: [{ level: 2 }] });
    expect(await logOf(ben)).toMatchObject({ medicines: [], doses: [], ratings: [] });

    const undo = (person: Person) =>
      person.call(medicationEndpoints.removeDose, { body: { doseId: DOSE_ID } });
    expect(await undo(ben)).toMatchObject({ status: 404 });
    expect(await undo(ada)).toMatchObject({ status: 200 });
    expect(await undo(ada)).toMatchObject({ status: 404 });
    await ada.call(medicationEndpoints.removeRating, { body: { ratingId: EFFECT_ID } });
    expect(await logOf(ada)).toMatchObject({ doses: [], ratings: [] });
  });

  it('refuses entries for a medicine that does not exist or is somebody else’s', async () => {
    await add(ada);
    expect(await take(ben)).toMatchObject({ status: 404 });
    await ada.call(medicationEndpoints.removeMedicine, { body: { medicineId: MEDICINE_ID } });
    expect(await take(ada)).toMatchObject({ status: 404 });
    expect((await logOf(ben)).doses).toEqual([]);
  });

  it.each([
    ['Pacific/Apia', '2026-03-10T10:30:00.000Z', '2026-03-10'],
    ['Pacific/Apia', '2026-03-10T11:30:00.000Z', '2026-03-11'],
    ['America/St_Johns', '2026-03-10T02:00:00.000Z', '2026-03-09'],
    ['Asia/Kolkata', '2026-03-09T19:00:00.000Z', '2026-03-10'],
  ])('dates a dose in %s at %s on %s', async (zone, takenAt, localDate) => {
    await add(ada);
    await take(ada, { zone, takenAt, localDate: undefined });
    expect((await logOf(ada)).doses).toMatchObject([{ takenAt, localDate, zone }]);
    expect((await logOf(ben)).doses).toEqual([]);
  });

  it('refuses a future time, and a day that does not fit', async () => {
    await add(ada);
    expect(await take(ada, { takenAt: '2126-03-10T07:35:00.000Z' })).toMatchObject({ status: 400 });
    expect(await take(ada, { localDate: '2026-03-01' })).toMatchObject({ status: 400 });
    expect((await logOf(ada)).doses).toEqual([]);
    expect((await logOf(ben)).doses).toEqual([]);
  });

  it('is in its owner’s export only, and is deleted with the account', async () => {
    for (const person of [ada, ben]) {
      await add(person);
      await take(person);
      await rate(person);
    }
    const { body } = await ada.call(identityEndpoints.exportData);
    expect(Object(body).entries).toMatchObject({
      medication_settings: [{ is_on: 1 }],
      medicines: [{ name: 'The blue one', times: ['07:30', '13:00'] }],
      medicine_doses: [{ medicine_id: MEDICINE_ID }],
      effect_ratings: [{ effect: 'Sleep', level: 2 }],
    });
    await ada.call(identityEndpoints.deleteAccount, { body: { password: ada.password } });
    for (const table of TABLES) {
      const { db } = world.database;
      const rows = await db.selectFrom(table).select('user_id').execute();
      expect(rows.filter(({ user_id }) => user_id === ada.userId)).toEqual([]);
      expect(rows.filter(({ user_id }) => user_id === ben.userId)).toHaveLength(1);
    }
  });
});
