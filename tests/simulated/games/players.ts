import { afterRound, NEWCOMER, type Rating } from '#domain/games/adaptive/level-rating.ts';
import { type Game, TOP_LEVELS } from '#domain/games/game.ts';
import { normalFrom, type Random, seededRandom } from '#domain/shared/numbers/random.ts';
import { guessedAnswer, managedBy } from './social.ts';

/** The psychometric functions of simulated people. They deliberately differ from those that the rating assumes. */
interface Psychometrics {
  /** The increase in difficulty from each level to the next, in logits. */
  readonly steps: readonly number[];
  /** The probabilities of passing a round by guessing and of failing it by a lapse. */
  readonly guess: number;
  readonly lapse: number;
}

const PSYCHOMETRICS: Readonly<Record<Game, Psychometrics>> = {
  // Each additional card adds less difficulty; similar pictures add more.
  memory: { steps: [0.9, 0.7, 0.6, 0.5, 0.8, 0.5, 0.7], guess: 0.02, lapse: 0.02 },
  // The pace rises evenly; the rule switch is a large step.
  focus: { steps: [0.4, 0.5, 0.5, 0.5, 1, 0.4, 0.5, 0.6, 0.6], guess: 0.01, lapse: 0.04 },
  // The probability of passing by guessing is computed from the scenes.
  social: { steps: [0.5, 0.7, 0.4, 0.8, 0.5], guess: managedBy(guessedAnswer(1)), lapse: 0.03 },
};

/** The probability, 0 to 1, of passing a round at a level with a given skill. */
const chanceAt = (game: Game, skill: number, level: number): number => {
  const { steps, guess, lapse } = PSYCHOMETRICS[game];
  const difficulty = steps.slice(0, level - 1).reduce((sum, step) => sum + step, 0);
  return guess + (1 - guess - lapse) / (1 + Math.exp(difficulty - skill));
};

/** The skill with which a person passes 78% of rounds at a level. The level may be fractional. */
const skillFor = (game: Game, level: number): number => {
  const { steps, guess, lapse } = PSYCHOMETRICS[game];
  const whole = Math.floor(level);
  const below = steps.slice(0, whole - 1).reduce((sum, step) => sum + step, 0);
  const share = (0.78 - guess) / (1 - guess - lapse);
  return below + (level - whole) * (steps[whole - 1] ?? 0) + Math.log(share / (1 - share));
};

/** One simulated round. */
interface SimulatedRound {
  readonly level: number;
  readonly success: boolean;
  /** The true probability of passing the round. */
  readonly chance: number;
}

/** The change in a person’s skill, in levels, up to a round (from 0). */
export type Course = (round: number) => number;

/** The rounds of a person whose skill follows this course. */
const playRounds = (
  game: Game,
  startLevel: number,
  course: Course,
  rounds: number,
  random: Random,
): readonly SimulatedRound[] => {
  const played: SimulatedRound[] = [];
  let rating: Rating = NEWCOMER;
  const top = TOP_LEVELS[game];
  for (let round = 0; round < rounds; round += 1) {
    const trueLevel = Math.min(top, Math.max(1, startLevel + course(round)));
    // Add random day-to-day variation.
    const skill = skillFor(game, trueLevel) + 0.15 * normalFrom(random);
    const { level } = rating;
    const chance = chanceAt(game, skill, level);
    const success = random() < chance;
    played.push({ level, success, chance });
    rating = afterRound(rating, game, { level, success });
  }
  return played;
};

interface Cohort {
  readonly game: Game;
  readonly people: number;
  readonly rounds: number;
  readonly seed: number;
  /** The range of initial skills, as fractions (0 to 1) of all levels. */
  readonly from: number;
  readonly to: number;
}

/** The rounds of many people whose initial skills are spread evenly over the range. */
export const playCohort = ({ game, people, rounds, seed, from, to }: Cohort, course: Course) =>
  Array.from({ length: people }, (_, person) => {
    const random = seededRandom(seed * 100_003 + person);
    const share = from + (to - from) * ((person + random()) / people);
    return playRounds(game, 1 + share * (TOP_LEVELS[game] - 1), course, rounds, random);
  });

/** The share of rounds passed by all people together, from round `from` (counted from 0) to before `to`. */
export const managedShare = (
  all: readonly (readonly SimulatedRound[])[],
  from: number,
  to: number,
): number => {
  const rounds = all.flatMap((one) => one.slice(from, to));
  return rounds.filter(({ success }) => success).length / rounds.length;
};
