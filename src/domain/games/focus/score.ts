import * as z from 'zod/mini';
import { isInOrder } from '#domain/games/event-order.ts';
import { atMs, type GameRound, isScorable, type Scored, TOP_LEVELS } from '#domain/games/game.ts';
import { drawCircles } from './circles.ts';
import {
  ANTICIPATION_MS,
  dueMs,
  type FocusLevel,
  focusLevel,
  goColor,
  ROUND_CIRCLES,
} from './levels.ts';
import type { CircleEvent } from './run.ts';

/**
 * The maximum number of taps faster than `ANTICIPATION_MS` that can happen by chance; a round with more such taps was
 * not played by a person.
 */
const ANTICIPATIONS_MOST = 3;
/** The maximum number of circles that the screen may skip for the round to count. */
const LEFT_OUT_MOST = 3;
/** The tolerance for rounded time differences, in milliseconds. */
const ROUNDING_MS = 1;
/** The smallest share of targets that a person must tap for a round to be successful. */
const TAPPED_LEAST = 0.8;
/**
 * Number of non-targets for each of which a successful round may have one mistaken tap; one mistaken tap is always
 * allowed.
 */
const NON_TARGETS_PER_SLIP = 8;
/**
 * Number of targets at the end of a round. If none of them was tapped, the person has probably left, and the round is
 * inconclusive.
 */
const LEFT_AFTER = 5;
/** The first scoring version that uses `LEFT_AFTER`. */
const LEFT_SINCE = 2;
/** The minimum number of targets, and of non-targets, for a conclusive round. */
const OF_A_KIND_LEAST = 3;

const index = z.int().check(z.minimum(0), z.maximum(ROUND_CIRCLES - 1));
const events = z.array(z.object({ type: z.enum(['circle', 'tap']), index, atMs }));

/**
 * The onset and the reaction time of each circle by its index, in milliseconds; null when the events are impossible.
 */
const timesOf = (of: FocusLevel, kept: readonly CircleEvent[]) => {
  const shown = new Map<number, number>();
  const taps = new Map<number, number>();
  for (const event of kept) {
    const onset = shown.get(event.index);
    if (event.type === 'circle') {
      const lateMs = event.atMs - dueMs(of, event.index);
      const isNext = event.index > Math.max(-1, ...shown.keys());
      if (!isNext || lateMs < -ROUNDING_MS || lateMs > of.paceMs + ROUNDING_MS) return null;
      shown.set(event.index, event.atMs);
    } else {
      const isThere = onset !== undefined && event.atMs <= onset + of.lifeMs + ROUNDING_MS;
      if (!isThere || taps.has(event.index)) return null;
      taps.set(event.index, event.atMs - onset);
    }
  }
  return { shown, taps };
};

/** The score of a stored round from its circles and taps, or the reason why it cannot be scored. */
export const scoreFocus = (round: GameRound): Scored => {
  if (!isScorable('focus', round.version)) return { problem: 'version' };
  if (round.level > TOP_LEVELS.focus) return { problem: 'level' };
  const kept = events.safeParse(round.events).data;
  if (kept === undefined) return { problem: 'events' };
  if (!isInOrder(kept)) return { problem: 'order' };
  const of = focusLevel(round.level);
  const times = timesOf(of, kept);
  if (times === null) return { problem: 'impossible' };
  const { shown, taps } = times;
  if (shown.size < ROUND_CIRCLES - LEFT_OUT_MOST) return { problem: 'unfinished' };
  const early = [...taps.values()].filter((ms) => ms < ANTICIPATION_MS).length;
  if (early > ANTICIPATIONS_MOST) return { problem: 'too-fast' };
  const drawn = drawCircles(of, round.seed, ROUND_CIRCLES);
  const isGo = (at: number): boolean => drawn[at]?.color === goColor(of, at);
  // The order of the taps matters, because the points never go below 0.
  const score = [...taps.keys()].reduce((sum, at) => Math.max(0, sum + (isGo(at) ? 1 : -1)), 0);
  const goes = [...shown.keys()].filter(isGo);
  const leaves = shown.size - goes.length;
  const hits = goes.filter((at) => (taps.get(at) ?? 0) >= ANTICIPATION_MS).length;
  const slips = [...taps.keys()].filter((at) => !isGo(at)).length;
  const hasLeft =
    round.version >= LEFT_SINCE && goes.slice(-LEFT_AFTER).every((at) => !taps.has(at));
  const isConclusive = !hasLeft && goes.length >= OF_A_KIND_LEAST && leaves >= OF_A_KIND_LEAST;
  const managed =
    hits >= TAPPED_LEAST * goes.length &&
    slips <= Math.max(1, Math.floor(leaves / NON_TARGETS_PER_SLIP));
  return { score, success: isConclusive ? managed : null, durationMs: kept.at(-1)?.atMs ?? 0 };
};
