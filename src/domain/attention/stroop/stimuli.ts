import { drawIndex, type Random, seededRandom, seedOf } from '#domain/shared/numbers/random.ts';

export const STROOP_COLORS = ['red', 'green', 'blue', 'white'] as const;
export type StroopColor = (typeof STROOP_COLORS)[number];

/** A color word (`word`) shown in an ink color (`ink`). */
export interface StroopStimulus {
  readonly word: StroopColor;
  readonly ink: StroopColor;
}

/**
 * The number of trials of a Full run. Half are congruent, with each color six times; the other half are incongruent,
 * with each combination of two different colors twice.
 */
export const FULL_TRIALS = 48;
/** The number of trials of a practice round, half of them congruent. */
export const PRACTICE_TRIALS = 8;

/** Whether the word names the color of its ink. */
export const isCongruent = ({ word, ink }: StroopStimulus): boolean => word === ink;

const anyColor = (random: Random): StroopColor =>
  STROOP_COLORS[Math.floor(random() * STROOP_COLORS.length)] ?? 'red';

/** Trial `number`, from 0, of a Quick run: word and ink are two independent random colors. */
export const quickStimulus = (seed: number, number: number): StroopStimulus => {
  const random = seededRandom(seedOf(`stroop ${seed} ${number}`));
  return { word: anyColor(random), ink: anyColor(random) };
};

interface Supply {
  readonly stimulus: StroopStimulus;
  left: number;
}

/**
 * Draws all stimuli in random order, weighted by how many of each are left; null when every remaining stimulus would
 * repeat the word or the ink of the last one.
 */
const tryOrder = (supplies: readonly Supply[], random: Random): StroopStimulus[] | null => {
  const stock = supplies.map((supply) => ({ ...supply }));
  const order: StroopStimulus[] = [];
  for (let left = stock.reduce((sum, one) => sum + one.left, 0); left > 0; left -= 1) {
    const last = order.at(-1);
    const weights = stock.map(({ stimulus, left: count }) =>
      stimulus.word === last?.word || stimulus.ink === last?.ink ? 0 : count,
    );
    const total = weights.reduce((sum, one) => sum + one, 0);
    const drawn =
      stock[
        drawIndex(
          weights.map((one) => one / (total || 1)),
          random,
        )
      ];
    if (total === 0 || drawn === undefined) return null;
    drawn.left -= 1;
    order.push(drawn.stimulus);
  }
  return order;
};

const order = (supplies: readonly Supply[], random: Random): StroopStimulus[] => {
  let found = tryOrder(supplies, random);
  while (found === null) found = tryOrder(supplies, random);
  return found;
};

const PAIRS = STROOP_COLORS.flatMap((word) => STROOP_COLORS.map((ink) => ({ word, ink })));

/**
 * The trials of a Full run. No trial has the word or the ink of the trial before it, so that no answer
 * and no stimulus is repeated.
 */
export const fullStimuli = (seed: number): readonly StroopStimulus[] =>
  order(
    PAIRS.map((stimulus) => ({ stimulus, left: isCongruent(stimulus) ? 6 : 2 })),
    seededRandom(seedOf(`stroop full ${seed}`)),
  );

/**
 * The trials of a practice round, without repeats. Each color occurs once as both word and ink, once as the word only,
 * and once as the ink only.
 */
export const practiceStimuli = (seed: number): readonly StroopStimulus[] => {
  const random = seededRandom(seedOf(`stroop practice ${seed}`));
  const turn = 1 + Math.floor(random() * (STROOP_COLORS.length - 1));
  const other = (ink: StroopColor): StroopColor =>
    STROOP_COLORS[(STROOP_COLORS.indexOf(ink) + turn) % STROOP_COLORS.length] ?? 'red';
  const stimuli = STROOP_COLORS.flatMap((ink) => [
    { word: ink, ink },
    { word: other(ink), ink },
  ]);
  return order(
    stimuli.map((stimulus) => ({ stimulus, left: 1 })),
    random,
  );
};
