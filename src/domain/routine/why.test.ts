import { describe, expect, it } from 'vitest';
import { AREAS, BANDS, LENSES, MOOD_BANDS, SIZES } from './vocabulary.ts';
import { whyLighter, whyOf } from './why.ts';

const base = {
  template: { area: 'home', lenses: ['ADHD'] },
  size: 'lighter',
  band: 'evening',
  mood: 'middle',
  lens: null,
  chance: 0.5,
  known: 20,
} as const;

const everyWhy = AREAS.flatMap((area) =>
  SIZES.flatMap((size) =>
    BANDS.flatMap((band) =>
      MOOD_BANDS.flatMap((mood) =>
        [null, ...LENSES].flatMap((lens) =>
          [0.1, 0.5, 0.9].flatMap((chance) =>
            [0, 1, 20].map((known) =>
              whyOf({ template: { area, lenses: ['OCD'] }, size, band, mood, lens, chance, known }),
            ),
          ),
        ),
      ),
    ),
  ),
);

describe('why a task is there', () => {
  it('is one short, plain sentence for every choice', () => {
    for (const why of new Set([...everyWhy, whyLighter('asked'), whyLighter('mood')])) {
      expect(why).toMatch(/^[A-Z][^.!?%]+\.$/);
      expect(why.length).toBeLessThanOrEqual(160);
      expect(why.toLowerCase()).not.toMatch(
        /\d|\b(should|must|just|simply|easy|great|proud|well done|fail\w*|miss\w*|skip\w*|chance|score)\b/,
      );
    }
  });

  it('tells of a low mood when the task is smaller, and never otherwise', () => {
    expect(whyOf({ ...base, mood: 'low' })).toContain('points to little strength');
    expect(whyOf({ ...base, mood: 'low', size: 'full' })).not.toContain('mood');
    expect(whyOf({ ...base, mood: 'high' })).not.toContain('mood');
  });

  it('claims to know a person only after some outcomes', () => {
    expect(whyOf({ ...base, known: 0, chance: 0.9 })).toBe(
      'A small start with something at home, in the evening.',
    );
    expect(whyOf({ ...base, known: 2, chance: 0.9 })).toContain('few tasks at home so far');
    expect(whyOf({ ...base, chance: 0.9 })).toBe(
      'A lighter task at home often works for you in the evening.',
    );
  });

  it('says that a task that is seldom done is there to be tried', () => {
    expect(whyOf({ ...base, chance: 0.2 })).toContain('one to try');
  });

  it('names the condition only when the task was written for it', () => {
    expect(whyOf({ ...base, lens: 'ADHD' })).toContain('written for people with ADHD');
    expect(whyOf({ ...base, lens: 'ADHD', known: 0 })).toContain('written for people with ADHD');
    expect(whyOf({ ...base, lens: 'OCD' })).not.toContain('OCD');
  });

  it('is different for a version that was asked for and one that the mood called for', () => {
    expect(whyLighter('asked')).not.toBe(whyLighter('mood'));
  });
});
