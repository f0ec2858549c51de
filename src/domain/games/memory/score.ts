import * as z from 'zod/mini';
import { isInOrder } from '#domain/games/event-order.ts';
import { atMs, type GameRound, isScorable, type Scored, TOP_LEVELS } from '#domain/games/game.ts';
import { memoryLevel } from './levels.ts';
import { type MemoryEvent, type MemoryRun, newMemoryRun, stepMemory } from './run.ts';

/** The shortest possible mean time between two flips, in milliseconds. */
const FLIP_LEAST_MS = 100;

const events = z.array(
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('flip'), card: z.int(), atMs }),
    z.object({ type: z.literal('tick'), atMs }),
  ]),
);

/** A replayed round with the cards that the person has seen, the slips and the impossible flips. */
interface Replay {
  readonly run: MemoryRun;
  readonly seen: ReadonlySet<number>;
  readonly slips: number;
  readonly refused: number;
}

const replayEvent = (before: Replay, event: MemoryEvent): Replay => {
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
 * Replays a round and counts its slips: turns without a match although the match of the first card had
 * been seen before in this round. Unlike a count of turns, slips do not depend on luck.
 */
const replay = (round: Pick<GameRound, 'level' | 'seed'>, all: readonly MemoryEvent[]): Replay =>
  all.reduce(replayEvent, {
    run: newMemoryRun(round.level, round.seed),
    seen: new Set<number>(),
    slips: 0,
    refused: 0,
  });

/** The score of a stored round, by replaying it, or the reason why it cannot be scored. */
export const scoreMemory = (round: GameRound): Scored => {
  if (!isScorable('memory', round.version)) return { problem: 'version' };
  if (round.level > TOP_LEVELS.memory) return { problem: 'level' };
  const kept = events.safeParse(round.events).data;
  if (kept === undefined) return { problem: 'events' };
  if (!isInOrder(kept)) return { problem: 'order' };
  const { run, slips, refused } = replay(round, kept);
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
