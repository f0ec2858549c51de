/** One level of Focus tap. */
export interface FocusLevel {
  /** The time between two circles, in milliseconds. */
  readonly paceMs: number;
  /** How long a circle is shown, in milliseconds. */
  readonly lifeMs: number;
  /** The probability of a green circle, 0 to 1; more green makes it harder not to tap red. */
  readonly greenShare: number;
  /** Whether the rule switches from tapping green to tapping red in the middle of a round. */
  readonly reversesRule: boolean;
}

/** The maximum number of circles on screen. */
export const CIRCLES_MOST = 5;
/** The number of circles in a round. */
export const ROUND_CIRCLES = 30;
/** The shortest possible reaction to a circle, in milliseconds. */
export const ANTICIPATION_MS = 100;
/** The index of the first circle after the rule switches. */
export const TURN_AT = ROUND_CIRCLES / 2;
/** The pause before that circle, in which the new rule is shown, in milliseconds. */
export const TURN_PAUSE_MS = 3000;

const level = (
  paceMs: number,
  lifeMs: number,
  greenShare: number,
  reversesRule = false,
): FocusLevel => ({ paceMs, lifeMs, greenShare, reversesRule });

/** Level 1 is the game of the specification, which has no end. */
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

/** The parameters of a level, from 1; a number beyond the last level gives the last. */
export const focusLevel = (number: number): FocusLevel =>
  LEVELS[Math.min(Math.max(1, number), LEVELS.length) - 1] ?? LEVELS[0];

/** Whether another round follows without a break, as the specification says for level 1. */
export const isEndless = (number: number): boolean => number <= 1;

/** The planned onset of a circle, in milliseconds from the start of its round. */
export const dueMs = ({ paceMs, reversesRule }: FocusLevel, index: number): number =>
  (index + 1) * paceMs + (reversesRule && index >= TURN_AT ? TURN_PAUSE_MS : 0);

/**
 * The time from the start of a round to the start of the next one in an endless game, in
 * milliseconds.
 */
export const roundMs = (of: FocusLevel): number => dueMs(of, ROUND_CIRCLES - 1);

/** The color to tap at a place in the round, from 0. */
export const goColor = ({ reversesRule }: FocusLevel, index: number): 'green' | 'red' =>
  reversesRule && index >= TURN_AT ? 'red' : 'green';
