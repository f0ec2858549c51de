import { type DrawnCircle, drawCircles, roundSeed } from './circles.ts';
import {
  ANTICIPATION_MS,
  CIRCLES_MOST,
  dueMs,
  type FocusLevel,
  focusLevel,
  goColor,
  isEndless,
  ROUND_CIRCLES,
  roundMs,
} from './levels.ts';

/** A circle on screen. */
export interface Circle extends DrawnCircle {
  readonly round: number;
  /** The place of the circle in its round, from 0. */
  readonly index: number;
  /** The onset of the circle, in milliseconds on the game's clock. */
  readonly atMs: number;
}

/** The onset or the tap of a circle, in milliseconds from the start of its round. */
export interface CircleEvent {
  readonly type: 'circle' | 'tap';
  readonly index: number;
  readonly atMs: number;
}

/** A complete round, as stored. */
interface FocusRound {
  readonly seed: number;
  readonly events: readonly CircleEvent[];
}

export interface FocusRun {
  readonly level: number;
  readonly of: FocusLevel;
  readonly seed: number;
  readonly phase: 'running' | 'paused' | 'done';
  /** The displayed points, at least 0. */
  readonly score: number;
  /** The points before the pause reset them to 0; null while the game is not paused. */
  readonly had: number | null;
  /** The circles on screen, oldest first; at most five. */
  readonly circles: readonly Circle[];
  /** The number of restarts, and the index of the current round since the last restart, both from 0. */
  readonly starts: number;
  readonly round: number;
  /** The circles of the current round, and the number of circles that were already shown or skipped. */
  readonly drawn: readonly DrawnCircle[];
  readonly shown: number;
  /** When the current round began, in milliseconds on the game's clock. */
  readonly fromMs: number;
  /** The events of the current round, and of the previous round while one of its circles is still on screen. */
  readonly log: readonly (CircleEvent & { readonly round: number })[];
  /** The complete rounds since the last start, oldest first. */
  readonly ended: readonly FocusRound[];
}

export type FocusEvent =
  /** An animation frame. */
  | { readonly type: 'frame'; readonly atMs: number }
  | { readonly type: 'tap'; readonly round: number; readonly index: number; readonly atMs: number }
  /**
   * A press of a key or switch, which does not name a circle. It taps the newest circle that the person can have
   * reacted to.
   */
  | { readonly type: 'press'; readonly atMs: number }
  /** A press of the Pause and Start button. */
  | { readonly type: 'toggle'; readonly atMs: number };

type Settings = Pick<FocusRun, 'level' | 'of' | 'seed'>;

const draw = ({ of, seed }: Settings, starts: number, round: number): readonly DrawnCircle[] =>
  drawCircles(of, roundSeed(seed, starts, round), ROUND_CIRCLES);

const begin = ({ level, of, seed }: Settings, starts: number, atMs: number): FocusRun => ({
  level,
  of,
  seed,
  phase: 'running',
  score: 0,
  had: null,
  circles: [],
  starts,
  round: 0,
  drawn: draw({ level, of, seed }, starts, 0),
  shown: 0,
  fromMs: atMs,
  log: [],
  ended: [],
});

/** A running game; `of` defaults to the parameters of the level. */
export const newFocusRun = (
  level: number,
  seed: number,
  atMs: number,
  of: FocusLevel = focusLevel(level),
): FocusRun => begin({ level, of, seed }, 0, atMs);

const expire = (run: FocusRun, atMs: number): FocusRun => {
  const circles = run.circles.filter((circle) => atMs < circle.atMs + run.of.lifeMs);
  return circles.length === run.circles.length ? run : { ...run, circles };
};

/** Moves a round from the log to `ended` when it shows no more circles and none of its circles is left on screen. */
const endRound = (run: FocusRun): FocusRun => {
  const round = run.log[0]?.round ?? run.round;
  const isOver =
    (round < run.round || run.shown === ROUND_CIRCLES) &&
    run.circles.every((circle) => circle.round !== round);
  if (!isOver) return run;
  const events = run.log
    .filter((one) => one.round === round)
    .map(({ type, index, atMs }) => ({ type, index, atMs }))
    // A tap can have an earlier time stamp than the frame recorded before it.
    .toSorted((one, other) => one.atMs - other.atMs);
  const kept = { seed: roundSeed(run.seed, run.starts, round), events };
  return {
    ...run,
    log: run.log.filter((one) => one.round !== round),
    ended: events.length === 0 ? run.ended : [...run.ended, kept],
    phase: isEndless(run.level) ? run.phase : 'done',
  };
};

const nextRound = (run: FocusRun, atMs: number): FocusRun => {
  // While the device was asleep, several rounds may have passed unseen.
  const past = Math.max(1, Math.floor((atMs - run.fromMs) / roundMs(run.of)));
  const round = run.round + past;
  const fromMs = run.fromMs + past * roundMs(run.of);
  return { ...run, round, drawn: draw(run, run.starts, round), shown: 0, fromMs };
};

/**
 * The game with the next circle added, if a circle is due. A circle is skipped if no frame came within `paceMs` after
 * it was due, or if it would exceed `CIRCLES_MOST`.
 */
const showNext = (run: FocusRun, atMs: number): FocusRun => {
  if (run.shown === ROUND_CIRCLES) return isEndless(run.level) ? nextRound(run, atMs) : run;
  const due = run.fromMs + dueMs(run.of, run.shown);
  if (atMs < due) return run;
  const { round, shown: index } = run;
  const drawn = run.drawn[index];
  const later: FocusRun = { ...run, shown: index + 1 };
  const isMissed = atMs >= due + run.of.paceMs;
  if (drawn === undefined || isMissed || run.circles.length >= CIRCLES_MOST) return later;
  return {
    ...later,
    circles: [...run.circles, { ...drawn, round, index, atMs }],
    log: [...run.log, { type: 'circle', index, atMs: atMs - run.fromMs, round }],
  };
};

const show = (run: FocusRun, atMs: number): FocusRun => {
  let [before, now] = [run, showNext(run, atMs)];
  while (now !== before) [before, now] = [now, showNext(now, atMs)];
  return now;
};

const tap = (run: FocusRun, event: Extract<FocusEvent, { type: 'tap' }>): FocusRun => {
  const { of } = run;
  const { round, index, atMs } = event;
  const circle = run.circles.find((one) => one.round === round && one.index === index);
  if (circle === undefined || atMs < circle.atMs || atMs >= circle.atMs + of.lifeMs) return run;
  const fromMs = run.fromMs - (run.round - round) * roundMs(of);
  const points = circle.color === goColor(of, index) ? 1 : -1;
  return endRound({
    ...run,
    score: Math.max(0, run.score + points),
    circles: run.circles.filter((one) => one !== circle),
    log: [...run.log, { type: 'tap', index, atMs: atMs - fromMs, round }],
  });
};

/**
 * A press within `ANTICIPATION_MS` of the newest circle's onset was meant for the circle before it. If that circle is
 * gone, the press taps nothing.
 */
const press = (run: FocusRun, atMs: number): FocusRun => {
  const meant = run.circles.findLast((circle) => atMs - circle.atMs >= ANTICIPATION_MS);
  if (meant === undefined) return run;
  return tap(run, { type: 'tap', round: meant.round, index: meant.index, atMs });
};

const toggle = (run: FocusRun, atMs: number): FocusRun => {
  const fresh = begin(run, run.starts + 1, atMs);
  if (run.phase !== 'running') return fresh;
  return { ...fresh, starts: run.starts, phase: 'paused', had: run.score };
};

/**
 * The game after an event. An event that changes nothing returns the same object. Pause and Start each reset the score
 * and the circles, and discard the unfinished round.
 */
export const stepFocus = (run: FocusRun, event: FocusEvent): FocusRun => {
  if (!Number.isFinite(event.atMs)) return run;
  if (event.type === 'toggle') return toggle(run, event.atMs);
  if (run.phase !== 'running') return run;
  if (event.type === 'tap') return tap(run, event);
  if (event.type === 'press') return press(run, event.atMs);
  return endRound(show(expire(run, event.atMs), event.atMs));
};
