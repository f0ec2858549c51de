import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { EMPTY_PLAN, isPlanEmpty, PLAN_PARTS, withPlanChange } from './plan.ts';
import { isPlanChange, readPlan } from './plan-guards.ts';
import { SECTIONS } from './sections.ts';
import { keptPlan } from './stored-plan.ts';

const words = fc.uniqueArray(fc.constantFrom('a', 'b', 'c', 'd', 'e', 'f'), { maxLength: 6 });
const people = words.map((names) =>
  names.map((name) => ({ name, how: 'text' as const, number: '', words: '' })),
);

describe('a plan of an earlier version', () => {
  it('keeps every word, and its people become contacts', () => {
    const old = { warningSigns: ['I hide'], helps: [], people: ['My sister'], places: ['Home'] };
    const now = {
      ...EMPTY_PLAN,
      warningSigns: ['I hide'],
      places: ['Home'],
      people: [{ name: 'My sister', how: 'text', number: '', words: '' }],
    };
    expect(keptPlan.parse({ ...old, lines: [], surroundings: [] })).toEqual(now);
    expect(readPlan(old)).toEqual(now);
  });
});

describe('a plan on a device', () => {
  it('is read as it was stored', () => {
    fc.assert(
      fc.property(words, people, (helps, some) => {
        const plan = { ...EMPTY_PLAN, helps, people: some };
        expect(readPlan(JSON.parse(JSON.stringify(plan)))).toEqual(plan);
      }),
    );
  });

  it.each([null, 'plan', [], { helps: 'rest' }, { people: [{ name: 'My sister' }] }])(
    'is not read from %j, nor is a change to it',
    (kept) => {
      expect(readPlan(kept)).toBeNull();
      expect(isPlanChange({ before: {}, after: kept })).toBe(false);
    },
  );
});

describe('a change of a plan', () => {
  it('gives what was written when nothing else changed', () => {
    fc.assert(
      fc.property(words, words, people, people, (helps, nextHelps, some, nextSome) => {
        const plan = { ...EMPTY_PLAN, helps, people: some, places: ['Home'] };
        const before = { helps, people: some };
        const after = { helps: nextHelps, people: nextSome };
        expect(withPlanChange(plan, { before, after })).toEqual({ ...plan, ...after });
      }),
    );
  });

  it('has no further effect when it is applied twice', () => {
    fc.assert(
      fc.property(words, words, words, (now, before, after) => {
        const change = { before: { light: before }, after: { light: after } };
        const once = withPlanChange({ ...EMPTY_PLAN, light: now }, change);
        expect(withPlanChange(once, change)).toEqual(once);
      }),
    );
  });

  it('keeps everything that was added elsewhere meanwhile', () => {
    fc.assert(
      fc.property(words, words, words, (now, before, after) => {
        const change = { before: { food: before }, after: { food: after } };
        const { food } = withPlanChange({ ...EMPTY_PLAN, food: now }, change);
        const added = now.filter((one) => !before.includes(one));
        expect(food).toEqual(expect.arrayContaining([...after, ...added]));
        expect(new Set(food).size).toBe(food.length);
      }),
    );
  });
});

it('each part is in one section, and an empty plan is empty', () => {
  const parts = SECTIONS.flatMap((section) => section.parts);
  expect(parts.toSorted()).toEqual([...PLAN_PARTS].toSorted());
  expect(isPlanEmpty(EMPTY_PLAN)).toBe(true);
  expect(isPlanEmpty({ ...EMPTY_PLAN, noise: ['Quiet'] })).toBe(false);
});
