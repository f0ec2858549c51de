import { describe, expect, it } from 'vitest';
import { middleOf } from './capacity.ts';
import { chanceOf, type Situation } from './model.ts';
import { afterDay, NEWCOMER, type OfferOutcome } from './person-state.ts';

const home: Situation = { area: 'home', size: 'micro', band: 'morning', mood: 'middle' };
const work: Situation = { area: 'work', size: 'full', band: 'evening', mood: 'middle' };
const outcome = (situation: Situation, minutes: number, done: boolean): OfferOutcome => ({
  situation,
  minutes,
  done,
});

describe('afterDay', () => {
  it('learns nothing from a day off', () => {
    expect(afterDay(NEWCOMER, [])).toBe(NEWCOMER);
  });

  it('learns from tasks that were done, and from tasks left undone with capacity to spare', () => {
    const after = afterDay(NEWCOMER, [outcome(home, 5, true), outcome(work, 5, false)]);
    expect(chanceOf(after.beliefs, home)).toBeGreaterThan(chanceOf({}, home));
    expect(chanceOf(after.beliefs, work)).toBeLessThan(chanceOf({}, work));
  });

  it('learns nothing from a task left undone when the capacity was probably used up', () => {
    const full = [outcome(home, 60, true), outcome(home, 60, true)];
    const withLast = afterDay(NEWCOMER, [...full, outcome(work, 60, false)]);
    expect(withLast.beliefs).toEqual(afterDay(NEWCOMER, full).beliefs);
  });

  it('raises the capacity after a day with much done, and survives being stored', () => {
    const after = afterDay(NEWCOMER, [outcome(home, 60, true), outcome(home, 60, true)]);
    expect(middleOf(after.capacity)).toBeGreaterThan(middleOf(NEWCOMER.capacity));
    expect(JSON.parse(JSON.stringify(after))).toEqual(after);
  });

  it('learns a little from a swap, and nothing about the capacity', () => {
    const refused = { ...outcome(home, 5, false), swapped: true };
    const swapped = afterDay(NEWCOMER, [refused]);
    const undone = afterDay(NEWCOMER, [outcome(home, 5, false)]);
    expect(chanceOf(swapped.beliefs, home)).toBeLessThan(chanceOf({}, home));
    expect(chanceOf(swapped.beliefs, home)).toBeGreaterThan(chanceOf(undone.beliefs, home));
    expect(swapped.capacity).toEqual(NEWCOMER.capacity);
  });

  it('learns the capacity from routines too, and the beliefs from smart tasks only', () => {
    const routines = [{ minutes: 60, chance: 0.8, done: true }];
    const one = [outcome(home, 5, true)];
    const after = afterDay(NEWCOMER, one, routines);
    expect(middleOf(after.capacity)).toBeGreaterThan(middleOf(afterDay(NEWCOMER, one).capacity));
    expect(after.beliefs).toEqual(afterDay(NEWCOMER, one).beliefs);
  });
});
