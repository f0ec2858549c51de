/** One level of Focus tap. */
export interface FocusLevel {
  /** From one circle to the next, in milliseconds. */
  readonly paceMs: number;
  /** How long a circle stays, in milliseconds. */
  readonly lifeMs: number;
  /** The chance of a green circle, 0 to 1. More green makes it harder to leave a red one. */
  readonly greenShare: number;
  /** Whether from the middle of a round on red is tapped and green is left. */
  readonly turnsRound: boolean;
}

/** How many circles are on screen at most. */
export const CIRCLES_MOST = 5;
/** How many circles a round has. */
export const ROUND_CIRCLES = 30;
/** Nobody answers a circle sooner than this after it appeared, in milliseconds. */
export const ANTICIPATION_MS = 100;
/** With a rule that turns round, the first circle of the other rule. */
export const TURN_AT = ROUND_CIRCLES / 2;
/** Before it, the time in which nothing comes and the other rule is shown, in milliseconds. */
export const TURN_PAUSE_MS = 3000;

const level = (
  paceMs: number,
  lifeMs: number,
  greenShare: number,
  turnsRound = false,
): FocusLevel => ({ paceMs, lifeMs, greenShare, turnsRound });

/** Level 1 is the game as it is specified, and goes on without an end. */
const LEVELS: readonly [FocusLevel, ...FocusLevel[]] = [
  level(1000, 1200, 0.6),
  level(900, 1080, 0.6),
  level(820, 980, 0.65),
  level(760, 900, 0.65),
  level(700, 840, 0.7),
  level(800, 960, 0.65, true),
  level(740, 880, 0.7, true),
  level(680, 800, 0.7, true),
  level(640, 740, 0.75, true),
  level(600, 680, 0.75, true),
];

/** A level of Focus tap, from 1 on; beyond the last one it is the last. */
export const focusLevel = (number: number): FocusLevel =>
  LEVELS[Math.min(Math.max(1, number), LEVELS.length) - 1] ?? LEVELS[0];

/** Whether the game goes on after a round: only level 1 does, as it is specified. */
export const isEndless = (number: number): boolean => number <= 1;

/** When a circle is due, in milliseconds from the beginning of its round. */
export const dueMs = ({ paceMs, turnsRound }: FocusLevel, index: number): number =>
  (index + 1) * paceMs + (turnsRound && index >= TURN_AT ? TURN_PAUSE_MS : 0);

/** How long a round lasts until the next one of an endless game begins, in milliseconds. */
export const roundMs = (of: FocusLevel): number => dueMs(of, ROUND_CIRCLES - 1);

/** The color to tap at a place of the round. */
export const goColor = ({ turnsRound }: FocusLevel, index: number): 'green' | 'red' =>
  turnsRound && index >= TURN_AT ? 'red' : 'green';
