import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { careEndpoints, clientCareEndpoints } from '#contract/sharing/care.ts';
import { AGENDA_ID, aCard } from '#tests/api/support/care-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { connected } from '#tests/support/database/connected.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

describe.each(ENGINES)('shared work of a person and a therapist on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let lee: Person;
  let ben: Person;
  let connectionId: string;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.signUp(`ada-${crypto.randomUUID()}@example.org`);
    lee = await world.signUp(`lee-${crypto.randomUUID()}@example.org`);
    ben = await world.guest();
    connectionId = await connected(world.database.db, { userId: ada.userId, viewerId: lee.userId });
  });

  const asLee = (endpoint: Endpoint, body?: unknown) =>
    lee.call(endpoint, { params: { connectionId }, body });
  const asAda = (endpoint: Endpoint, more: object) =>
    ada.call(endpoint, { body: { connectionId, ...more } });
  const careOf = async (person: Person) =>
    careEndpoints.all.reply.parse(
      (await person.call(careEndpoints.all, { params: { userId: person.userId } })).body,
    );
  const clientOf = async () =>
    clientCareEndpoints.read.reply.parse((await asLee(clientCareEndpoints.read)).body);
  const exportOf = async (person: Person) =>
    JSON.stringify((await person.call(identityEndpoints.exportData)).body);

  it('has an agenda that both fill and check off, each removing only their own items', async () => {
    const theirs = '0197b3f0-0000-7000-8000-0000000000f3';
    await asAda(careEndpoints.addAgenda, { id: AGENDA_ID, words: 'Sleep' });
    expect((await asAda(careEndpoints.addAgenda, { id: AGENDA_ID, words: 'Sleep' })).status).toBe(
      201,
    );
    await asLee(clientCareEndpoints.addAgenda, { id: theirs, words: 'The stove' });
    const both = [
      { words: 'Sleep', author: 'person', doneAt: null },
      { words: 'The stove', author: 'viewer' },
    ];
    expect((await careOf(ada)).agenda).toMatchObject(both);
    expect((await clientOf()).agenda).toMatchObject(both);
    expect((await asLee(clientCareEndpoints.removeAgenda, { id: AGENDA_ID })).status).toBe(409);
    expect((await asAda(careEndpoints.removeAgenda, { id: theirs })).status).toBe(409);
    await asLee(clientCareEndpoints.markAgenda, { id: AGENDA_ID, done: true });
    await asAda(careEndpoints.markAgenda, { id: theirs, done: true });
    await asAda(careEndpoints.markAgenda, { id: theirs, done: false });
    expect((await careOf(ada)).agenda).toMatchObject([
      { words: 'Sleep', doneAt: expect.any(String) },
      { words: 'The stove', doneAt: null },
    ]);
    expect((await asAda(careEndpoints.removeAgenda, { id: AGENDA_ID })).status).toBe(200);
    expect((await asAda(careEndpoints.removeAgenda, { id: AGENDA_ID })).status).toBe(404);
    expect((await clientOf()).agenda).toHaveLength(1);
  });

  it('hides the agenda from others, and accepts nothing new after the end', async () => {
    const body = { connectionId, id: AGENDA_ID, words: 'Mine' };
    expect((await ben.call(careEndpoints.addAgenda, { body })).status).toBe(404);
    await asAda(careEndpoints.addAgenda, { id: AGENDA_ID, words: 'Sleep' });
    await world.database.db
      .updateTable('connections')
      .set({ ended_at: '2026-03-10T12:00:00.000Z', ended_by: 'viewer' })
      .where('id', '=', connectionId)
      .execute();
    expect(
      await asAda(careEndpoints.addAgenda, { id: crypto.randomUUID(), words: 'More' }),
    ).toMatchObject({
      status: 409,
      body: { message: 'Lee no longer has access, so you can’t add anything new.' },
    });
    expect((await asAda(careEndpoints.markAgenda, { id: AGENDA_ID, done: true })).status).toBe(200);
    expect((await careOf(ada)).agenda).toHaveLength(1);
  });

  it('shows notes to the person to both', async () => {
    const id = crypto.randomUUID();
    expect((await asLee(clientCareEndpoints.addNote, { id, words: ' \n' })).status).toBe(400);
    await asLee(clientCareEndpoints.addNote, { id, words: 'You did well.' });
    expect((await careOf(ada)).notes).toMatchObject([{ words: 'You did well.', connectionId }]);
    expect(await exportOf(ada)).toContain('You did well.');
    expect((await careOf(ben)).notes).toEqual([]);
    await asLee(clientCareEndpoints.removeNote, { id });
    expect((await careOf(ada)).notes).toEqual([]);
  });

  it('keeps private notes for the therapist only, until one of the two accounts is deleted', async () => {
    const id = crypto.randomUUID();
    const note = { id, words: 'Between us: nothing.', date: '2026-03-10', from: null };
    const first = await asLee(clientCareEndpoints.savePrivateNote, note);
    expect(first.status).toBe(201);
    const { updatedAt } = clientCareEndpoints.savePrivateNote.reply.parse(first.body);
    world.clock.ms += 1000;
    const more = { ...note, words: 'Between us: a plan.', from: updatedAt };
    expect((await asLee(clientCareEndpoints.savePrivateNote, more)).status).toBe(201);
    const stale = { ...more, words: 'From another tab' };
    expect((await asLee(clientCareEndpoints.savePrivateNote, stale)).status).toBe(409);
    expect((await clientOf()).privateNotes).toMatchObject([{ words: 'Between us: a plan.' }]);
    expect(JSON.stringify(await careOf(ada))).not.toContain('Between us');
    expect(await exportOf(ada)).not.toContain('Between us');
    expect(await exportOf(lee)).toContain('Between us: a plan.');
    await world.database.db.deleteFrom('users').where('id', '=', ada.userId).execute();
    expect(await exportOf(lee)).not.toContain('Between us');
  });

  it('accepts one of two simultaneous changes to a private note', async () => {
    const id = crypto.randomUUID();
    const note = { id, words: 'First', date: '2026-03-10', from: null };
    const save = (more: object) => asLee(clientCareEndpoints.savePrivateNote, { ...note, ...more });
    let last = clientCareEndpoints.savePrivateNote.reply.parse((await save({})).body);
    for (let count = 0; count < 5; count += 1) {
      const from = last.updatedAt;
      const words = [1, 2, 3, 4].map((tab) => `From tab ${tab}, time ${count}`);
      const answers = await Promise.all(words.map((one) => save({ words: one, from })));
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409]);
      const kept = answers.find(({ status }) => status === 201);
      last = clientCareEndpoints.savePrivateNote.reply.parse(kept?.body);
      expect((await clientOf()).privateNotes).toEqual([last]);
    }
  });

  it('keeps one communication card, which empty fields remove', async () => {
    const save = async (card: object) => {
      const from = (await careOf(ada)).card?.updatedAt ?? null;
      return ada.call(careEndpoints.saveCard, { body: { card, from } });
    };
    await save(aCard());
    await save(aCard({ talk: 'Slowly.' }));
    expect((await careOf(ada)).card).toMatchObject(aCard({ talk: 'Slowly.' }));
    expect((await careOf(ben)).card).toBeNull();
    expect((await save(aCard({ talk: 'a'.repeat(1001) }))).status).toBe(400);
    await save({ talk: '', avoid: ' ', breaks: '', other: '' });
    expect((await careOf(ada)).card).toBeNull();
  });

  it('keeps a communication card that another device has changed meanwhile', async () => {
    const save = (card: object, from: string | null) =>
      ada.call(careEndpoints.saveCard, { body: { card, from } });
    const kept = async () => (await careOf(ada)).card;
    const nothing = { talk: '', avoid: '', breaks: '', other: '' };
    await save(aCard(), null);
    const first = (await kept())?.updatedAt ?? null;
    // Send the same card again, as after a lost reply.
    expect((await save(aCard(), null)).status).toBe(200);
    await save(aCard({ talk: 'Slowly.' }), first);
    const second = await kept();
    for (const from of [first, null]) {
      for (const card of [aCard({ talk: 'Loudly.' }), nothing]) {
        expect(await save(card, from)).toMatchObject({
          status: 409,
          body: { message: expect.stringContaining('changed somewhere else') },
        });
      }
    }
    expect(await kept()).toEqual(second);
    expect((await save(nothing, second?.updatedAt ?? null)).status).toBe(200);
    expect((await save(aCard(), second?.updatedAt ?? null)).status).toBe(409);
    expect(await kept()).toBeNull();
  });

  it('takes two communication cards in a row that were written without a connection, and none over another one', async () => {
    const save = (card: object, before: object | null) =>
      ada.call(careEndpoints.saveCard, { body: { card, from: null, before } });
    const [first, second] = [aCard(), aCard({ talk: 'Slowly.' })];
    expect((await save(first, null)).status).toBe(200);
    expect((await save(second, first)).status).toBe(200);
    expect((await save(aCard({ talk: 'Loudly.' }), first)).status).toBe(409);
    expect((await careOf(ada)).card).toMatchObject(second);
    const nothing = { talk: '', avoid: '', breaks: '', other: '' };
    expect((await save(nothing, second)).status).toBe(200);
    expect((await save(first, nothing)).status).toBe(200);
    expect((await careOf(ada)).card).toMatchObject(first);
  });
});
