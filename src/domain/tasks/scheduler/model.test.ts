import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalFrom, seededRandom } from '#domain/shared/numbers/random.ts';
import { SIZES } from '#domain/shared/size.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { AREAS, MOOD_BANDS } from '#domain/tasks/vocabulary.ts';
import {
  type Beliefs,
  chanceOf,
  forget,
  learn,
  posteriorSampler,
  type Situation,
} from './model.ts';

const situation: fc.Arbitrary<Situation> = fc.record({
  area: fc.constantFrom(...AREAS),
  size: fc.constantFrom(...SIZES),
  band: fc.constantFrom(...BANDS),
  mood: fc.constantFrom(...MOOD_BANDS),
});
const history = fc.array(fc.tuple(situation, fc.boolean()), { maxLength: 60 });
const learnAll = (events: readonly (readonly [Situation, boolean])[]): Beliefs =>
  events.reduce<Beliefs>((beliefs, [one, done]) => learn(beliefs, one, done), {});

describe('the beliefs', () => {
  it('give a chance between 0 and 1 after any history, and stay finite', () => {
    fc.assert(
      fc.property(history, situation, (events, one) => {
        const beliefs = forget(learnAll(events), 0.05);
        expect(chanceOf(beliefs, one)).toBeGreaterThan(0);
        expect(chanceOf(beliefs, one)).toBeLessThan(1);
        for (const { mean, variance } of Object.values(beliefs)) {
          expect(Number.isFinite(mean)).toBe(true);
          expect(variance).toBeGreaterThan(0);
        }
      }),
    );
  });

  it('raise the chance of an offer that was done, and lower it otherwise', () => {
    fc.assert(
      fc.property(history, situation, (events, one) => {
        const beliefs = learnAll(events);
        const before = chanceOf(beliefs, one);
        expect(chanceOf(learn(beliefs, one, true), one)).toBeGreaterThan(before);
        expect(chanceOf(learn(beliefs, one, false), one)).toBeLessThan(before);
      }),
    );
  });

  it('come close to how often somebody really does an offer', () => {
    const one: Situation = { area: 'home', size: 'full', band: 'evening', mood: 'middle' };
    for (const truth of [0.15, 0.5, 0.85]) {
      const random = seededRandom(11);
      const events = Array.from({ length: 200 }, () => [one, random() < truth] as const);
      expect(Math.abs(chanceOf(learnAll(events), one) - truth)).toBeLessThan(0.12);
    }
  });

  it('give full tasks a lower chance in a low mood than in a high one, from the first day', () => {
    const at = (mood: Situation['mood'], size: Situation['size']) =>
      chanceOf({}, { area: 'work', size, band: 'morning', mood });
    expect(at('low', 'full')).toBeLessThan(at('middle', 'full'));
    expect(at('middle', 'full')).toBeLessThan(at('high', 'full'));
    expect(at('low', 'micro')).toBeGreaterThan(at('low', 'full'));
  });

  it('fade back to the prior over time, and drop unknown influences', () => {
    const one: Situation = { area: 'people', size: 'lighter', band: 'midday', mood: 'high' };
    const learned = learnAll(Array.from({ length: 40 }, () => [one, false] as const));
    const prior = chanceOf({}, one);
    const days = (count: number): number => {
      let beliefs = learned;
      for (let day = 0; day < count; day += 1) beliefs = forget(beliefs, 0.03);
      return chanceOf(beliefs, one);
    };
    expect(days(1)).toBeGreaterThan(chanceOf(learned, one));
    expect(days(21)).toBeLessThan(days(60));
    expect(Math.abs(days(400) - prior)).toBeLessThan(0.01);
    expect(forget({}, 0.5)).toEqual({});
    expect(forget({ 'area of an older version': { mean: 3, variance: 1 } }, 0.5)).toEqual({});
  });
});

describe('posteriorSampler', () => {
  it('draws around the beliefs, with correlated draws for similar offers', () => {
    const one: Situation = { area: 'calm', size: 'micro', band: 'evening', mood: 'low' };
    const other: Situation = { ...one, area: 'body' };
    const random = seededRandom(4);
    const draw = posteriorSampler({}, [one, other, one]);
    const chances = Array.from({ length: 2_000 }, () => {
      const at = draw(random);
      expect(at(2)).toBe(at(0));
      return [at(0), at(1)] as const;
    });
    const mean = chances.reduce((sum, [first]) => sum + first, 0) / chances.length;
    expect(Math.abs(mean - chanceOf({}, one))).toBeLessThan(0.02);
    const together = chances.filter(([a, b]) => a > 0.7 === b > 0.7).length / chances.length;
    expect(together).toBeGreaterThan(0.55);
    expect(normalFrom(random)).not.toBeNaN();
  });
});
