import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOP_LEVELS } from '#domain/games/game.ts';
import { playMemory, type RememberingPlayer } from '#tests/simulated/games/memory.ts';
import { memoryLevel } from './levels.ts';
import { PICTURES } from './pictures.ts';
import {
  type MemoryEvent,
  type MemoryRun,
  newMemoryRun,
  nextMemorySeed,
  stepMemory,
} from './run.ts';

const seeds = fc.nat(4_294_967_295);
const levels = fc.integer({ min: 1, max: TOP_LEVELS.memory });
/** Flips of any card at any speed, and ticks of the clock. */
const moves = fc.array(
  fc.record({
    type: fc.constantFrom<MemoryEvent['type']>('flip', 'flip', 'flip', 'tick'),
    card: fc.integer({ min: -1, max: 25 }),
    afterMs: fc.oneof(fc.nat(1500), fc.constantFrom(0, 999, 1000)),
  }),
  { maxLength: 300 },
);

const eventsOf = (
  all: readonly { type: string; card: number; afterMs: number }[],
): MemoryEvent[] => {
  let atMs = 0;
  return all.map(({ type, card, afterMs }) => {
    atMs += afterMs;
    return type === 'flip' ? { type, card, atMs } : { type: 'tick', atMs };
  });
};

const faceUp = (run: MemoryRun) => run.cards.filter((card) => card.isFlipped && !card.isMatched);
const placesOf = (run: MemoryRun, image: string) =>
  run.cards.filter((card) => card.image === image).map(({ id }) => id);

/** The board of level 1, the two places of its first picture, and a place of another picture. */
const board = (seed = 7) => {
  const run = newMemoryRun(1, seed);
  const image = run.cards[0]?.image ?? '';
  const [one = -1, twin = -1] = placesOf(run, image);
  const other = run.cards.find((card) => card.image !== image)?.id ?? -1;
  return { run, one, twin, other };
};
const flip = (run: MemoryRun, card: number, atMs: number) =>
  stepMemory(run, { type: 'flip', card, atMs });

describe('the board of Memory', () => {
  it('has four pictures at level 1, each twice, face down, on eight cards', () => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const { cards } = newMemoryRun(1, seed);
        expect(cards.map(({ id }) => id)).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
        expect(new Set(cards.map(({ image }) => image)).size).toBe(4);
        expect(cards.some((card) => card.isFlipped || card.isMatched)).toBe(false);
        const motifs = PICTURES.filter((pair) => cards.some(({ image }) => pair.includes(image)));
        expect(motifs).toHaveLength(4);
      }),
    );
  });

  it('has each picture twice at every level, with as many look-alikes as the level says', () => {
    fc.assert(
      fc.property(levels, seeds, (level, seed) => {
        const run = newMemoryRun(level, seed);
        const images = new Set<string>(run.cards.map(({ image }) => image));
        expect(images.size).toBe(memoryLevel(level).pairs);
        for (const image of images) expect(placesOf(run, image)).toHaveLength(2);
        const alike = PICTURES.filter(([one, other]) => images.has(one) && images.has(other));
        expect(alike).toHaveLength(memoryLevel(level).lookAlikes);
      }),
    );
  });

  it('is shuffled: a match can be at any place, and Play Again deals another board', () => {
    const first = new Set<number>();
    let seed = 1;
    let same = 0;
    for (let count = 0; count < 200; count += 1) {
      const before = newMemoryRun(1, seed).cards.map(({ image }) => image);
      seed = nextMemorySeed(seed);
      const { cards } = newMemoryRun(1, seed);
      if (cards.every(({ image }, at) => image === before[at])) same += 1;
      first.add(cards.findLastIndex(({ image }) => image === cards[0]?.image));
    }
    expect(same).toBe(0);
    expect([...first].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });
});

describe('a game of Memory', () => {
  it('keeps two matching cards face up, and turns two others back after one second', () => {
    const { run, one, twin, other } = board();
    const matched = flip(flip(run, one, 100), twin, 700);
    expect(matched.cards.filter((card) => card.isMatched).map(({ id }) => id)).toEqual([one, twin]);
    const mismatch = flip(flip(run, one, 100), other, 700);
    expect(faceUp(mismatch)).toHaveLength(2);
    expect(stepMemory(mismatch, { type: 'tick', atMs: 1699 })).toBe(mismatch);
    expect(faceUp(stepMemory(mismatch, { type: 'tick', atMs: 1700 }))).toEqual([]);
    expect(flip(mismatch, twin, 1699)).toBe(mismatch);
    expect(faceUp(flip(mismatch, twin, 1700)).map(({ id }) => id)).toEqual([twin]);
  });

  it('never has more than two unmatched cards up, and never changes matched ones, whatever is pressed', () => {
    fc.assert(
      fc.property(levels, seeds, moves, (level, seed, all) => {
        let run = newMemoryRun(level, seed);
        for (const event of eventsOf(all)) {
          const after = stepMemory(run, event);
          expect(faceUp(after).length).toBeLessThanOrEqual(2);
          expect(
            faceUp(after)
              .map(({ id }) => id)
              .sort(),
          ).toEqual([...after.up].sort());
          for (const card of run.cards.filter(({ isMatched }) => isMatched)) {
            expect(after.cards[card.id]).toEqual(card);
          }
          for (const { image } of after.cards.filter(({ isMatched }) => isMatched)) {
            expect(
              after.cards.filter((card) => card.image === image && card.isMatched),
            ).toHaveLength(2);
          }
          expect(JSON.parse(JSON.stringify(after))).toEqual(after);
          run = after;
        }
        expect(eventsOf(all).reduce(stepMemory, newMemoryRun(level, seed))).toEqual(run);
      }),
    );
  });

  it('is finished when all are matched, and not before', () => {
    const player: fc.Arbitrary<RememberingPlayer> = fc.record({
      forget: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(levels, seeds, player, (level, seed, who) => {
        const events = playMemory(who, level, seed);
        const runs = events.map((_, at) =>
          events.slice(0, at + 1).reduce(stepMemory, newMemoryRun(level, seed)),
        );
        expect(runs.pop()).toMatchObject({ phase: 'finished' });
        expect(runs.every(({ phase }) => phase === 'playing')).toBe(true);
      }),
      { numRuns: 30 },
    );
  });
});
