import { normalCumulative, normalDensity } from '#domain/shared/numbers/normal.ts';
import { normalFrom, type Random } from '#domain/shared/numbers/random.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import type { Area, MoodBand } from '#domain/tasks/vocabulary.ts';

/** The belief about one influence: a normal distribution. */
interface Belief {
  readonly mean: number;
  readonly variance: number;
}

/** The beliefs about one person by the key of the influence; a missing influence has its prior. */
export type Beliefs = Readonly<Record<string, Belief>>;

/** An offered task as the model describes it. */
export interface Situation {
  readonly area: Area;
  readonly size: Size;
  readonly band: Band;
  readonly mood: MoodBand;
}

/**
 * The variance of the noise, on the probit scale. With this value, a dozen outcomes matter, but a single outcome hardly
 * does.
 */
const NOISE_VARIANCE = 1;

/** The prior mean of each size, on the probit scale. */
const SIZE_PRIOR: Readonly<Record<Size, number>> = { full: -0.1, lighter: 0.25, micro: 0.6 };

/** The prior mean of each pair of mood and size, on the probit scale. */
const MOOD_PRIOR: Readonly<Record<MoodBand, Readonly<Record<Size, number>>>> = {
  low: { full: -0.9, lighter: -0.25, micro: 0 },
  middle: { full: 0, lighter: 0, micro: 0 },
  high: { full: 0.3, lighter: 0.1, micro: 0 },
};

interface Influence {
  readonly key: string;
  readonly prior: Belief;
}

const influence = (key: string, mean: number, variance: number): Influence => ({
  key,
  prior: { mean, variance },
});

/** The influences whose sum gives the chance that an offered task is done. */
const influencesOf = ({ area, size, band, mood }: Situation): readonly Influence[] => [
  influence('person', 0, 0.3),
  influence(`area ${area}`, 0, 0.8),
  influence(`size ${size}`, SIZE_PRIOR[size], 0.4),
  influence(`band ${band}`, 0, 0.5),
  influence(`area ${area} in the ${band}`, 0, 0.15),
  influence(`size ${size} at ${mood} mood`, MOOD_PRIOR[mood][size], 0.1),
  influence(`size ${size} in the ${band}`, 0, 0.1),
];

const beliefIn = (beliefs: Beliefs, { key, prior }: Influence): Belief => beliefs[key] ?? prior;

const total = (beliefs: Beliefs, situation: Situation): Belief => {
  let mean = 0;
  let variance = 0;
  for (const one of influencesOf(situation)) {
    const belief = beliefIn(beliefs, one);
    mean += belief.mean;
    variance += belief.variance;
  }
  return { mean, variance };
};

/** The chance, 0 to 1, that this person does an offered task: Φ(mean ÷ √(noise variance + variance)). */
export const chanceOf = (beliefs: Beliefs, situation: Situation): number => {
  const { mean, variance } = total(beliefs, situation);
  return normalCumulative(mean / Math.sqrt(NOISE_VARIANCE + variance));
};

/**
 * Samples the posterior. Each call of the returned function makes one draw and returns the chance, 0 to 1, of each
 * situation by index. An influence that several situations share is drawn once, so that similar offers have correlated
 * draws.
 */
export const posteriorSampler = (
  beliefs: Beliefs,
  situations: readonly Situation[],
): ((random: Random) => (index: number) => number) => {
  const places = new Map<string, number>();
  const parts: Belief[] = [];
  const placeOf = (one: Influence): number => {
    const known = places.get(one.key);
    if (known !== undefined) return known;
    places.set(one.key, parts.length);
    return parts.push(beliefIn(beliefs, one)) - 1;
  };
  const used = situations.map((situation) => influencesOf(situation).map(placeOf));
  return (random) => {
    const weights = parts.map(
      ({ mean, variance }) => mean + normalFrom(random) * Math.sqrt(variance),
    );
    return (index) => {
      let sum = 0;
      for (const place of used[index] ?? []) sum += weights[place] ?? 0;
      return normalCumulative(sum / Math.sqrt(NOISE_VARIANCE));
    };
  };
};

/**
 * The beliefs after an outcome, that is, after an offer was done or not done. They are updated by Bayesian probit
 * regression with independent normal beliefs (Graepel, Candela, Borchert and Herbrich 2010, equations 6 to 9).
 *
 * @param weight the share of the update step to take, 0 to 1; less than 1 for weak evidence
 */
export const learn = (
  beliefs: Beliefs,
  situation: Situation,
  done: boolean,
  weight = 1,
): Beliefs => {
  const sign = done ? 1 : -1;
  const sum = total(beliefs, situation);
  const spread = Math.sqrt(NOISE_VARIANCE + sum.variance);
  const surprise = (sign * sum.mean) / spread;
  // The ratio approaches −surprise where its numerator and denominator both underflow to 0.
  const cumulative = normalCumulative(surprise);
  const shift = cumulative > 1e-12 ? normalDensity(surprise) / cumulative : -surprise;
  const shrink = shift * (shift + surprise);
  const changed = influencesOf(situation).map((one): [string, Belief] => {
    const { mean, variance } = beliefIn(beliefs, one);
    return [
      one.key,
      {
        mean: mean + weight * sign * (variance / spread) * shift,
        variance: variance * (1 - weight * (variance / (spread * spread)) * shrink),
      },
    ];
  });
  return { ...beliefs, ...Object.fromEntries(changed) };
};

/** The priors of all influences by key. */
const PRIORS: ReadonlyMap<string, Belief> = new Map(
  (['body', 'home', 'work', 'people', 'calm', 'planning'] as const).flatMap((area) =>
    (['full', 'lighter', 'micro'] as const).flatMap((size) =>
      (['morning', 'midday', 'evening'] as const).flatMap((band) =>
        (['low', 'middle', 'high'] as const).flatMap((mood) =>
          influencesOf({ area, size, band, mood }).map(({ key, prior }): [string, Belief] => [
            key,
            prior,
          ]),
        ),
      ),
    ),
  ),
);

/**
 * The beliefs a day later. Each belief moves a step back towards its prior, so that older outcomes count less (Graepel
 * et al. 2010, section 3.3).
 *
 * @param share the step as a share of the distance in precision, 0 to 1
 */
export const forget = (beliefs: Beliefs, share: number): Beliefs =>
  Object.fromEntries(
    Object.entries(beliefs).flatMap(([key, { mean, variance }]) => {
      const prior = PRIORS.get(key);
      if (prior === undefined) return [];
      const precision = (1 - share) / variance + share / prior.variance;
      const weighted = ((1 - share) * mean) / variance + (share * prior.mean) / prior.variance;
      return [[key, { mean: weighted / precision, variance: 1 / precision }]];
    }),
  );
