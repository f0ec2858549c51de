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

/** How many taps sooner than a person can see their circle chance can bring into a round; with more of them nobody has played it. */
const ANTICIPATIONS_MOST = 3;
/** A round of which the screen left out more circles than this is no round. */
const LEFT_OUT_MOST = 3;
/** Instants are differences of two others, so they may be off by a little. */
const ROUNDING_MS = 1;
/** The share of the circles to tap that a round that is managed has tapped. */
const TAPPED_LEAST = 0.8;
/** One tap on a circle to leave is forgiven for every so many of them, and always one. */
const LEAVES_PER_SLIP = 8;
/** Who lets so many circles to tap go by at the end has left, and the round cannot tell. */
const LEFT_AFTER = 5;
/** The first version that asks this. */
const LEFT_SINCE = 2;
/** With fewer circles of a kind a round cannot tell. */
const OF_A_KIND_LEAST = 3;

const index = z.int().check(z.minimum(0), z.maximum(ROUND_CIRCLES - 1));
const events = z.array(z.object({ type: z.enum(['circle', 'tap']), index, atMs }));

/** When each circle appeared and was tapped; null when that cannot be. */
const fateOf = (of: FocusLevel, kept: readonly CircleEvent[]) => {
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

/** Scores a kept round by its circles and taps, or says why it cannot be. */
export const scoreFocus = (round: GameRound): Scored => {
  if (!isScorable('focus', round.version)) return { problem: 'version' };
  if (round.level > TOP_LEVELS.focus) return { problem: 'level' };
  const kept = events.safeParse(round.events).data;
  if (kept === undefined) return { problem: 'events' };
  if (!isInOrder(kept)) return { problem: 'order' };
  const of = focusLevel(round.level);
  const fate = fateOf(of, kept);
  if (fate === null) return { problem: 'impossible' };
  const { shown, taps } = fate;
  if (shown.size < ROUND_CIRCLES - LEFT_OUT_MOST) return { problem: 'unfinished' };
  const early = [...taps.values()].filter((ms) => ms < ANTICIPATION_MS).length;
  if (early > ANTICIPATIONS_MOST) return { problem: 'too-fast' };
  const drawn = drawCircles(of, round.seed, ROUND_CIRCLES);
  const isGo = (at: number): boolean => drawn[at]?.color === goColor(of, at);
  // Taps by their time, since the floor makes their order count.
  const score = [...taps.keys()].reduce((sum, at) => Math.max(0, sum + (isGo(at) ? 1 : -1)), 0);
  const goes = [...shown.keys()].filter(isGo);
  const leaves = shown.size - goes.length;
  const hits = goes.filter((at) => (taps.get(at) ?? 0) >= ANTICIPATION_MS).length;
  const slips = [...taps.keys()].filter((at) => !isGo(at)).length;
  const hasLeft =
    round.version >= LEFT_SINCE && goes.slice(-LEFT_AFTER).every((at) => !taps.has(at));
  const tells = !hasLeft && goes.length >= OF_A_KIND_LEAST && leaves >= OF_A_KIND_LEAST;
  const managed =
    hits >= TAPPED_LEAST * goes.length &&
    slips <= Math.max(1, Math.floor(leaves / LEAVES_PER_SLIP));
  return { score, success: tells ? managed : null, durationMs: kept.at(-1)?.atMs ?? 0 };
};
