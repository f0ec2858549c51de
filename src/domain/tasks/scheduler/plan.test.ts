import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { SIZES } from '#domain/shared/size.ts';
import { BANDS, bandAtHour, bandsLeft } from '#domain/shared/time/bands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { isGentleStart } from '#domain/tasks/catalogue/gentle-start.ts';
import { AREAS, LENSES, MOOD_BANDS } from '#domain/tasks/vocabulary.ts';
import { sized } from '#tests/support/full.ts';
import { budgetFor, FIRST_CAPACITY } from './capacity.ts';
import { type Beliefs, learn } from './model.ts';
import {
  MOST_OF_AN_AREA,
  MOST_TASKS,
  MOST_THAT_MATTER,
  type PlanContext,
  planTasks,
} from './plan.ts';
import { areasThatMatter, fitsEnergy } from './wishes.ts';

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
  it('keeps every limit in any situation, and repeats itself for the same seed', () => {
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
  // With 50 seeds, the shares below vary by at most a third of their distance to the bounds.
  const count = sized({ usual: 50, full: 150 });
  const plans = (change: Partial<PlanContext>) =>
    Array.from({ length: count }, (_, seed) =>
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

  it('gives a new person at any hour some short tasks that suit anybody', () => {
    const day = localDate('2026-03-10');
    const hours = Array.from({ length: 24 }, (_, hour) => hour);
    for (const now of new Set(hours.map((at) => bandsLeft(day, day, at)[0] ?? bandAtHour(at)))) {
      for (let seed = 0; seed < 20; seed += 1) {
        const given = {
          ...roomy,
          bandsLeft: [now],
          minutesLeft: budgetFor(FIRST_CAPACITY, 'middle'),
          fits: isGentleStart,
        };
        const plan = planTasks(CATALOGUE, {}, given, seededRandom(seed));
        expect(plan.length).toBeGreaterThanOrEqual(3);
        for (const { template, size, band } of plan) {
          expect(template.sizes[size].minutes).toBeLessThanOrEqual(10);
          expect(template.sizes[size].title).not.toMatch(
            /\b(map|place you|appointment|bill|email|route|call|desk|work|laundry|trash|15 minutes)\b/i,
          );
          expect(band).toBe(now);
        }
        expect(new Set(plan.map(({ template }) => template.area)).size).toBeGreaterThanOrEqual(2);
      }
    }
  });

  it('asks little of somebody with low energy', () => {
    const fits: NonNullable<PlanContext['fits']> = (template, size) =>
      fitsEnergy(template, size, 'low');
    const all = plans({ fits });
    expect(all.length).toBeGreaterThan(2 * count);
    for (const { template, size } of all) {
      expect(template.sizes[size].minutes).toBeLessThanOrEqual(15);
      expect(size === 'full' && template.energy > 1).toBe(false);
    }
  });

  it('offers more of an area that matters, at most three, and still offers other areas', () => {
    const share = (areas: PlanContext['matters']): number => {
      const all = plans(areas === undefined ? {} : { matters: areas });
      return all.filter(({ template }) => template.area === 'home').length / all.length;
    };
    const matters = areasThatMatter({ energy: null, matters: ['home'] });
    expect(share(matters)).toBeGreaterThan(share(undefined) + 0.1);
    expect(share(matters)).toBeLessThan(0.8);
    for (let seed = 0; seed < 60; seed += 1) {
      const plan = planTasks(CATALOGUE, {}, { ...roomy, matters }, seededRandom(seed));
      const home = plan.filter(({ template }) => template.area === 'home').length;
      expect(home).toBeLessThanOrEqual(MOST_THAT_MATTER);
    }
  });

  it('offers used tasks again only when nothing else is left, the longest ago first', () => {
    fc.assert(
      fc.property(context, fc.integer(), (given, seed) => {
        const order = [...given.usedToday];
        const plan = planTasks(
          CATALOGUE,
          {},
          { ...given, mayComeAgain: order },
          seededRandom(seed),
        );
        const ids = plan.map(({ template }) => template.id);
        expect(new Set(ids).size).toBe(ids.length);
        const firstOld = ids.findIndex((id) => given.usedToday.has(id));
        if (firstOld >= 0)
          for (const id of ids.slice(firstOld)) expect(given.usedToday.has(id)).toBe(true);
      }),
      { numRuns: 60 },
    );
    const ids = CATALOGUE.map(({ id }) => id);
    const exhausted: PlanContext = {
      ...roomy,
      bandsLeft: ['evening'],
      placesLeft: 1,
      usedToday: new Set(ids),
      mayComeAgain: ids.filter((id) => id === 'things-done-today' || id === 'hand-cream').reverse(),
    };
    const [again] = planTasks(CATALOGUE, {}, exhausted, seededRandom(1));
    expect(again?.template.id).toBe('things-done-today');
  });
});
