import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { gameEndpoints } from '#contract/games.ts';
import {
  aFocusRound,
  aGameResult,
  aMemoryRound,
  aSocialRound,
  resultOf,
} from '#tests/api/support/game-examples.ts';
import { type Person, type TestApp, testApp } from '#tests/api/support/test-app.ts';
import { ANY_ENGINE } from '#tests/support/database/engines.ts';

type More = Readonly<Record<string, unknown>>;

const focus = aFocusRound(1, 4);
const memory = aMemoryRound(1, 3);
const social = aSocialRound(1, 5);

/** The circles of a round, each tapped 40 ms after it appeared. */
const tooFast = focus.events.map((event) =>
  typeof event === 'object' && event !== null ? { ...event, ...tapAt(event) } : event,
);
function tapAt(event: object): object {
  if (!('type' in event && 'index' in event) || event.type !== 'tap') return {};
  return { atMs: (Number(event.index) + 1) * 1000 + 40 };
}

describe.each(ANY_ENGINE)('impossible rounds of games on %s', (engine) => {
  let world: TestApp;
  let ada: Person;
  let ben: Person;

  beforeAll(async () => {
    world = await testApp(engine);
    ada = await world.guest();
    ben = await world.guest();
    await ben.call(gameEndpoints.keep, { body: aGameResult(ben.userId) });
  });
  afterAll(() => world.close());

  const roundsOf = async (person: Person): Promise<number> => {
    const params = { userId: person.userId };
    const { body } = await person.call(gameEndpoints.summary, { params });
    const all = gameEndpoints.summary.reply.parse(body);
    return all.memory.rounds + all.focus.rounds + all.social.rounds;
  };

  it.each<readonly [what: string, round: typeof focus, more: More, field: string, words: RegExp]>([
    ['more points than circles', focus, { score: 31 }, 'score', /more points than circles/],
    ['one point too many', focus, { score: 29 }, 'score', /doesn’t match the moves in this round/],
    ['one turn too few', memory, { score: 3 }, 'score', /doesn’t match the moves in this round/],
    ['no score', memory, { score: undefined }, 'score', /whole number/],
    ['taps after 40 ms', focus, { events: tooFast }, 'events', /faster than anyone/],
    ['times out of order', memory, { events: memory.events.toReversed() }, 'events', /order/],
    ['half a round', memory, { events: memory.events.slice(0, 4) }, 'events', /to the end/],
    ['no events', social, { events: [] }, 'events', /to the end/],
    ['cards of another board', memory, { seed: 4 }, 'events', /rules|end/],
    ['events of another game', social, { events: memory.events }, 'events', /belong to this game/],
    ['another version', social, { version: 1_000 }, 'version', /another version/],
    ['an invalid level', social, { level: 7 }, 'level', /have this level/],
    ['level 0', social, { level: 0 }, 'level', /1 to 10/],
    ['an unknown game', social, { game: 'chess' }, 'game', /no game with this name/],
    ['half a seed', memory, { seed: 0.5 }, 'seed', /whole number/],
    ['a day ahead', memory, { startedAt: '2026-03-11T12:00:01Z' }, 'startedAt', /in the future/],
    ['another date', memory, { localDate: '2026-03-13' }, 'localDate', /doesn’t match the time/],
    ['a time below 0', memory, { events: [{ type: 'tick', atMs: -1 }] }, 'events.0.atMs', /time/],
  ])('%s: refused with its path, and not counted', async (_, round, more, field, words) => {
    const body = resultOf(ada.userId, round, more);
    const answer = await ada.call(gameEndpoints.keep, { body });
    const issue = { path: `body.${field}`, message: expect.stringMatching(words) };
    expect(answer).toMatchObject({
      status: 400,
      body: { code: 'invalid', issues: expect.arrayContaining([issue]) },
    });
    expect(await roundsOf(ada)).toBe(0);
    expect(await roundsOf(ben)).toBe(1);
  });
});
