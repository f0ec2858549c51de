import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#domain/routine/catalogue/catalogue.ts';
import { AREAS, BANDS, LENSES, MOOD_BANDS, SIZES } from '#domain/routine/vocabulary.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { budgetFor, FIRST_CAPACITY } from './capacity.ts';
import { type Beliefs, learn } from './model.ts';
import { MOST_OF_AN_AREA, MOST_TASKS, type PlanContext, planTasks } from './plan.ts';

const context: fc.Arbitrary<PlanContext> = fc.record({
  bandsLeft: fc.subarray([...BANDS], { minLength: 1 }),
  mood: fc.constantFrom(...MOOD_BANDS),
  lens: fc.constantFrom(null, ...LENSES),
  minutesLeft: fc.integer({ min: 0, max: 264 }),
  placesLeft: fc.integer({ min: 0, max: MOST_TASKS }),
  usedToday: fc.subarray(CATALOGUE.map((one) => one.id)).map((ids) => new Set(ids)),
  areasToday: fc.dictionary(fc.constantFrom(...AREAS), fc.nat(3)),
});

const beliefs: fc.Arbitrary<Beliefs> = fc
  .array(
    fc.record({
      situation: fc.record({
        area: fc.constantFrom(...AREAS),
        size: fc.constantFrom(...SIZES),
        band: fc.constantFrom(...BANDS),
        mood: fc.constantFrom(...MOOD_BANDS),
      }),
      done: fc.boolean(),
    }),
    { maxLength: 40 },
  )
  .map((events) =>
    events.reduce<Beliefs>((all, { situation, done }) => learn(all, situation, done), {}),
  );

const minutesOf = (plan: ReturnType<typeof planTasks>): number =>
  plan.reduce((sum, { template, size }) => sum + template.sizes[size].minutes, 0);

describe('planTasks', () => {
  it('keeps every promise in any situation', () => {
    fc.assert(
      fc.property(context, beliefs, fc.integer(), (given, learned, seed) => {
        const plan = planTasks(CATALOGUE, learned, given, seededRandom(seed));
        expect(minutesOf(plan)).toBeLessThanOrEqual(given.minutesLeft);
        expect(plan.length).toBeLessThanOrEqual(given.placesLeft);
        const ids = plan.map(({ template }) => template.id);
        expect(new Set(ids).size).toBe(ids.length);
        for (const { template, band, probability, chance } of plan) {
          expect(given.usedToday.has(template.id)).toBe(false);
          expect(template.bands).toContain(band);
          expect(given.bandsLeft).toContain(band);
          if (given.lens !== 'OCD') expect(template.lenses).not.toEqual(['OCD']);
          expect(probability).toBeGreaterThan(0);
          expect(probability).toBeLessThanOrEqual(1);
          expect(chance > 0 && chance < 1).toBe(true);
        }
        for (const area of AREAS) {
          const planned = plan.filter(({ template }) => template.area === area).length;
          const before = given.areasToday[area] ?? 0;
          expect(planned).toBeLessThanOrEqual(Math.max(0, MOST_OF_AN_AREA - before));
        }
        expect(planTasks(CATALOGUE, learned, given, seededRandom(seed))).toEqual(plan);
      }),
      { numRuns: 60 },
    );
  });

  const roomy: PlanContext = {
    bandsLeft: BANDS,
    mood: 'middle',
    lens: null,
    minutesLeft: 60,
    placesLeft: MOST_TASKS,
    usedToday: new Set(),
    areasToday: {},
  };
  const plans = (change: Partial<PlanContext>) =>
    Array.from({ length: 150 }, (_, seed) =>
      planTasks(CATALOGUE, {}, { ...roomy, ...change }, seededRandom(seed)),
    ).flat();

  it('asks less of a person in a low mood: shorter tasks, and fewer full ones', () => {
    const inMood = (mood: PlanContext['mood']) => {
      const all = plans({ mood, minutesLeft: budgetFor(FIRST_CAPACITY, mood) });
      return {
        minutes: minutesOf(all) / all.length,
        full: all.filter(({ size }) => size === 'full').length / all.length,
      };
    };
    const [low, middle, high] = [inMood('low'), inMood('middle'), inMood('high')];
    expect(low.minutes).toBeLessThan(middle.minutes * 0.95);
    expect(middle.minutes).toBeLessThan(high.minutes);
    expect(low.full).toBeLessThan(high.full * 0.9);
  });

  it('prefers tasks written for the person’s condition without leaving out the others', () => {
    const shareFor = (lens: PlanContext['lens']): number => {
      const all = plans({ lens });
      return all.filter(({ template }) => template.lenses.includes('OCD')).length / all.length;
    };
    expect(shareFor('OCD')).toBeGreaterThan(shareFor(null) + 0.1);
    expect(shareFor('OCD')).toBeLessThan(0.98);
  });
});
