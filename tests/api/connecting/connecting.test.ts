import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { identityEndpoints } from '#contract/identity.ts';
import { type Connection, sharingEndpoints } from '#contract/sharing/sharing.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { DAY_MS } from '#domain/shared/time/durations.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { sharedRead } from '#server/db/sharing/door.ts';
import { aConnection, aConsent, codeOf, NO_CODE } from '#tests/api/support/sharing-examples.ts';
import { type Answer, type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

const USELESS = 'This code doesn’t work.';

describe.each(ENGINES)('connecting and sharing on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;
  let kim: Person;

  beforeAll(async () => {
    world = await testApp(engine);
  });
  afterAll(() => world.close());
  beforeEach(async () => {
    ada = await world.guest();
    ben = await world.guest();
    kim = await world.signUp(`kim-${crypto.randomUUID()}@example.org`);
  });

  const connect = (person: Person, code: string, more = {}) =>
    person.call(sharingEndpoints.connect, { body: aConnection(code, more) });
  const bodyOf = (answer: Answer): Connection => sharingEndpoints.connect.reply.parse(answer.body);
  const connectionsOf = async (person: Person): Promise<Connection[]> =>
    sharingEndpoints.connections.reply.parse(
      (await person.call(sharingEndpoints.connections, { params: { userId: person.userId } })).body,
    );
  const change = (person: Person, { id, revision }: Connection, consent: object, zone = 'UTC') =>
    person.call(sharingEndpoints.change, {
      body: { connectionId: id, from: revision, consent, zone },
    });
  const takeBack = (person: Person, { id }: Connection) =>
    person.call(sharingEndpoints.takeBack, { body: { connectionId: id, zone: 'UTC' } });
  const look = (viewer: Person, connectionId: string) =>
    sharedRead(
      world.database.db,
      { viewerId: viewer.userId as UserId, connectionId, nowMs: world.clock.ms },
      {
        stream: 'mood',
        range: { from: localDate('2026-03-01'), to: localDate('2026-03-10') },
        page: 'client',
      },
      async ({ detail }) => detail,
    ).catch(() => null);

  it('tells who issued the code, connects once, and shows neither of the two anybody else’s data', async () => {
    const { words } = await codeOf(kim);
    const lookUp = (person: Person) =>
      person.call(sharingEndpoints.lookUp, { body: { code: words.toUpperCase() } });
    expect(await lookUp(ada)).toMatchObject({
      status: 200,
      body: { kind: 'supporter', name: 'Sam', about: null },
    });
    const made = await connect(ada, words.replaceAll('-', ', '));
    expect(made).toMatchObject({
      status: 201,
      body: { name: 'Sam', shownName: 'Ada', revision: 1, isDeleted: false, endedAt: null },
    });
    expect(await connectionsOf(ada)).toEqual([made.body]);
    expect(await connectionsOf(ben)).toEqual([]);
    expect(await look(kim, bodyOf(made).id)).toBe('summary');
    expect(await look(ben, bodyOf(made).id)).toBeNull();
    // The same person gets the same connection again. For all other people, the code is used up.
    expect((await connect(ada, words)).body).toEqual(made.body);
    for (const answer of [await connect(ben, words), await lookUp(ben)])
      expect(answer).toMatchObject({
        status: 404,
        body: { message: expect.stringContaining(USELESS) },
      });
  });

  it('replies the same for a used, expired, withdrawn or unknown code and that of a deleted account', async () => {
    const old = await codeOf(kim);
    const back = await codeOf(kim);
    await kim.call(sharingEndpoints.removeCode, { body: { id: back.id } });
    const lee = await world.signUp(`lee-${crypto.randomUUID()}@example.org`);
    const gone = await codeOf(lee);
    await lee.call(identityEndpoints.deleteAccount, { body: { password: lee.password } });
    world.clock.ms += 7 * DAY_MS;
    const said = new Set<string>();
    for (const code of [old.words, back.words, gone.words, NO_CODE, 'hello']) {
      const answer = await connect(ada, code);
      expect(answer.status).toBe(404);
      said.add(JSON.stringify(answer.body));
    }
    world.clock.ms -= 7 * DAY_MS;
    expect(said.size).toBe(1);
    expect(await connectionsOf(ada)).toEqual([]);
  });

  it('refuses one’s own code, guests’ codes, and a therapist’s code from anybody but the therapist', async () => {
    const { words } = await codeOf(kim);
    expect(await connect(kim, words)).toMatchObject({
      status: 409,
      body: { message: 'You made this code yourself. Give it to the other person.' },
    });
    const make = (person: Person, kind: string) =>
      person.call(sharingEndpoints.makeCode, { body: { kind } });
    expect((await make(ada, 'supporter')).status).toBe(403);
    expect((await make(kim, 'therapist')).status).toBe(403);
    await world.database.db
      .insertInto('therapists')
      .values({
        user_id: kim.userId,
        title: 'Psychologist',
        organisation: 'Harbor Clinic',
        registration: 'No. 12',
        created_at: '2026-03-10T12:00:00.000Z',
        updated_at: '2026-03-10T12:00:00.000Z',
      })
      .execute();
    const code = await codeOf(kim, 'therapist');
    expect((await ada.call(sharingEndpoints.lookUp, { body: { code: code.words } })).body).toEqual({
      kind: 'therapist',
      name: 'Sam',
      about: { title: 'Psychologist', organisation: 'Harbor Clinic', registration: 'No. 12' },
    });
  });

  it('gives a code to one of two simultaneous callers, and one connection to a repeated caller', async () => {
    const { words } = await codeOf(kim);
    const both = await Promise.all([connect(ada, words), connect(ben, words)]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 404]);
    const other = await codeOf(kim);
    const carl = await world.guest();
    const twice = await Promise.all([connect(carl, other.words), connect(carl, other.words)]);
    expect(twice.map(({ status }) => status)).toEqual([201, 201]);
    expect(await connectionsOf(carl)).toHaveLength(1);
    const more = await codeOf(kim);
    expect(await connect(carl, more.words)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('already connected with Sam') },
    });
    // This attempt does not use up the code.
    expect((await connect(await world.guest(), more.words)).status).toBe(201);
  });

  it('keeps ten open codes, and lists them without their words', async () => {
    for (let count = 0; count < 10; count += 1) await codeOf(kim);
    expect(
      (await kim.call(sharingEndpoints.makeCode, { body: { kind: 'supporter' } })).status,
    ).toBe(409);
    const codes = await kim.call(sharingEndpoints.codes, { params: { userId: kim.userId } });
    const list = sharingEndpoints.codes.reply.parse(codes.body);
    expect(list).toHaveLength(10);
    expect(Object.keys(list[0] ?? {}).sort()).toEqual(['createdAt', 'expiresAt', 'id', 'kind']);
    const id = list[0]?.id;
    const remove = (person: Person) => person.call(sharingEndpoints.removeCode, { body: { id } });
    expect((await remove(ada)).status).toBe(404);
    expect((await remove(kim)).status).toBe(200);
    expect((await remove(kim)).status).toBe(404);
    await codeOf(kim);
  });

  it('slows down guessing, and resets a person’s attempts only after a new connection', async () => {
    const guess = async () => expect((await connect(ada, NO_CODE)).status).toBe(404);
    const { words } = await codeOf(kim);
    for (let count = 0; count < 9; count += 1) await guess();
    expect((await connect(ada, words)).status).toBe(201);
    // Neither using a code again nor looking up a code resets the count of guesses.
    const other = await codeOf(await world.signUp(`pal-${crypto.randomUUID()}@example.org`));
    for (let count = 0; count < 7; count += 1) await guess();
    expect((await connect(ada, words)).status).toBe(201);
    const looked = { body: { code: other.words } };
    expect((await ada.call(sharingEndpoints.lookUp, looked)).status).toBe(200);
    await guess();
    expect(await connect(ada, NO_CODE)).toMatchObject({ status: 429 });
    expect((await connect(ben, NO_CODE)).status).toBe(404);
  });

  it('changes what is shared from one revision to the next, and stores each of them', async () => {
    const first = bodyOf(await connect(ada, (await codeOf(kim)).words));
    const none = await change(ada, first, aConsent({ streams: {} }));
    expect(none).toMatchObject({ status: 200, body: { revision: 2 } });
    expect(await look(kim, first.id)).toBeNull();
    expect(await change(ada, first, aConsent({ streams: { goals: 'summary' } }))).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('changed on another device or page') },
    });
    // The same change is sent twice, as after a lost reply, but applied only once.
    expect((await change(ada, first, aConsent({ streams: {} }))).body).toEqual(none.body);
    expect((await change(ben, bodyOf(none), aConsent())).status).toBe(404);
    expect((await connectionsOf(ada))[0]?.consents.map(({ streams }) => streams)).toEqual([
      {},
      { mood: 'summary' },
    ]);
  });

  it('withdraws everything regardless of concurrent changes, and grants it again', async () => {
    const first = bodyOf(await connect(ada, (await codeOf(kim)).words));
    expect((await takeBack(ben, first)).status).toBe(404);
    const back = bodyOf(await takeBack(ada, first));
    expect(back.consents[0]?.streams).toEqual({});
    expect(await look(kim, first.id)).toBeNull();
    expect((await takeBack(ada, first)).body).toEqual(back);
    const again = await change(ada, back, aConsent());
    expect(again).toMatchObject({ status: 200, body: { revision: 3 } });
    expect(await look(kim, first.id)).toBe('summary');
  });

  it.each([
    ['UTC', '2026-03-12T00:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-03-11T10:00:00.000Z'],
    ['America/Los_Angeles', '2026-03-12T07:00:00.000Z'],
  ])('shares until the end of the last day on the person’s clock in %s', async (zone, endsAt) => {
    const consent = aConsent({ until: '2026-03-11' });
    const made = bodyOf(await connect(ada, (await codeOf(kim)).words, { consent, zone }));
    expect(made.consents[0]).toMatchObject({ until: '2026-03-11', endsAt });
    const before = world.clock.ms;
    world.clock.ms = Date.parse(endsAt) - 1;
    expect(await look(kim, made.id)).toBe('summary');
    world.clock.ms += 1;
    expect(await look(kim, made.id)).toBeNull();
    world.clock.ms = before;
  });

  it.each([
    [{ streams: { mood: 'detail' } }, 'can’t share this much with a supporter'],
    [{ streams: { triggers: 'summary' } }, 'can’t share this much with a supporter'],
    [{ until: '2026-03-01' }, 'already passed'],
    [{ dataFrom: '2026-04-02', until: '2026-04-01' }, 'before the first day you want to share'],
    [{ streams: { chat: 'summary' } }, ''],
  ])('refuses %j with a sentence, and the code stays valid', async (wrong, said) => {
    const { words } = await codeOf(kim);
    expect(await connect(ada, words, { consent: aConsent(wrong) })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining(said) },
    });
    expect((await connect(ada, words)).status).toBe(201);
  });

  it('ends a connection permanently', async () => {
    const first = bodyOf(await connect(ada, (await codeOf(kim)).words));
    const end = (person: Person) =>
      person.call(sharingEndpoints.end, { body: { connectionId: first.id } });
    expect((await end(ben)).status).toBe(404);
    expect((await end(kim)).status).toBe(404);
    expect(await end(ada)).toMatchObject({ status: 200, body: { endedBy: 'person' } });
    expect(await look(kim, first.id)).toBeNull();
    expect((await change(ada, first, aConsent())).status).toBe(409);
    expect((await takeBack(ada, first)).status).toBe(409);
    const next = bodyOf(await connect(ada, (await codeOf(kim)).words));
    expect((await connectionsOf(ada)).map(({ id }) => id)).toEqual([next.id, first.id]);
  });

  it('reports that the other account was deleted', async () => {
    const made = bodyOf(await connect(ada, (await codeOf(kim)).words));
    await kim.call(identityEndpoints.deleteAccount, { body: { password: kim.password } });
    expect(await connectionsOf(ada)).toMatchObject([{ id: made.id, name: 'Sam', isDeleted: true }]);
    expect((await takeBack(ada, made)).status).toBe(200);
  });

  it('allows twenty connections', async () => {
    const viewers = await Promise.all(
      Array.from({ length: 21 }, (_, count) => world.signUp(`v${count}-${ada.userId}@example.org`)),
    );
    const answers: number[] = [];
    for (const viewer of viewers)
      answers.push((await connect(ada, (await codeOf(viewer)).words)).status);
    expect(answers).toEqual([...Array.from({ length: 20 }, () => 201), 409]);
  });

  it('pages through the log, newest look first, of the person only', async () => {
    const { id } = bodyOf(await connect(ada, (await codeOf(kim)).words));
    for (let count = 0; count < 203; count += 1) await look(kim, id);
    const page = async (person: Person, before?: string) =>
      person.call(sharingEndpoints.log, {
        params: { userId: person.userId },
        ...(before === undefined ? {} : { query: { before } }),
      });
    const first = sharingEndpoints.log.reply.parse((await page(ada)).body);
    expect(first.looks).toHaveLength(200);
    expect(first.hasMore).toBe(true);
    expect(first.looks[0]).toMatchObject({ stream: 'mood', connectionId: id });
    const last = first.looks.at(-1)?.id ?? '';
    const second = sharingEndpoints.log.reply.parse((await page(ada, last)).body);
    expect([second.looks.length, second.hasMore]).toEqual([3, false]);
    const ids = [...first.looks, ...second.looks].map((one) => one.id);
    expect(new Set(ids).size).toBe(203);
    expect((await page(ben)).body).toEqual({ looks: [], hasMore: false });
    expect((await page(ben, last)).status).toBe(404);
  });
});
