import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/shared/endpoint.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { type Detail, STREAMS, type Stream } from '#domain/sharing/streams.ts';
import { attempts } from '#tests/api/support/attempts.ts';
import { callTable, walk } from '#tests/api/support/call-table.ts';
import { fillDay, fillWhatHolds } from '#tests/api/support/filled-person.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { checkEach } from '#tests/support/check-all.ts';
import { connected } from '#tests/support/database/connected.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { FULL } from '#tests/support/full.ts';

const RANGE = { from: '2026-03-01', to: '2026-03-07' };
const WITHIN = localDate('2026-03-05');
const SAID = 'Nothing is shared with you here.';
const NOT_SHARED = { code: 'not_found', message: SAID, error: SAID };

/** The data that can be shared with a supporter, repeated here independently of the code. */
const FOR_SUPPORTERS: Readonly<Partial<Record<Stream, readonly Detail[]>>> = {
  mood: ['summary'],
  routines: ['summary'],
  goals: ['summary'],
  'safety-plan': ['summary', 'detail'],
  card: ['summary', 'detail'],
};

type Given = Omit<Parameters<typeof connected>[1], 'userId' | 'viewerId'>;
interface Situation {
  /** The person’s consent to the viewer; null if the person’s connection is with somebody else. */
  readonly given: (stream: Stream) => Given | null;
  /** What happens to the connection afterwards. */
  readonly later?: 'revoked' | 'ended';
  readonly who?: 'owner';
  /** How much of a kind of data (stream) the viewer gets, and from which day; null for nothing. */
  readonly gets: (stream: Stream) => { readonly detail: Detail; readonly from?: string } | null;
}

const only = (stream: Stream, detail: Detail = 'detail') => ({ streams: { [stream]: detail } });
const allBut = (stream: Stream) => ({
  streams: Object.fromEntries(
    STREAMS.filter((one) => one !== stream).map((one) => [one, 'detail']),
  ),
});
const nothing = (): null => null;
const asSupporter = (detail: Detail): Situation => ({
  given: (stream) => ({ ...only(stream, detail), kind: 'supporter' }),
  gets: (stream) => (FOR_SUPPORTERS[stream]?.includes(detail) === true ? { detail } : null),
});

const WITHOUT = 'connected without the stream';

const SITUATIONS: Readonly<Record<string, Situation>> = {
  owner: { given: (stream) => only(stream), who: 'owner', gets: nothing },
  stranger: { given: nothing, gets: nothing },
  [WITHOUT]: { given: allBut, gets: nothing },
  'with the summary': {
    given: (stream) => only(stream, 'summary'),
    gets: () => ({ detail: 'summary' }),
  },
  'with the detail': { given: (stream) => only(stream), gets: () => ({ detail: 'detail' }) },
  'until a later instant': {
    given: (stream) => ({ ...only(stream), endsAt: '2026-03-10T12:00:00.001Z' }),
    gets: () => ({ detail: 'detail' }),
  },
  expired: {
    given: (stream) => ({ ...only(stream), endsAt: '2026-03-10T12:00:00.000Z' }),
    gets: nothing,
  },
  revoked: { given: (stream) => only(stream), later: 'revoked', gets: nothing },
  ended: { given: (stream) => only(stream), later: 'ended', gets: nothing },
  'supporter with the summary': asSupporter('summary'),
  'supporter with the detail': asSupporter('detail'),
  'data from a day of the range': {
    given: (stream) => ({ ...only(stream), dataFrom: WITHIN }),
    gets: () => ({ detail: 'detail', from: WITHIN }),
  },
  'data from after the range': {
    given: (stream) => ({ ...only(stream), dataFrom: localDate('2026-03-08') }),
    gets: nothing,
  },
};

const isSharedRead = (endpoint: Endpoint): boolean =>
  endpoint.access === 'viewer' && endpoint.method === 'GET' && endpoint.stream !== undefined;

/**
 * The kinds of data (streams) whose connections are used to try a read: all streams in a full run and in the most
 * important situations, otherwise the read's own stream and one other stream.
 */
const sharedStreams = (situation: string, { stream: asked }: Endpoint): readonly Stream[] => {
  if (FULL || situation === WITHOUT || situation === 'with the detail') return STREAMS;
  return STREAMS.filter((one, index) => asked === one || asked === STREAMS.at(index - 1));
};

describe.each(ENGINES)('who sees what on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let lee: Person;
  let stranger: Person;
  /** The ids of the connections for each situation and stream. */
  const connections = new Map<string, string>();
  let everything = '';

  const connect = async (situation: Situation, stream: Stream, other: string): Promise<string> => {
    const { db } = world.database;
    const given = situation.given(stream);
    const id = await connected(db, {
      userId: ada.userId,
      viewerId: given === null ? other : lee.userId,
      ...(given ?? only(stream)),
    });
    const row = db.updateTable('connections').where('id', '=', id);
    if (situation.later === 'ended')
      await row.set({ ended_at: '2026-03-09T12:00:00.000Z', ended_by: 'person' }).execute();
    if (situation.later === 'revoked') {
      await db
        .insertInto('consents')
        .values({
          user_id: ada.userId,
          connection_id: id,
          revision: 2,
          streams: '{}',
          data_from: null,
          until_date: null,
          ends_at: null,
          zone: 'UTC',
          created_at: '2026-03-09T12:00:00.000Z',
        })
        .execute();
      await row.set({ revision: 2 }).execute();
    }
    return id;
  };

  beforeAll(async () => {
    world = await testApp(engine);
    const { db } = world.database;
    ada = await world.signUp('ada@example.org', 'the password of Ada');
    lee = await world.signUp('lee@example.org', 'the password of Lee');
    stranger = await world.guest();
    await fillDay(db, ada.userId, WITHIN, 'Ada');
    await fillWhatHolds(db, ada.userId, WITHIN, 'Ada');
    await fillDay(db, lee.userId, WITHIN, 'Lee');
    const other = await world.guest();
    for (const [name, situation] of Object.entries(SITUATIONS))
      for (const stream of STREAMS)
        connections.set(`${name} ${stream}`, await connect(situation, stream, other.userId));
    const all = Object.fromEntries(STREAMS.map((stream) => [stream, 'detail' as const]));
    everything = await connected(db, {
      userId: ada.userId,
      viewerId: lee.userId,
      streams: all,
    });
  });
  afterAll(() => world.close());

  const looks = () =>
    world.database.db
      .selectFrom('access_log')
      .select(['connection_id', 'user_id', 'stream', 'detail', 'from_date', 'to_date', 'page'])
      .orderBy('id')
      .execute();
  const allLooks = async (): Promise<number> => (await looks()).length;

  const sharedReads = callTable.filter(([, endpoint]) => isSharedRead(endpoint));

  it.each(Object.entries(SITUATIONS))(
    '%s, for each read and each stream',
    async (name, situation) => {
      const before = await allLooks();
      const expected: unknown[] = [];
      const caller = situation.who === 'owner' ? ada : lee;
      await walk(sharedReads, async (_, endpoint) => {
        await checkEach(sharedStreams(name, endpoint), async (stream) => {
          const connectionId = connections.get(`${name} ${stream}`) ?? '';
          const { status, body } = await caller.call(endpoint, {
            params: { connectionId },
            query: { ...RANGE, page: 'brief' },
          });
          // A connection that lacks one stream shares all other streams in detail.
          const isAsked = endpoint.stream === stream;
          const without = name === WITHOUT && !isAsked;
          const gets = without
            ? ({ detail: 'detail' } as const)
            : isAsked
              ? situation.gets(stream)
              : null;
          if (gets === null) {
            expect({ status, body }).toEqual({ status: 404, body: NOT_SHARED });
            return;
          }
          const { detail, from = RANGE.from } = gets;
          expect({ status, body }).toMatchObject({
            status: 200,
            body: { detail, from, to: RANGE.to },
          });
          expected.push({
            connection_id: connectionId,
            user_id: ada.userId,
            stream: endpoint.stream,
            detail,
            from_date: from,
            to_date: RANGE.to,
            page: 'brief',
          });
        });
      });
      expect((await looks()).slice(before)).toEqual(expected);
    },
  );

  it('refuses a viewer in each call that names the person, whatever is shared', async () => {
    const naming = callTable.filter(([name]) => attempts[name]?.expected === 403);
    const before = await allLooks();
    await walk(naming, async (name, endpoint) => {
      const answer = await lee.call(endpoint, attempts[name]?.parts({ ada, ben: lee }));
      expect(answer).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    });
    expect(await allLooks()).toBe(before);
  });

  it('returns 404 in each connection call to a stranger, the person, and a viewer of an ended connection', async () => {
    const ofConnection = callTable.filter(([, { access }]) => access === 'viewer');
    const before = await allLooks();
    const ended = connections.get('ended mood') ?? '';
    await walk(ofConnection, async (name, endpoint) => {
      for (const [caller, connectionId] of [
        [stranger, everything],
        [ada, everything],
        [lee, ended],
        [lee, crypto.randomUUID()],
      ] as const) {
        const parts = attempts[name]?.parts({ ada, ben: caller });
        expect(
          await caller.call(endpoint, { ...parts, params: { ...parts?.params, connectionId } }),
        ).toMatchObject({ status: 404, body: { code: 'not_found' } });
      }
    });
    expect(await allLooks()).toBe(before);
  });
});
