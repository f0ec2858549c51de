import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { goalEndpoints } from '#contract/goals.ts';
import { routineEndpoints } from '#contract/routines.ts';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { careEndpoints, clientCareEndpoints } from '#contract/sharing/care.ts';
import { sharingEndpoints } from '#contract/sharing/sharing.ts';
import {
  aProposal,
  aProposedGoal,
  aProposedRoutine,
  PROPOSAL_ID,
  someHomework,
} from '#tests/api/support/care-examples.ts';
import { aGoal, aGoalRating, GOAL_ID } from '#tests/api/support/goal-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { connected } from '#tests/support/database/connected.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const NOT_SHARED = { status: 404, body: { message: 'Nothing is shared with you here.' } };

describe.each(ENGINES)('proposals on %s', (engine) => {
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
    world.clock.ms = Date.parse('2026-03-10T12:00:00Z');
    ada = await world.signUp(`ada-${crypto.randomUUID()}@example.org`);
    lee = await world.signUp(`lee-${crypto.randomUUID()}@example.org`);
    ben = await world.guest();
    connectionId = await connected(world.database.db, {
      userId: ada.userId,
      viewerId: lee.userId,
      streams: { mood: 'summary' },
    });
  });

  const asLee = (endpoint: Endpoint, body?: unknown, connection = connectionId) =>
    lee.call(endpoint, { params: { connectionId: connection }, body });
  const propose = (more = {}) => asLee(clientCareEndpoints.propose, aProposal(more));
  const accept = (more = {}, person = ada) =>
    person.call(careEndpoints.accept, {
      body: { proposalId: PROPOSAL_ID, zone: 'UTC', ...more },
    });
  const decline = (reason: string, person = ada) =>
    person.call(careEndpoints.decline, { body: { proposalId: PROPOSAL_ID, reason } });
  const withdraw = () => asLee(clientCareEndpoints.withdraw, { proposalId: PROPOSAL_ID });
  const sayOf = (date: string, outcome: string | null, barrier = '') =>
    ada.call(careEndpoints.homeworkDay, {
      body: { proposalId: PROPOSAL_ID, date, outcome, barrier },
    });
  const careOf = async (person: Person) =>
    careEndpoints.all.reply.parse(
      (await person.call(careEndpoints.all, { params: { userId: person.userId } })).body,
    );
  const clientOf = async () =>
    clientCareEndpoints.read.reply.parse((await asLee(clientCareEndpoints.read)).body);
  const goalsOf = async (person: Person) =>
    goalEndpoints.all.reply.parse(
      (await person.call(goalEndpoints.all, { params: { userId: person.userId } })).body,
    );
  const routinesOf = async (person: Person) =>
    routineEndpoints.all.reply.parse(
      (await person.call(routineEndpoints.all, { params: { userId: person.userId } })).body,
    ).routines;
  const end = () =>
    world.database.db
      .updateTable('connections')
      .set({ ended_at: '2026-03-10T12:00:00.000Z', ended_by: 'person' })
      .where('id', '=', connectionId)
      .execute();

  it('is visible to its recipient only', async () => {
    expect((await propose()).status).toBe(201);
    expect(await careOf(ada)).toMatchObject({
      therapists: [{ connectionId, label: 'Lee', hasAccess: true }],
      proposals: [{ id: PROPOSAL_ID, status: 'waiting', content: aProposedGoal() }],
    });
    expect((await careOf(ben)).proposals).toEqual([]);
    expect((await propose()).status).toBe(201);
    for (const other of [{ words: 'Something else' }, { content: someHomework() }])
      expect(await propose(other)).toMatchObject({
        status: 409,
        body: { message: expect.stringContaining('already proposed') },
      });
    expect((await careOf(ada)).proposals).toMatchObject([{ content: aProposedGoal() }]);
    expect(await accept({}, ben)).toMatchObject({ status: 404 });
    expect(await decline('', ben)).toMatchObject({ status: 404 });
    expect(await goalsOf(ada)).toEqual([]);
  });

  it('creates the accepted goal and names its author', async () => {
    await propose();
    expect(await accept()).toMatchObject({ status: 200, body: { status: 'accepted' } });
    const [goal] = await goalsOf(ada);
    expect(goal).toMatchObject({
      status: 'active',
      proposedBy: 'Lee',
      plan: { words: 'Check the stove less often' },
    });
    expect((await careOf(ada)).proposals[0]?.resultId).toBe(goal?.id);
    expect((await clientOf()).proposals).toMatchObject([{ status: 'accepted', resultId: null }]);
  });

  it('creates the routine with the person’s changes', async () => {
    await propose({ content: aProposedRoutine() });
    const changes = aProposedRoutine({ name: 'Slow morning' });
    expect(await accept({ changes })).toMatchObject({ status: 200, body: { status: 'changed' } });
    expect(await routinesOf(ada)).toMatchObject([
      { plan: { name: 'Slow morning' }, proposedBy: 'Lee' },
    ]);
    const seen = JSON.stringify(await clientOf());
    expect(seen).not.toContain('Slow morning');
  });

  it('has one result when accepted in two tabs, also simultaneously', async () => {
    await propose();
    const changes = aProposedGoal({ words: 'Another tab' });
    const answers = await Promise.all([accept(), accept({ changes }), accept()]);
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await goalsOf(ada)).toHaveLength(1);
    expect((await accept()).body).toEqual(answers[0]?.body);
  });

  it('is either accepted or withdrawn when both happen simultaneously', async () => {
    await propose();
    const [taken, back] = await Promise.all([accept(), withdraw()]);
    expect([taken.status, back.status].sort()).toEqual([200, 409]);
    expect(await goalsOf(ada)).toHaveLength(taken.status === 200 ? 1 : 0);
  });

  it('reports that it was already withdrawn, declined or accepted', async () => {
    await propose();
    expect(await withdraw()).toMatchObject({ status: 200, body: { status: 'withdrawn' } });
    expect((await withdraw()).status).toBe(200);
    expect(await accept()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('withdrawn, so you can’t answer') },
    });
    expect(await goalsOf(ada)).toEqual([]);
    await propose({ id: crypto.randomUUID() });
    const id = (await careOf(ada)).proposals.find(({ status }) => status === 'waiting')?.id ?? '';
    const no = { proposalId: id, reason: 'Too much right now.' };
    expect((await ada.call(careEndpoints.decline, { body: no })).status).toBe(200);
    expect((await ada.call(careEndpoints.decline, { body: no })).status).toBe(200);
    expect(await accept({ proposalId: id })).toMatchObject({ status: 409 });
    expect((await clientOf()).proposals.find((one) => one.id === id)).toMatchObject({
      status: 'declined',
      reason: 'Too much right now.',
    });
    expect(await asLee(clientCareEndpoints.withdraw, { proposalId: id })).toMatchObject({
      status: 409,
    });
  });

  it('stays open when its result cannot be created', async () => {
    await propose({
      content: aProposedRoutine({
        repeat: { kind: 'months', days: [31] },
        startsOn: '2026-02-01',
        endsOn: '2026-02-28',
      }),
    });
    expect(await accept()).toMatchObject({ status: 400 });
    expect((await careOf(ada)).proposals).toMatchObject([{ status: 'waiting', resultId: null }]);
    expect(await accept({ changes: aProposedGoal() })).toMatchObject({ status: 400 });
  });

  it('never replaces something that the person has', async () => {
    await ada.call(goalEndpoints.save, { body: aGoal(ada.userId) });
    await propose({ id: GOAL_ID, content: aProposedGoal({ words: 'Another goal' }) });
    expect((await accept({ proposalId: GOAL_ID })).status).toBe(200);
    expect((await goalsOf(ada)).map(({ plan }) => plan.words)).toEqual([
      'Check the stove less often',
      'Another goal',
    ]);
  });

  it('is refused if it refers to the person’s records', async () => {
    const links = [{ kind: 'routine', id: crypto.randomUUID() }];
    expect((await propose({ content: aProposedGoal({ links }) })).status).toBe(400);
    const anchor = { kind: 'after', routineId: crypto.randomUUID() };
    expect((await propose({ content: aProposedRoutine({ anchor }) })).status).toBe(400);
  });

  it('is refused while twenty others are open', async () => {
    for (let count = 0; count < 20; count += 1) {
      expect((await propose({ id: crypto.randomUUID() })).status).toBe(201);
    }
    expect(await propose()).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('20 proposals are waiting') },
    });
  });

  it('stores the outcome of homework, for the person and their therapist', async () => {
    await propose({ content: someHomework() });
    expect((await sayOf('2026-03-10', 'done')).status).toBe(400);
    await accept();
    expect((await sayOf('2026-03-09', 'done')).status).toBe(400);
    expect((await sayOf('2026-03-10', 'done')).status).toBe(200);
    expect((await sayOf('2026-03-10', null)).body).toMatchObject({ days: [] });
    await sayOf('2026-03-10', 'not-done', 'No quiet place.');
    world.clock.ms = Date.parse('2026-03-11T12:00:00Z');
    await sayOf('2026-03-11', 'done', 'is not kept');
    expect((await sayOf('2026-03-12', 'done')).status).toBe(400);
    expect((await clientOf()).proposals).toMatchObject([
      {
        days: [
          { date: '2026-03-10', outcome: 'not-done', barrier: 'No quiet place.' },
          { date: '2026-03-11', outcome: 'done', barrier: '' },
        ],
      },
    ]);
    expect(await decline('Enough for now.')).toMatchObject({ body: { status: 'declined' } });
    expect((await sayOf('2026-03-11', 'done')).status).toBe(400);
  });

  it('hides the person’s homework reports from the therapist while nothing is shared', async () => {
    await propose({ content: someHomework() });
    await accept();
    await sayOf('2026-03-10', 'not-done', 'No quiet place.');
    const days = async () => (await clientOf()).proposals[0]?.days.length;
    const share = async (from: number, consent: object) =>
      expect(
        await ada.call(sharingEndpoints.change, {
          body: {
            connectionId,
            from,
            consent: { streams: { mood: 'summary' }, dataFrom: null, until: null, ...consent },
            zone: 'UTC',
          },
        }),
      ).toMatchObject({ status: 200 });
    expect(await days()).toBe(1);
    await ada.call(sharingEndpoints.takeBack, { body: { connectionId, zone: 'UTC' } });
    expect(await days()).toBe(0);
    for (const reply of [await propose({ content: someHomework() }), await withdraw()])
      expect(reply.body).toMatchObject({ id: PROPOSAL_ID, days: [] });
    expect((await careOf(ada)).proposals).toMatchObject([{ days: [{ date: '2026-03-10' }] }]);
    await share(2, { until: '2026-03-11' });
    expect(await days()).toBe(1);
    world.clock.ms = Date.parse('2026-03-12T00:00:00Z');
    expect(await days()).toBe(0);
  });

  it('stores homework as it was changed, from the day of acceptance on the person’s clock', async () => {
    await propose({ content: someHomework() });
    world.clock.ms = Date.parse('2026-03-10T23:30:00Z');
    const changes = someHomework({ weekdays: [3] });
    expect(await accept({ changes, zone: 'Pacific/Auckland' })).toMatchObject({
      body: { status: 'changed', answeredOn: '2026-03-11', changedHomework: { weekdays: [3] } },
    });
    expect((await sayOf('2026-03-10', 'done')).status).toBe(400);
    expect((await sayOf('2026-03-11', 'done')).status).toBe(200);
    expect((await withdraw()).body).toMatchObject({ status: 'withdrawn' });
  });

  it('is refused for homework that has ended or has no days', async () => {
    const past = someHomework({ from: '2026-03-01', until: '2026-03-08' });
    await propose({ content: past });
    expect(await accept()).toMatchObject({ status: 409 });
    expect((await decline('')).status).toBe(200);
    const never = someHomework({ weekdays: [7], from: '2026-03-09', until: '2026-03-10' });
    expect((await propose({ id: crypto.randomUUID(), content: never })).status).toBe(400);
  });

  it('can be answered after the therapist lost access, and the therapist can do nothing more', async () => {
    await propose();
    await end();
    expect(await clientAnswers()).toEqual([]);
    expect((await careOf(ada)).therapists).toMatchObject([{ hasAccess: false, label: 'Lee' }]);
    expect((await accept()).status).toBe(200);
    expect(await goalsOf(ada)).toMatchObject([{ proposedBy: 'Lee' }]);
  });

  it('can be answered after the therapist’s account is deleted', async () => {
    await propose();
    await world.database.db.deleteFrom('users').where('id', '=', lee.userId).execute();
    expect((await careOf(ada)).therapists).toMatchObject([{ hasAccess: false }]);
    expect((await accept()).status).toBe(200);
    expect(await goalsOf(ada)).toHaveLength(1);
  });

  /** Makes all calls of the therapist, and returns those that do not report that nothing is shared. */
  const clientAnswers = async (connection = connectionId) => {
    const others: string[] = [];
    const bodies: Readonly<Record<string, unknown>> = {
      read: undefined,
      propose: aProposal({ id: crypto.randomUUID() }),
      withdraw: { proposalId: PROPOSAL_ID },
      rateGoal: { ...rated(), id: crypto.randomUUID() },
      addAgenda: { id: crypto.randomUUID(), words: 'Sleep' },
      markAgenda: { id: crypto.randomUUID(), done: true },
      removeAgenda: { id: crypto.randomUUID() },
      addNote: { id: crypto.randomUUID(), words: 'A note' },
      removeNote: { id: crypto.randomUUID() },
      savePrivateNote: {
        id: crypto.randomUUID(),
        words: 'A note',
        date: '2026-03-10',
        from: null,
      },
      removePrivateNote: { id: crypto.randomUUID() },
    };
    for (const [name, endpoint] of Object.entries(clientCareEndpoints)) {
      expect(Object.keys(bodies)).toContain(name);
      const answer = await asLee(endpoint, bodies[name], connection);
      if (answer.status !== 404 || !JSON.stringify(answer.body).includes('Nothing is shared')) {
        others.push(`${name}: ${answer.status}`);
      }
    }
    return others;
  };
  const rated = () => {
    const { goalId, version, level, date, note, id } = aGoalRating('');
    return { id, goalId, version, level, date, note };
  };

  it('is inaccessible to strangers and supporters', async () => {
    await propose();
    const ofBen = await connected(world.database.db, {
      userId: ada.userId,
      viewerId: ben.userId,
    });
    expect(await clientAnswers(ofBen)).toEqual([]);
    const asSupporter = await connected(world.database.db, {
      userId: ben.userId,
      viewerId: lee.userId,
      kind: 'supporter',
    });
    expect(await clientAnswers(asSupporter)).toEqual([]);
    expect((await careOf(ben)).therapists).toEqual([]);
  });

  it('stores a therapist’s rating next to the person’s if goals are shared in detail, and logs it', async () => {
    await ada.call(goalEndpoints.save, { body: aGoal(ada.userId) });
    await ada.call(goalEndpoints.rate, { body: aGoalRating(ada.userId) });
    const rate = (connection: string, more = {}) =>
      asLee(
        clientCareEndpoints.rateGoal,
        { ...rated(), id: crypto.randomUUID(), ...more },
        connection,
      );
    expect(await rate(connectionId)).toMatchObject(NOT_SHARED);
    const shared = (detail: 'summary' | 'detail') =>
      connected(world.database.db, {
        userId: ada.userId,
        viewerId: lee.userId,
        streams: { goals: detail },
      });
    expect(await rate(await shared('summary'))).toMatchObject(NOT_SHARED);
    const open = await shared('detail');
    expect((await rate(open, { level: -2 })).status).toBe(201);
    expect((await rate(open, { level: 1 })).status).toBe(201);
    expect((await rate(open, { date: '2026-03-20' })).status).toBe(400);
    expect((await goalsOf(ada))[0]?.ratings).toMatchObject([
      { rater: 'person', level: -1 },
      { rater: 'therapist', level: 1, raterId: lee.userId },
    ]);
    const log = await world.database.db
      .selectFrom('access_log')
      .select(['stream', 'connection_id'])
      .where('user_id', '=', ada.userId)
      .execute();
    expect(log).toContainEqual({ stream: 'goals', connection_id: open });
  });
});
