import { goColor } from '#domain/games/focus/levels.ts';
import { type FocusEvent, type FocusRun, newFocusRun, stepFocus } from '#domain/games/focus/run.ts';
import { normalFrom, type Random, seededRandom } from '#domain/shared/numbers/random.ts';

/** The parameters of a simulated Focus tap player. */
export interface TappingPlayer {
  /** The mean and standard deviation of reaction times, in milliseconds. */
  readonly reactMs: number;
  readonly spreadMs: number;
  /**
   * The probabilities, 0 to 1, of tapping a non-target and of missing a target, at the pace of level 1. They grow with
   * the square of the pace, and increase by half after the rule switches.
   */
  readonly slip: number;
  readonly miss: number;
}

export const STEADY_TAPPER: TappingPlayer = { reactMs: 450, spreadMs: 60, slip: 0.05, miss: 0.03 };

const FRAME_MS = 1000 / 60;

/** The planned tap time for each circle on screen; null for none. */
const planTaps = (
  run: FocusRun,
  player: TappingPlayer,
  random: Random,
  plans: Map<string, number | null>,
): void => {
  for (const { round, index, color, atMs } of run.circles) {
    const key = `${round} ${index}`;
    if (plans.has(key)) continue;
    const isGo = color === goColor(run.of, index);
    const hurry = (1000 / run.of.paceMs) ** 2 * (goColor(run.of, index) === 'red' ? 1.5 : 1);
    const taps = isGo ? random() >= player.miss : random() < player.slip * hurry;
    const afterMs = Math.max(150, player.reactMs + player.spreadMs * normalFrom(random));
    plans.set(key, taps ? atMs + afterMs : null);
  }
};

/**
 * The events of a game on a 60 Hz screen, from `fromMs` until the end of the round, or at level 1 until `rounds` rounds
 * have ended.
 */
export const playFocus = (
  player: TappingPlayer,
  level: number,
  seed: number,
  { rounds = 1, fromMs = 0 }: { readonly rounds?: number; readonly fromMs?: number } = {},
): { readonly run: FocusRun; readonly events: readonly FocusEvent[] } => {
  const random = seededRandom(seed + 1);
  const events: FocusEvent[] = [];
  const plans = new Map<string, number | null>();
  let run = newFocusRun(level, seed, fromMs);
  const take = (event: FocusEvent): void => {
    const after = stepFocus(run, event);
    if (after !== run) events.push(event);
    run = after;
  };
  for (let frame = 1; run.ended.length < rounds; frame += 1) {
    const nowMs = fromMs + frame * FRAME_MS;
    for (const { round, index } of run.circles) {
      const atMs = plans.get(`${round} ${index}`) ?? Number.POSITIVE_INFINITY;
      if (atMs <= nowMs) take({ type: 'tap', round, index, atMs });
    }
    take({ type: 'frame', atMs: nowMs });
    planTaps(run, player, random, plans);
  }
  return { run, events };
};
