import { afterAll, beforeAll, expect, it } from 'vitest';
import type { UserId } from '#domain/shared/brands.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { isUnavailable } from '#server/db/unavailable.ts';
import { HttpError } from '#server/errors.ts';
import { userStore } from '#server/features/identity/user-store.ts';
import { connectionStore } from '#server/features/sharing/connection-store.ts';
import { connected } from '#tests/support/database/connected.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { sharedRead } from './door.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const READS = 8;

let database: OpenFresh;
beforeAll(async () => {
  database = await openFresh('postgresql');
});
afterAll(() => database.end());

const sharing = async () => {
  const [userId, viewerId] = [await database.person(), await database.person()];
  const streams = { mood: 'summary' as const };
  return { userId, viewerId, id: await connected(database.db, { userId, viewerId, streams }) };
};

/** Starts several concurrent reads. The result of each read is the granted level of detail, or an error code. */
const looks = (viewerId: UserId, connectionId: string): Promise<string>[] =>
  Array.from({ length: READS }, () =>
    sharedRead(
      database.db,
      { viewerId, connectionId, nowMs: NOW },
      {
        stream: 'mood',
        range: { from: localDate('2026-03-01'), to: localDate('2026-03-10') },
        page: 'client',
      },
      async ({ detail }) => detail,
    ).catch((error: unknown) => (error instanceof HttpError ? error.code : String(error))),
  );

it('lets either party delete their account while the viewer reads', async () => {
  const wrong: string[] = [];
  for (let count = 0; count < 20; count += 1) {
    const { userId, viewerId, id } = await sharing();
    const reads = looks(viewerId, id);
    const deleted = userStore(database.db)
      .remove(count % 2 === 0 ? userId : viewerId)
      .then(() => 'summary', String);
    wrong.push(
      ...(await Promise.all([...reads, deleted])).filter(
        (said) => !['summary', 'not_found'].includes(said),
      ),
    );
  }
  expect(wrong).toEqual([]);
});

it('shows what stays shared while other streams are granted and revoked', async () => {
  const { userId, viewerId, id } = await sharing();
  const random = seededRandom(20261123);
  const connections = connectionStore(database.db);
  const said = new Set<string>();
  let from = 1;
  for (let count = 0; count < 40; count += 1) {
    const others = (['goals', 'quizzes', 'tags'] as const).filter(() => random() < 0.5);
    const streams = Object.fromEntries(['mood', ...others].map((one) => [one, 'summary'] as const));
    const given = { connectionId: id, from, consent: { streams, dataFrom: null, until: null } };
    const at = { nowMs: NOW, zone: 'UTC' };
    const changed = connections.change(userId, given, at, () => undefined);
    for (const one of await Promise.all(looks(viewerId, id))) said.add(one);
    from = (await changed).revision;
  }
  expect(from).toBeGreaterThan(20);
  expect([...said]).toEqual(['summary']);
});

it.each(['40P01', '40001'])(
  'reports %s, a conflict of concurrent transactions, as retryable',
  (code) => {
    expect(isUnavailable(Object.assign(new Error('deadlock detected'), { code }))).toBe(true);
  },
);
