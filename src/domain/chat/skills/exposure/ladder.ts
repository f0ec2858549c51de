import * as z from 'zod/mini';

/** The longest text of a step, and of the name of a ladder. */
export const STEP_LENGTH_MAX = 300;
/** A ladder has this many steps at most, and can be climbed from this many on. */
export const RUNGS = { min: 3, max: 10 } as const;
/** Only the latest tries are kept. */
const MOST_TRIES = 50;
/** Distress, and how sure somebody is, from none to the most. */
const strength = z.int().check(z.gte(0), z.lte(100));
const words = z.string().check(z.minLength(1), z.maxLength(STEP_LENGTH_MAX));

/** How the prediction turned out. `not-yet` means that nobody can know by now, which is an answer too. */
export const OUTCOMES = ['no', 'partly', 'yes', 'not-yet'] as const;
export type Outcome = (typeof OUTCOMES)[number];

const rung = z.object({ text: words, distress: strength });

const attempt = z.object({
  /** The words of the step that was done. */
  rung: words,
  prediction: words,
  /** How sure the person was of it before. */
  sure: strength,
  outcome: z.enum(OUTCOMES),
  /** The highest distress while it lasted. */
  distress: strength,
  /** Whether the urge was left alone: the whole time, a part of it, or not. */
  resisted: z.enum(['all', 'part', 'none']),
  learned: words,
  /** When it ended; UTC in ms. */
  atMs: z.number(),
});
export type Attempt = z.infer<typeof attempt>;

/** A ladder as it is stored, to be picked up on another day. */
export const ladderShape = z.object({
  id: z.string().check(z.minLength(1), z.maxLength(64)),
  fear: words,
  rungs: z.array(rung).check(z.maxLength(RUNGS.max)),
  tries: z.array(attempt).check(z.maxLength(MOST_TRIES)),
  /** When it changed last; UTC in ms. */
  changedAtMs: z.number(),
});
export type Ladder = z.infer<typeof ladderShape>;
export type Rung = Ladder['rungs'][number];

/** A ladder without steps. */
export const newLadder = (id: string, fear: string, nowMs: number): Ladder => ({
  id,
  fear,
  rungs: [],
  tries: [],
  changedAtMs: nowMs,
});

/** With what came of a try at the end of its list. */
export const withAttempt = (ladder: Ladder, tried: Attempt): Ladder => ({
  ...ladder,
  tries: [...ladder.tries, tried].slice(-MOST_TRIES),
  changedAtMs: tried.atMs,
});

/** How often a step of the ladder was done. */
export const triesOf = (ladder: Ladder, text: string): number =>
  ladder.tries.filter((tried) => tried.rung === text).length;
