import { type ExGaussian, exGaussianFrom } from '#domain/attention/statistics/ex-gaussian.ts';
import { drawIndex, type Random } from '#domain/shared/numbers/random.ts';

/** A simulated participant in the span tests. */
export interface SimulatedRememberer {
  /** The length at which half of the sequences are remembered. */
  readonly span: number;
  /** The increase in length that lowers the recall probability from 50% to 27%. */
  readonly slope: number;
  /** The probability, 0 to 1, of missing a sequence of any length. */
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

/** The probability, 0 to 1, of repeating a sequence of this length correctly. */
const recallChance = (person: SimulatedRememberer, length: number): number =>
  (1 - person.lapses) / (1 + Math.exp((length - person.span) / person.slope));

/**
 * The answer to a sequence: the sequence itself, or a copy in which one random item is replaced by another of `items`.
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

/** The time of one answer, in milliseconds. */
export const recallMs = (person: SimulatedRememberer, random: Random): number =>
  Math.max(1, exGaussianFrom(person.times, random));
