import * as z from 'zod/mini';
import { isInOrder } from '#domain/games/event-order.ts';
import { atMs, type GameRound, isScorable, type Scored, TOP_LEVELS } from '#domain/games/game.ts';
import { memoryLevel } from './levels.ts';
import { type MemoryEvent, type MemoryRun, newMemoryRun, stepMemory } from './run.ts';

/** The least time that a person takes from one card to the next, on average, in milliseconds. */
const FLIP_LEAST_MS = 100;

const events = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('flip'), card: z.int(), atMs }),
    z.object({ type: z.literal('tick'), atMs }),
  ]),
);

/** A round, and what its person has seen of it. */
interface Watched {
  readonly run: MemoryRun;
  readonly seen: ReadonlySet<number>;
  readonly slips: number;
  readonly refused: number;
}

const watch = (before: Watched, event: MemoryEvent): Watched => {
  const run = stepMemory(before.run, event);
  if (event.type !== 'flip') return { ...before, run };
  if (run === before.run) return { ...before, refused: before.refused + 1 };
  const seen = new Set([...before.seen, event.card]);
  const [first, second] = run.up;
  if (first === undefined || second === undefined) return { ...before, run, seen };
  const partner = run.cards.find(
    ({ id, image }) => id !== first && image === run.cards[first]?.image,
  );
  const isSlip = partner !== undefined && before.seen.has(partner.id);
  return { ...before, run, seen, slips: before.slips + (isSlip ? 1 : 0) };
};

/**
 * How many turns went by a card whose match had been seen before in this round: what memory could have
 * spared, without the share of luck in a count of turns.
 */
const watchAll = (round: Pick<GameRound, 'level' | 'seed'>, all: readonly MemoryEvent[]): Watched =>
  all.reduce(watch, {
    run: newMemoryRun(round.level, round.seed),
    seen: new Set<number>(),
    slips: 0,
    refused: 0,
  });

/** Plays a kept round again and scores it, or says why it cannot be. */
export const scoreMemory = (round: GameRound): Scored => {
  if (!isScorable('memory', round.version)) return { problem: 'version' };
  if (round.level > TOP_LEVELS.memory) return { problem: 'level' };
  const kept = events.safeParse(round.events).data;
  if (kept === undefined) return { problem: 'events' };
  if (!isInOrder(kept)) return { problem: 'order' };
  const { run, slips, refused } = watchAll(round, kept);
  if (refused > 0) return { problem: 'impossible' };
  if (run.phase !== 'finished') return { problem: 'unfinished' };
  const flips = kept.filter(({ type }) => type === 'flip');
  const [firstMs, lastMs] = [flips[0]?.atMs ?? 0, flips.at(-1)?.atMs ?? 0];
  if (lastMs - firstMs < (flips.length - 1) * FLIP_LEAST_MS) return { problem: 'too-fast' };
  return {
    score: run.turns,
    success: slips <= memoryLevel(round.level).slipsMost,
    durationMs: lastMs,
  };
};
