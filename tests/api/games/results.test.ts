import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { gameEndpoints } from '#contract/games.ts';
import { identityEndpoints } from '#contract/identity.ts';
import type { GameRound } from '#domain/games/game.ts';
import { scoreRound } from '#domain/games/round-score.ts';
import { cookiesOf } from '#tests/api/support/accepted-oidc.ts';
import { A_UUID } from '#tests/api/support/examples.ts';
import {
  aFocusRound,
  aGameResult,
  aMemoryRound,
  aPin,
  aSocialRound,
  resultOf,
} from '#tests/api/support/game-examples.ts';
import { type Answer, type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ENGINES } from '#tests/support/database/engines.ts';

type More = Readonly<Record<string, unknown>>;

/** The summary of a person who has not played. */
const UNPLAYED = {
  rounds: 0,
  level: 1,
  suggestedLevel: 1,
  pinnedLevel: null,
  bestLevel: null,
  line: [],
};
const NOTHING = {
  memory: { ...UNPLAYED, skill: 'attention', topLevel: 8 },
  focus: { ...UNPLAYED, skill: 'inhibition', topLevel: 10 },
  social: { ...UNPLAYED, skill: 'social skills', topLevel: 6 },
};

describe.each(ENGINES)('rounds of games on %s', (engine) => {
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

  const send = (person: Person, round: GameRound, more: More = {}): Promise<Answer> =>
    person.call(gameEndpoints.keep, { body: resultOf(person.userId, round, more) });
  const pin = (person: Person, more: More = {}): Promise<Answer> =>
    person.call(gameEndpoints.pin, { body: aPin(person.userId, more) });
  const summary = async (person: Person) => {
    const params = { userId: person.userId };
    const { body } = await person.call(gameEndpoints.summary, { params });
    return gameEndpoints.summary.reply.parse(body);
  };

  it('is empty before the first round, and then has each game’s own rounds, per person', async () => {
    expect(await summary(ada)).toEqual(NOTHING);
    const rounds = [aMemoryRound(1, 3), aFocusRound(1, 4), aSocialRound(1, 5)];
    for (const round of rounds) {
      const scored = scoreRound(round);
      expect(await send(ada, round)).toMatchObject({
        status: 201,
        body: { ...scored, game: round.game, level: 1, bestLevel: 1, date: '2026-03-10' },
      });
    }
    const after = await summary(ada);
    for (const game of ['memory', 'focus', 'social'] as const) {
      expect(after[game]).toMatchObject({ rounds: 1, bestLevel: 1, suggestedLevel: 2, level: 2 });
      expect(after[game].line).toHaveLength(1);
    }
    expect(await summary(ben)).toEqual(NOTHING);
  });

  it('keeps the best level when rounds go worse, and lets the level follow', async () => {
    await send(ada, aMemoryRound(4, 1));
    for (let seed = 0; seed < 6; seed += 1) await send(ada, aSocialRound(1, seed, 0));
    for (let seed = 0; seed < 4; seed += 1) await send(ada, aMemoryRound(8, seed, 0.95));
    const { memory, social } = await summary(ada);
    expect(memory).toMatchObject({ bestLevel: 4, rounds: 5 });
    expect(social).toMatchObject({ bestLevel: null, level: 1, rounds: 6 });
    expect(social.line.map(({ success }) => success)).toEqual(Array(6).fill(false));
  });

  it('stays at a pinned level until it is unpinned, and keeps learning meanwhile', async () => {
    expect(await pin(ada)).toMatchObject({
      status: 200,
      body: { game: 'memory', pinnedLevel: 1, level: 1 },
    });
    await send(ada, aMemoryRound(1, 3));
    await send(ada, aMemoryRound(1, 4));
    expect((await summary(ada)).memory).toMatchObject({ pinnedLevel: 1, level: 1, rounds: 2 });
    const { suggestedLevel } = (await summary(ada)).memory;
    expect(suggestedLevel).toBeGreaterThan(1);
    expect(await pin(ada, { level: null })).toMatchObject({
      body: { pinnedLevel: null, level: suggestedLevel },
    });
    expect((await summary(ada)).memory).toMatchObject({ rounds: 2, bestLevel: 1 });
    expect((await summary(ada)).focus).toEqual(NOTHING.focus);
    expect(await summary(ben)).toEqual(NOTHING);
  });

  it('accepts a round that waited on a device since an earlier version of its game', async () => {
    const round = { ...aFocusRound(1, 4), version: 1 };
    expect(await send(ada, round)).toMatchObject({ status: 201, body: { ...scoreRound(round) } });
    expect((await summary(ada)).focus).toMatchObject({ rounds: 1, bestLevel: 1 });
  });

  it('refuses to pin a level that the game does not have', async () => {
    expect(await pin(ada, { game: 'social', level: 7 })).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'body.level', message: 'This game doesn’t have this level.' }] },
    });
    expect(await summary(ada)).toEqual(NOTHING);
  });

  it('stores and rates the same id once with the same reply, also simultaneously', async () => {
    const answers = await Promise.all(
      [1, 2, 3, 4].map(() => send(ada, aMemoryRound(1, 3), { id: A_UUID })),
    );
    for (const { status, body } of answers) expect([status, body]).toEqual([201, answers[0]?.body]);
    await send(ada, aMemoryRound(1, 9));
    const again = await send(ada, aFocusRound(1, 4), { id: A_UUID.toUpperCase() });
    expect(again.body).toEqual(answers[0]?.body);
    expect((await summary(ada)).memory.rounds).toBe(2);
    expect(await send(ben, aSocialRound(1, 5), { id: A_UUID })).toMatchObject({
      body: { game: 'social' },
    });
  });

  it('loses no round when many arrive simultaneously', async () => {
    const seeds = Array.from({ length: 20 }, (_, seed) => seed);
    const answers = await Promise.all(seeds.map((seed) => send(ada, aSocialRound(1, seed))));
    for (const { status } of answers) expect(status).toBe(201);
    expect((await summary(ada)).social).toMatchObject({ rounds: 20, bestLevel: 1 });
    expect(await summary(ben)).toEqual(NOTHING);
  });

  it('lists the newest thirty rounds by when they were played', async () => {
    const round = aSocialRound(1, 2);
    for (let day = 40; day > 0; day -= 1) {
      const date = new Date(Date.UTC(2026, 0, day, 12)).toISOString();
      await send(ada, round, { startedAt: date, localDate: date.slice(0, 10), zone: 'UTC' });
    }
    const { line, rounds } = (await summary(ada)).social;
    expect(rounds).toBe(40);
    expect(line).toHaveLength(30);
    expect(line[0]?.date).toBe('2026-01-11');
    expect(line.at(-1)?.date).toBe('2026-02-09');
  });

  it('never dates a round after its arrival, so that the last one played stays last', async () => {
    const now = new Date(world.clock.ms).toISOString();
    const ahead = new Date(world.clock.ms + 12 * 3_600_000).toISOString();
    const day = { localDate: now.slice(0, 10), zone: 'UTC' };
    const first = await send(ada, aSocialRound(1, 2), { startedAt: ahead, ...day });
    expect(first).toMatchObject({ status: 201, body: { startedAt: now } });
    world.clock.ms += 60_000;
    const later = new Date(world.clock.ms - 30_000).toISOString();
    await send(ada, aSocialRound(2, 3), { startedAt: later, ...day });
    const { line } = (await summary(ada)).social;
    expect(line.map(({ level, startedAt }) => [level, startedAt])).toEqual([
      [1, now],
      [2, later],
    ]);
  });

  it('can be rescored from stored data', async () => {
    const rounds = [aMemoryRound(3, 1, 0.3), aFocusRound(7, 2), aSocialRound(4, 3, 0.6)];
    for (const round of rounds) {
      expect((await send(ada, round)).status).toBe(201);
      const row = await world.database.db
        .selectFrom('game_results')
        .selectAll()
        .where('user_id', '=', ada.userId)
        .where('game', '=', round.game)
        .executeTakeFirstOrThrow();
      const kept = { ...round, seed: row.seed, level: row.level, events: JSON.parse(row.events) };
      expect(kept).toEqual(JSON.parse(JSON.stringify(round)));
      expect(scoreRound(kept)).toMatchObject({ score: row.score, durationMs: row.duration_ms });
    }
  });

  it('stays with a guest who gets an account, and is deleted with an account', async () => {
    await ada.call(gameEndpoints.keep, { body: aGameResult(ada.userId) });
    await pin(ada);
    await send(ben, aSocialRound(1, 5));
    const before = await summary(ada);
    const email = `ada-${engine}@example.org`;
    const body = { name: 'Ada', email, password: 'long enough' };
    const upgraded = await ada.call(identityEndpoints.upgrade, { body });
    expect(upgraded.status).toBe(200);
    const person = { ...ada, ...world.caller(cookiesOf(upgraded).join('; ')) };
    expect(await summary(person)).toEqual(before);
    const leave = { password: 'long enough' };
    expect((await person.call(identityEndpoints.deleteAccount, { body: leave })).status).toBe(200);
    for (const table of ['game_results', 'game_ratings'] as const) {
      const rows = await world.database.db.selectFrom(table).select('user_id').execute();
      const owners = rows.map(({ user_id }) => user_id);
      expect(owners).toContain(ben.userId);
      expect(owners).not.toContain(ada.userId);
    }
  });
});
