import { type ExGaussian, exGaussianFrom } from '#domain/attention/statistics/ex-gaussian.ts';
import { drawIndex, type Random } from '#domain/shared/numbers/random.ts';

/** Somebody made up, to try the span tests and their scoring on. */
export interface SimulatedRememberer {
  /** The length of which half are remembered. */
  readonly span: number;
  /** How many items it takes from a chance of a half to 73%. */
  readonly slope: number;
  /** The chance that a sequence is missed whatever its length, 0 to 1. */
  readonly lapses: number;
  /** The time of one answer. */
  readonly times: ExGaussian;
}

const TYPICAL: SimulatedRememberer = {
  span: 6,
  slope: 0.5,
  lapses: 0,
  times: { muMs: 2500, sigmaMs: 300, tauMs: 600 },
};

export const REMEMBERERS = {
  typical: TYPICAL,
  perfect: { ...TYPICAL, span: 100 },
  random: { ...TYPICAL, span: -100 },
  impulsive: { ...TYPICAL, span: 4.5, slope: 0.8, times: { muMs: 700, sigmaMs: 80, tauMs: 100 } },
  inattentive: { ...TYPICAL, lapses: 0.15 },
  slow: { ...TYPICAL, times: { muMs: 9000, sigmaMs: 900, tauMs: 3000 } },
} as const satisfies Readonly<Record<string, SimulatedRememberer>>;

/** The chance that somebody has a sequence of a length right, 0 to 1. */
const recallChance = (person: SimulatedRememberer, length: number): number =>
  (1 - person.lapses) / (1 + Math.exp((length - person.span) / person.slope));

/**
 * What somebody gives back for a sequence: itself, or with one item, drawn at random, replaced by
 * another of `items`.
 */
export const recall = <Item>(
  person: SimulatedRememberer,
  sequence: readonly Item[],
  items: readonly Item[],
  random: Random,
): readonly Item[] => {
  if (random() < recallChance(person, sequence.length)) return sequence;
  const at = Math.floor(random() * sequence.length);
  const others = items.filter((item) => item !== sequence[at]);
  const even = others.map(() => 1 / others.length);
  return sequence.map((item, index) =>
    index === at ? (others[drawIndex(even, random)] ?? item) : item,
  );
};

/** How long somebody takes to answer, in milliseconds. */
export const recallMs = (person: SimulatedRememberer, random: Random): number =>
  Math.max(1, exGaussianFrom(person.times, random));
