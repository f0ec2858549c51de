import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playFocus, STEADY_TAPPER } from '#tests/simulated/games/focus.ts';
import { playMemory } from '#tests/simulated/games/memory.ts';
import { playSocial } from '#tests/simulated/games/social.ts';
import { drawCircles } from './focus/circles.ts';
import { dueMs, focusLevel, goColor, ROUND_CIRCLES } from './focus/levels.ts';
import {
  GAME_VERSIONS,
  GAMES,
  type Game,
  type GameRound,
  LONGEST_ROUND_MS,
  type RoundScore,
  type Scored,
  TOP_LEVELS,
} from './game.ts';
import { newMemoryRun, stepMemory } from './memory/run.ts';
import { scoreRound } from './round-score.ts';

interface Timed {
  readonly type: string;
  readonly atMs: number;
}
interface Kept extends GameRound {
  readonly events: readonly Timed[];
}

const scored = (outcome: Scored): RoundScore => {
  if ('problem' in outcome) throw new Error(outcome.problem);
  return outcome;
};

const memory = (level: number, seed: number, forget = 0.1): Kept => {
  const events = playMemory({ forget }, level, seed);
  return { game: 'memory', level, seed, version: GAME_VERSIONS.memory, events };
};
const focus = (level: number, seed: number, more: Partial<typeof STEADY_TAPPER> = {}): Kept => {
  const [round] = playFocus({ ...STEADY_TAPPER, ...more }, level, seed).run.ended;
  const { seed: kept, events } = round ?? { seed: 0, events: [] };
  return { game: 'focus', level, seed: kept, version: GAME_VERSIONS.focus, events };
};
const social = (level: number, seed: number, chance = 0.8): Kept => {
  const events = playSocial(chance, level, seed);
  return { game: 'social', level, seed, version: GAME_VERSIONS.social, events };
};

const ROUNDS: Readonly<Record<Game, (level: number, seed: number) => Kept>> = {
  memory,
  focus,
  social,
};
const anyRound = (game: Game) =>
  fc
    .tuple(fc.integer({ min: 1, max: TOP_LEVELS[game] }), fc.nat(4_294_967_295))
    .map(([level, seed]) => ROUNDS[game](level, seed));

describe.each(GAMES)('a stored round of %s', (game) => {
  it('scores the same after a JSON round trip', () => {
    fc.assert(
      fc.property(anyRound(game), (round) => {
        const score = scored(scoreRound(round));
        expect(scored(scoreRound(JSON.parse(JSON.stringify(round))))).toEqual(score);
        expect(Number.isInteger(score.score) && score.score >= 0).toBe(true);
        expect(score.durationMs).toBe(round.events.at(-1)?.atMs);
      }),
      { numRuns: 60 },
    );
  });

  it('is rejected without its end, in another order, as another version or beyond the levels', () => {
    fc.assert(
      fc.property(anyRound(game), fc.nat(), (round, at) => {
        const { events } = round;
        const half = events.slice(0, Math.floor(events.length / 2));
        expect(scoreRound({ ...round, events: half })).toEqual({ problem: 'unfinished' });
        expect(scoreRound({ ...round, events: [] })).toEqual({ problem: 'unfinished' });
        expect(scoreRound({ ...round, version: GAME_VERSIONS[game] + 1 })).toEqual({
          problem: 'version',
        });
        expect(scoreRound({ ...round, level: TOP_LEVELS[game] + 1 })).toEqual({ problem: 'level' });
        expect(scoreRound({ ...round, events: events.toReversed() })).toEqual({ problem: 'order' });
        const place = at % events.length;
        const spoilt = (more: object) =>
          events.map((one, i) => (i === place ? { ...one, ...more } : one));
        expect(scoreRound({ ...round, events: spoilt({ type: 'win' }) })).toEqual({
          problem: 'events',
        });
        expect(scoreRound({ ...round, events: spoilt({ atMs: -1 }) })).toEqual({
          problem: 'events',
        });
        expect(scoreRound({ ...round, events: spoilt({ atMs: LONGEST_ROUND_MS + 1 }) })).toEqual({
          problem: 'events',
        });
      }),
      { numRuns: 40 },
    );
  });

  it('is rejected when it was played faster than a person can', () => {
    const { events, ...round } = ROUNDS[game](1, 8);
    const of = focusLevel(1);
    const pairs = newMemoryRun(1, 8).cards.toSorted((a, b) => a.image.localeCompare(b.image));
    const fast: Readonly<Record<Game, readonly object[]>> = {
      memory: pairs.map(({ id }, at) => ({ type: 'flip', card: id, atMs: at * 90 })),
      social: events.map((event, at) => ({ ...event, atMs: at * 90 })),
      focus: events.map((event) => {
        const dueAtMs = 'index' in event ? dueMs(of, Number(event.index)) : 0;
        return { ...event, atMs: event.type === 'circle' ? dueAtMs : dueAtMs + 60 };
      }),
    };
    expect(scoreRound({ ...round, events: fast[game] })).toEqual({ problem: 'too-fast' });
  });

  it('reports a problem for any invalid events, and never throws', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), fc.nat(99), (events, seed) => {
        const round = { game, level: 1, seed, version: GAME_VERSIONS[game], events };
        expect(scoreRound(round)).toHaveProperty('problem');
      }),
    );
  });
});

describe('a round of Memory', () => {
  it('succeeds for a player who forgets nothing, and rarely for one who forgets almost everything', () => {
    const managed = (forget: number) =>
      Array.from({ length: 60 }, (_, seed) => scored(scoreRound(memory(5, seed, forget)))).filter(
        ({ success }) => success,
      ).length;
    expect(managed(0)).toBe(60);
    expect(managed(0.95)).toBeLessThan(15);
  });

  it('counts the turns of its own board', () => {
    const round = memory(1, 4);
    const run = playMemory({ forget: 0.1 }, 1, 4).reduce(stepMemory, newMemoryRun(1, 4));
    expect(scored(scoreRound(round)).score).toBe(run.turns);
    expect(scoreRound({ ...round, seed: 5 })).toHaveProperty('problem');
  });

  it('is rejected when a card is turned that cannot be turned', () => {
    const round = memory(1, 4);
    const [first] = round.events;
    const twice = first === undefined ? [] : [first, first, ...round.events.slice(1)];
    expect(scoreRound({ ...round, events: twice })).toEqual({ problem: 'impossible' });
  });
});

describe('a round of Focus tap', () => {
  it('gives a point for each tapped target, takes one for each tapped non-target, and never goes below 0', () => {
    const slips = fc.constantFrom(0, 0.05, 0.5, 1);
    const misses = fc.constantFrom(0, 0.5, 0.95);
    const levels = fc.integer({ min: 1, max: TOP_LEVELS.focus });
    let floored = 0;
    fc.assert(
      fc.property(levels, fc.nat(4_294_967_295), slips, misses, (level, first, slip, miss) => {
        const round = focus(level, first, { slip, miss });
        const of = focusLevel(level);
        const drawn = drawCircles(of, round.seed, ROUND_CIRCLES);
        let [score, sum] = [0, 0];
        for (const event of round.events) {
          if (event.type !== 'tap' || !('index' in event)) continue;
          const at = Number(event.index);
          const points = drawn[at]?.color === goColor(of, at) ? 1 : -1;
          sum += points;
          score = Math.max(0, score + points);
        }
        if (score !== sum) floored += 1;
        expect(scored(scoreRound(round)).score).toBe(score);
      }),
      { numRuns: 150 },
    );
    // If the points seldom reached 0, the rule that they never go below 0 would be untested.
    expect(floored).toBeGreaterThan(10);
  });

  it('succeeds for a player who taps well, and fails for one who slips or misses', () => {
    const perfect = scored(scoreRound(focus(1, 2, { slip: 0, miss: 0, spreadMs: 0 })));
    const { seed } = focus(1, 2);
    const green = drawCircles(focusLevel(1), seed, ROUND_CIRCLES).filter(
      ({ color }) => color === 'green',
    );
    expect(perfect).toMatchObject({ score: green.length, success: true });
    expect(scored(scoreRound(focus(1, 2, { slip: 1 }))).success).toBe(false);
    expect(scored(scoreRound(focus(1, 2, { miss: 0.7 }))).success).toBe(false);
  });

  it('is inconclusive when the last five targets were not tapped', () => {
    const round = focus(1, 2, { slip: 0, miss: 0 });
    const of = focusLevel(1);
    const drawn = drawCircles(of, round.seed, ROUND_CIRCLES);
    const goes = drawn.flatMap(({ color }, at) => (color === goColor(of, at) ? [at] : []));
    const leftAfter = (untouched: number): RoundScore => {
      const from = goes.at(-untouched) ?? 0;
      const isLeft = (event: Timed) =>
        event.type === 'tap' && 'index' in event && Number(event.index) >= from;
      return scored(scoreRound({ ...round, events: round.events.filter((one) => !isLeft(one)) }));
    };
    expect(leftAfter(4).success).not.toBeNull();
    expect(leftAfter(5)).toMatchObject({ success: null, score: goes.length - 5 });
    expect(leftAfter(goes.length)).toMatchObject({ success: null, score: 0 });
  });

  it('of version 1 is scored by the rules of that version, which counted leaving as missing', () => {
    const round = focus(1, 2, { slip: 0, miss: 0 });
    expect(scoreRound({ ...round, version: 1 })).toEqual(scoreRound(round));
    const half = round.events.filter(({ type, atMs }) => type === 'circle' || atMs < 15_000);
    const left = scored(scoreRound({ ...round, events: half }));
    expect(left.success).toBeNull();
    expect(scoreRound({ ...round, version: 1, events: half })).toEqual({ ...left, success: false });
    expect(scoreRound({ ...round, version: 0 })).toEqual({ problem: 'version' });
  });

  it('is rejected with two taps on a circle, a tap on none, or a circle before its time', () => {
    const round = focus(2, 6);
    const at = round.events.findIndex(({ type }) => type === 'tap');
    const tap = round.events[at];
    if (tap === undefined) throw new Error('Nobody tapped.');
    expect(scoreRound({ ...round, events: round.events.toSpliced(at, 0, tap) })).toEqual({
      problem: 'impossible',
    });
    expect(scoreRound({ ...round, events: [{ ...tap, atMs: 0 }, ...round.events] })).toEqual({
      problem: 'impossible',
    });
    const [first, ...rest] = round.events;
    const early = [{ ...first, atMs: 100 }, ...rest];
    expect(scoreRound({ ...round, events: early })).toEqual({ problem: 'impossible' });
  });

  it('stores each round of the endless level 1 so that it can be scored alone', () => {
    const { run } = playFocus(STEADY_TAPPER, 1, 77, { rounds: 4, fromMs: 123_456.7 });
    const scores = run.ended.map(({ seed, events }) =>
      scored(scoreRound({ game: 'focus', level: 1, seed, version: GAME_VERSIONS.focus, events })),
    );
    expect(scores).toHaveLength(4);
    expect(new Set(run.ended.map(({ seed }) => seed)).size).toBe(4);
    for (const { score } of scores) expect(score).toBeGreaterThan(5);
  });
});

describe('a round of Social cues', () => {
  it('succeeds with at most one answer that does not fit', () => {
    const all = Array.from({ length: 80 }, (_, seed) => scored(scoreRound(social(2, seed, 0.7))));
    for (const { score, success } of all) expect(success).toBe(score >= 4);
    expect(new Set(all.map(({ success }) => success)).size).toBe(2);
  });
});
