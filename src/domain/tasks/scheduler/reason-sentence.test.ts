import { describe, expect, it } from 'vitest';
import { SIZES } from '#domain/shared/size.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { AREAS, LENSES, MOOD_BANDS } from '#domain/tasks/vocabulary.ts';
import { lighterReasonSentence, loggedText, reasonSentence } from './reason-sentence.ts';

const base = {
  template: { area: 'home', lenses: ['ADHD'] },
  size: 'lighter',
  band: 'evening',
  mood: 'middle',
  because: null,
  lens: null,
  chance: 0.5,
  known: { offered: 20, offeredThen: 10, doneThen: 5 },
} as const;

const TIRED = { what: 'tag', tag: 'Tired', day: 'today' } as const;
const LOW_MOOD = { what: 'mood', tag: null, day: 'today' } as const;
const LOW_ENERGY = { what: 'energy', tag: null, day: 'yesterday' } as const;
const MANY = { what: 'distractions', tag: null, day: 'today' } as const;

const NONE = { offered: 0, offeredThen: 0, doneThen: 0 };
const KNOWN = [
  NONE,
  { offered: 1, offeredThen: 0, doneThen: 0 },
  { offered: 9, offeredThen: 0, doneThen: 0 },
  { offered: 9, offeredThen: 5, doneThen: 1 },
  { offered: 20, offeredThen: 10, doneThen: 9 },
];

const everyWhy = AREAS.flatMap((area) =>
  SIZES.flatMap((size) =>
    BANDS.flatMap((band) =>
      MOOD_BANDS.flatMap((mood) =>
        [null, ...LENSES].flatMap((lens) =>
          [0.1, 0.5, 0.9].flatMap((chance) =>
            KNOWN.map((known) =>
              reasonSentence({
                template: { area, lenses: ['OCD'] },
                size,
                band,
                mood,
                because: mood === 'low' ? TIRED : null,
                lens,
                chance,
                known,
              }),
            ),
          ),
        ),
      ),
    ),
  ),
);

describe('the sentence about why a task was chosen', () => {
  it('is short and plain for every choice', () => {
    for (const why of new Set([
      ...everyWhy,
      lighterReasonSentence('asked'),
      lighterReasonSentence('mood'),
      lighterReasonSentence('mood', MANY),
      lighterReasonSentence('energy'),
    ])) {
      expect(why).toMatch(/^([A-Z][^.!?%]+\.( |$)){1,2}$/);
      expect(why.length).toBeLessThanOrEqual(160);
      expect(why.toLowerCase()).not.toMatch(
        /\d|\b(should|must|just|simply|easy|great|proud|well done|fail\w*|miss\w*|skip\w*|chance|score)\b/,
      );
    }
  });

  it('names a logged reason when the task is smaller, and never otherwise', () => {
    const low = { ...base, mood: 'low', because: LOW_MOOD } as const;
    expect(reasonSentence(low)).toBe('You logged a low mood, so this task is small.');
    expect(reasonSentence({ ...low, because: LOW_ENERGY })).toBe(
      'You logged low energy yesterday, so this task is small.',
    );
    expect(lighterReasonSentence('mood', TIRED)).toBe(
      'You logged “Tired”, so this is a lighter version of the task.',
    );
    expect(loggedText(MANY)).toBe('several distractions');
    expect(reasonSentence({ ...low, size: 'full' })).not.toContain('mood');
    expect(lighterReasonSentence('mood')).not.toContain('logged');
    expect(reasonSentence({ ...base, mood: 'high' })).not.toContain('mood');
  });

  it('claims a habit only from what the person did in that part of the day', () => {
    expect(reasonSentence({ ...base, known: NONE, chance: 0.9 })).toBe(
      'A small home task for this evening.',
    );
    const few = { offered: 2, offeredThen: 2, doneThen: 2 };
    expect(reasonSentence({ ...base, known: few, chance: 0.9 })).toContain(
      'many home tasks so far',
    );
    const atOtherTimes = { offered: 12, offeredThen: 0, doneThen: 0 };
    expect(reasonSentence({ ...base, known: atOtherTimes, chance: 0.9 })).toBe(
      'You haven’t had any home tasks in the evening lately. Here’s one to try.',
    );
    const often = { offered: 12, offeredThen: 10, doneThen: 6 };
    expect(reasonSentence({ ...base, known: often })).toBe(
      'You often do home tasks in the evening. Here’s a small one.',
    );
    expect(reasonSentence({ ...base, known: { ...often, doneThen: 5 } })).not.toContain('often');
  });

  it('presents a task that is seldom done as something to try', () => {
    expect(reasonSentence({ ...base, chance: 0.2 })).toContain('to try');
  });

  it('names the condition only when the task was written for it', () => {
    expect(reasonSentence({ ...base, lens: 'ADHD' })).toContain('written for people with ADHD');
    expect(reasonSentence({ ...base, lens: 'ADHD', known: NONE })).toContain(
      'written for people with ADHD',
    );
    expect(reasonSentence({ ...base, lens: 'OCD' })).not.toContain('OCD');
  });

  it('differs between a lighter version that was asked for and one caused by the mood', () => {
    expect(lighterReasonSentence('asked')).not.toBe(lighterReasonSentence('mood'));
  });
});
