import * as z from 'zod/mini';

/** Maximum length of a step and of a ladder's name, in characters. */
export const STEP_LENGTH_MAX = 300;
/** A ladder has at most `max` steps, and needs `min` before it can be climbed. */
export const RUNGS = { min: 3, max: 10 } as const;
/** Maximum number of stored attempts; older attempts are dropped. */
const MOST_TRIES = 50;
/** Distress or certainty, in percent. */
const strength = z.int().check(z.gte(0), z.lte(100));
const words = z.string().check(z.minLength(1), z.maxLength(STEP_LENGTH_MAX));

/** How the prediction turned out. `not-yet`: nobody can know yet, which is a valid answer. */
export const OUTCOMES = ['no', 'partly', 'yes', 'not-yet'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const rung = z.object({ text: words, distress: strength });

const attempt = z.object({
  /** The text of the step that was attempted. */
  rung: words,
  prediction: words,
  /** How sure the person was of the prediction beforehand. */
  sure: strength,
  outcome: z.enum(OUTCOMES),
  /** The highest distress during the attempt. */
  distress: strength,
  /** Whether the urge was resisted: the whole time, part of it, or not at all. */
  resisted: z.enum(['all', 'part', 'none']),
  learned: words,
  /** When the attempt ended; UTC in ms. */
  atMs: z.number(),
});
export type Attempt = z.infer<typeof attempt>;

/** A stored ladder, which can be continued on another day. */
export const ladderShape = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  fear: words,
  rungs: z.array(rung).check(z.maxLength(RUNGS.max)),
  tries: z.array(attempt).check(z.maxLength(MOST_TRIES)),
  /** When the ladder last changed; UTC in ms. */
  changedAtMs: z.number(),
});
export type Ladder = z.infer<typeof ladderShape>;
export type Rung = Ladder['rungs'][number];

export const newLadder = (id: string, fear: string, nowMs: number): Ladder => ({
  id,
  fear,
  rungs: [],
  tries: [],
  changedAtMs: nowMs,
});

/** Adds an attempt to the end of the list. */
export const withAttempt = (ladder: Ladder, tried: Attempt): Ladder => ({
  ...ladder,
  tries: [...ladder.tries, tried].slice(-MOST_TRIES),
  changedAtMs: tried.atMs,
});

/** The number of attempts at a step. */
export const triesOf = (ladder: Ladder, text: string): number =>
  ladder.tries.filter((tried) => tried.rung === text).length;
