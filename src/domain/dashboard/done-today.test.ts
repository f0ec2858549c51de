import { describe, expect, it } from 'vitest';
import { doneSentence } from './done-today.ts';

const task = (title: string) => ({ title, steps: null });

describe('what was done today', () => {
  it('is named before anything is counted', () => {
    expect(doneSentence([task('Dishes'), { title: 'Morning', steps: 2 }])).toBe(
      'You did 2 things today: “Dishes” and 2 steps of “Morning”.',
    );
    expect(doneSentence([task('Dishes')])).toBe('You did 1 thing today: “Dishes”.');
  });

  it('names three things and counts the others', () => {
    expect(doneSentence(['A', 'B', 'C', 'D', 'E'].map(task))).toBe(
      'You did 5 things today: “A”, “B”, “C” and 2 more.',
    );
  });

  it('says nothing if nothing is done', () => {
    expect(doneSentence([])).toBeNull();
  });
});
