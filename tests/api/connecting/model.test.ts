import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { sharedRead } from '#server/db/sharing/door.ts';
import { codeStore } from '#server/features/sharing/code-store.ts';
import { connectionStore } from '#server/features/sharing/connection-store.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { sized } from '#tests/support/full.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const HALF_DAY_MS = 43_200_000;
const STREAMS = ['mood', 'goals', 'safety-plan'] as const;
type Streams = Partial<Record<(typeof STREAMS)[number], 'summary'>>;

/** A simple model of the state that the person’s actions lead to. */
interface Model {
  connectionId: string | null;
  isEnded: boolean;
  streams: Streams;
  /** The end of the consent, in half days since the start; null for no end. */
  endsAt: number | null;
  nowHalves: number;
}

const streams = fc
  .subarray([...STREAMS])
  .map((some): Streams => Object.fromEntries(some.map((stream) => [stream, 'summary'])));
const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('share' as const),
      streams,
      days: fc.option(fc.nat(2)),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ does: 'take-back' as const }) },
  { weight: 1, arbitrary: fc.constant({ does: 'end' as const }) },
  {
    // Time passes often enough, and for long enough, that many consents expire before they are changed.
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('wait' as const),
      halves: fc.integer({ min: 1, max: 5 }),
    }),
  },
);

describe.each(ENGINES)('data released through a connection on %s', (engine) => {
  let database: OpenFresh;
  beforeAll(async () => {
    database = await openFresh(engine);
  });
  afterAll(() => database.end());

  const supporter = async (): Promise<UserId> => {
    const id = await database.person();
    const email = `${id}@example.org`;
    await database.db.updateTable('users').set({ email }).where('id', '=', id).execute();
    return id;
  };

  it('matches a simple model, whatever the order of actions', async () => {
    const { db } = database;
    const [codes, connections] = [codeStore(db), connectionStore(db)];
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const [userId, viewerId] = [await database.person(), await supporter()];
      const stranger = await database.person();
      const model: Model = {
        connectionId: null,
        isEnded: false,
        streams: {},
        endsAt: null,
        nowHalves: 0,
      };
      const nowMs = () => NOW + model.nowHalves * HALF_DAY_MS;
      const at = () => ({ nowMs: nowMs(), zone: 'UTC' });

      const act = async (one: (typeof steps)[number]): Promise<void> => {
        if (one.does === 'wait') {
          model.nowHalves += one.halves;
          return;
        }
        const id = model.connectionId;
        if (one.does === 'share') {
          const until =
            one.days === null
              ? null
              : localDate(
                  new Date(nowMs() + 2 * one.days * HALF_DAY_MS).toISOString().slice(0, 10),
                );
          const consent = { streams: one.streams, dataFrom: null, until };
          if (id === null || model.isEnded) {
            const code = crypto.randomUUID();
            await codes.add(viewerId, 'supporter', code, nowMs());
            const { connection: made } = await connections.connect(
              userId,
              { code, shownName: 'Ada', consent },
              at(),
            );
            model.connectionId = made.id;
            model.isEnded = false;
          } else {
            const known = (await connections.all(userId)).find((each) => each.id === id);
            await connections.change(
              userId,
              { connectionId: id, from: known?.revision ?? 0, consent },
              at(),
              () => undefined,
            );
          }
          model.streams = one.streams;
          // The clock starts at noon, so days end after an odd number of half days.
          model.endsAt =
            one.days === null
              ? null
              : model.nowHalves + 2 * one.days + (model.nowHalves % 2 === 0 ? 1 : 2);
          return;
        }
        if (id === null || model.isEnded) return;
        if (one.does === 'end') {
          await connections.end(userId, id, new Date(nowMs()).toISOString());
          model.isEnded = true;
          return;
        }
        await connections.takeBack(userId, id, at());
        model.streams = {};
      };

      const mayRead = (viewer: UserId, stream: (typeof STREAMS)[number]) =>
        sharedRead(
          db,
          {
            viewerId: viewer,
            connectionId: model.connectionId ?? crypto.randomUUID(),
            nowMs: nowMs(),
          },
          {
            stream,
            range: { from: localDate('2026-03-01'), to: localDate('2026-03-10') },
            page: 'client',
          },
          async () => true,
        ).catch(() => false);

      let reads = 0;
      for (const one of steps) {
        await act(one);
        for (const stream of STREAMS) {
          const isOver = model.endsAt !== null && model.nowHalves >= model.endsAt;
          const expected =
            model.connectionId !== null &&
            !model.isEnded &&
            !isOver &&
            model.streams[stream] !== undefined;
          expect(await mayRead(viewerId, stream)).toBe(expected);
          expect(await mayRead(stranger, stream)).toBe(false);
          if (expected) reads += 1;
        }
      }
      const log = await db
        .selectFrom('access_log')
        .select('id')
        .where('user_id', '=', userId)
        .execute();
      expect(log).toHaveLength(reads);
    });
    await fc.assert(property, { numRuns: sized({ usual: 15, full: 40 }) });
  });
});
