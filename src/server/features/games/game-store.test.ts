import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { GAME_VERSIONS } from '#domain/games/game.ts';
import type { UserId } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { ENGINES } from '#tests/support/database/engines.ts';
import { type OpenFresh, openFresh } from '#tests/support/database/open-fresh.ts';
import { type GameStore, gameStore, type NewResult } from './game-store.ts';

const NOW = '2026-03-10T12:00:00.000Z';

const result = (id: string, more: Partial<NewResult> = {}): NewResult => ({
  id,
  game: 'social',
  level: 1,
  seed: 4_294_967_295,
  version: GAME_VERSIONS.social,
  events: [],
  score: 5,
  success: true,
  durationMs: 61_000.5,
  startedAt: NOW,
  localDate: localDate('2026-03-10'),
  zone: 'UTC',
  ...more,
});

describe.each(ENGINES)('the game store on %s', (engine) => {
  let database: OpenFresh;
  let store: GameStore;
  let ada: UserId;
  let ben: UserId;

  beforeAll(async () => {
    database = await openFresh(engine);
    store = gameStore(database);
  });
  afterAll(() => database.end());
  beforeEach(async () => {
    ada = await database.person();
    ben = await database.person();
  });

  it('keeps one of several rounds sent with the same id at the same time', async () => {
    const scores = [1, 2, 3, 4, 5, 6, 7, 8];
    const kept = await Promise.all(
      scores.map((score) => store.add(ada, result('a', { score }), NOW)),
    );
    for (const one of kept) expect(one).toEqual(kept[0]);
    expect(await store.one(ada, 'a')).toEqual(kept[0]);
    expect((await store.summary(ada)).social.rounds).toBe(1);
    expect(await store.one(ben, 'a')).toBeNull();
    expect((await store.add(ben, result('a', { score: 3 }), NOW)).score).toBe(3);
  });

  it('counts every round and keeps the pin when both arrive at the same time', async () => {
    const ids = Array.from({ length: 12 }, (_, at) => `${at}`);
    await Promise.all([
      ...ids.map((id) => store.add(ada, result(id), NOW)),
      store.pin(ada, 'social', 3, NOW),
    ]);
    expect((await store.summary(ada)).social).toMatchObject({
      rounds: 12,
      pinnedLevel: 3,
      level: 3,
      bestLevel: 1,
    });
    expect((await store.summary(ben)).social).toMatchObject({ rounds: 0, pinnedLevel: null });
  });

  it('counts rounds of earlier versions with their original scores', async () => {
    const at = (minute: number) => `2026-03-10T10:0${minute}:00.000Z`;
    const versions = [1, 1, GAME_VERSIONS.social, GAME_VERSIONS.social];
    for (const [minute, version] of versions.entries()) {
      const more = { version, level: minute + 1, startedAt: at(minute) };
      await store.add(ada, result(`${minute}`, more), NOW);
    }
    const { social } = await store.summary(ada);
    expect(social).toMatchObject({ rounds: 4, bestLevel: 4 });
    expect(social.line.map(({ level, score }) => [level, score])).toEqual([
      [1, 5],
      [2, 5],
      [3, 5],
      [4, 5],
    ]);
    const estimates = social.line.map(({ estimate }) => estimate);
    expect(estimates.toSorted((one, other) => one - other)).toEqual(estimates);
  });

  it('keeps a round without a clear outcome, but does not rate it', async () => {
    await store.add(ada, result('a', { game: 'focus', success: null }), NOW);
    const { focus } = await store.summary(ada);
    expect(focus).toMatchObject({ rounds: 0, level: 1, bestLevel: null });
    expect(focus.line).toMatchObject([{ success: null, durationMs: 61_000.5, startedAt: NOW }]);
  });

  it('refuses a round for a deleted account', async () => {
    await database.db.deleteFrom('users').where('id', '=', ada).execute();
    await expect(store.add(ada, result('a'), NOW)).rejects.toThrow(/no longer exists/);
  });
});
