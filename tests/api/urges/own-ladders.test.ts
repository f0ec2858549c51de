import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { chatEndpoints } from '#contract/chat/chat.ts';
import { buildLadder, said } from '#tests/api/support/chat-world.ts';
import { A_UUID, aLadder, B_UUID } from '#tests/api/support/examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

const SAVED_AT_MS = Date.parse('2026-03-10T09:30:00.000Z');

describe.each(ANY_ENGINE)('people’s own ladders on %s', (engine) => {
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

  const save = (person: Person, more: Readonly<Record<string, unknown>> = {}) =>
    person.call(chatEndpoints.saveLadder, { body: aLadder(person.userId, more) });
  const all = async (person: Person) =>
    chatEndpoints.ladders.reply.parse(
      (await person.call(chatEndpoints.ladders, { params: { userId: person.userId } })).body,
    );

  it('are stored with their steps in the given order, separately for each person', async () => {
    const rungs = [
      { text: 'The hard one', distress: 90 },
      { text: 'The easy one', distress: 20 },
    ];
    expect(await save(ada, { rungs })).toMatchObject({ status: 201, body: { rungs, tries: [] } });
    expect(await all(ada)).toMatchObject([{ id: A_UUID, fear: 'Doors', rungs }]);
    expect(await all(ben)).toEqual([]);
    await save(ben, { fear: 'Locks' });
    expect(await all(ada)).toMatchObject([{ fear: 'Doors' }]);
  });

  it('are changed only on the basis of their latest version, and stay the same when sent twice', async () => {
    const first = await save(ada);
    expect((await save(ada)).body).toEqual(first.body);
    const changed = { from: SAVED_AT_MS, changedAt: '2026-03-10T10:00:00Z', fear: 'All doors' };
    expect(await save(ada, changed)).toMatchObject({ status: 201, body: { fear: 'All doors' } });
    expect((await save(ada, changed)).status).toBe(201);
    const older = { from: SAVED_AT_MS, changedAt: '2026-03-10T11:00:00Z', fear: 'Windows' };
    expect(await save(ada, older)).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(await save(ada, { ...older, id: B_UUID })).toMatchObject({ status: 409 });
    expect(await all(ada)).toMatchObject([{ fear: 'All doors' }]);
    expect(await all(ben)).toEqual([]);
  });

  it('are the chat’s ladders: the attempts stay, and it continues with the new steps', async () => {
    await buildLadder(ada);
    await buildLadder(ben);
    const [ladder] = await all(ada);
    if (ladder === undefined) throw new Error('There is no ladder.');
    const answer = await save(ada, {
      id: ladder.id,
      from: ladder.changedAtMs,
      changedAt: new Date(world.clock.ms + 1000).toISOString(),
      fear: 'Handles of all kinds',
      rungs: [...ladder.rungs, { text: 'touch the handle of the bus', distress: 90 }],
    });
    expect(answer).toMatchObject({ status: 201, body: { tries: ladder.tries } });
    const { reply } = await said(ada, 'Work on a fear in steps');
    expect(reply.quickReplies).toContain('Handles of all kinds');
    await said(ada, 'Handles of all kinds');
    expect(await all(ada)).toMatchObject([{ fear: 'Handles of all kinds' }]);
    expect((await all(ada))[0]?.rungs).toHaveLength(4);
    expect((await all(ben))[0]?.rungs).toHaveLength(3);
  });

  it('have room for thirty, and none is removed to make room for another', async () => {
    for (let index = 0; index < 30; index += 1) {
      expect((await save(ada, { id: crypto.randomUUID() })).status).toBe(201);
    }
    expect(await save(ada, { id: B_UUID })).toMatchObject({ status: 409 });
    expect(await all(ada)).toHaveLength(30);
    expect((await save(ben)).status).toBe(201);
  });

  it.each([
    ['no name', { fear: ' ' }, 'body.fear'],
    [
      'too many steps',
      { rungs: Array.from({ length: 11 }, (_, at) => ({ text: `${at}`, distress: 0 })) },
      'body.rungs',
    ],
    [
      'the same step twice',
      {
        rungs: [
          { text: 'One', distress: 0 },
          { text: 'one', distress: 9 },
        ],
      },
      'body.rungs',
    ],
    [
      'distress beyond a hundred',
      { rungs: [{ text: 'One', distress: 101 }] },
      'body.rungs.0.distress',
    ],
    ['a change a long time ahead', { changedAt: '2027-01-01T00:00:00Z' }, 'body.changedAt'],
  ])('are refused with %s', async (_, more, path) => {
    expect(await save(ada, more)).toMatchObject({ status: 400, body: { issues: [{ path }] } });
    expect(await all(ada)).toEqual([]);
    expect(await all(ben)).toEqual([]);
  });
});
