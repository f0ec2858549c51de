import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { MOOD_BANDS, moodBandOf } from '#domain/tasks/vocabulary.ts';
import { type LastMood, moodBandNow, type RecentDistraction, WEARY_TAGS } from './context.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const HOUR_MS = 3_600_000;

const mood = (value: number, tags: readonly string[] = [], hoursAgo = 1): LastMood => ({
  value,
  tags,
  instantMs: NOW - hoursAgo * HOUR_MS,
});
const distraction = (type: string, hoursAgo = 1): RecentDistraction => ({
  type,
  instantMs: NOW - hoursAgo * HOUR_MS,
});
const phone = distraction('Phone');

describe('how much can be asked now', () => {
  it.each([
    ['nothing known', null, [], 'middle'],
    ['a good mood', mood(75), [], 'high'],
    ['a mood of 24 hours ago', mood(0, [], 24), [], 'low'],
    ['a mood of longer ago', mood(0, ['Tired'], 24.1), [], 'middle'],
    ['a good mood after bad sleep', mood(100, ['Bad sleep']), [], 'middle'],
    ['several weary tags', mood(100, ['Tired', 'Sleepy', 'Burned out']), [], 'middle'],
    ['two distractions', mood(75), [phone, phone], 'high'],
    ['three distractions', mood(75), [phone, phone, phone], 'middle'],
    ['three, one of them long ago', mood(75), [phone, phone, distraction('Phone', 2.1)], 'high'],
    ['fatigue alone', null, [distraction('Fatigue')], 'low'],
    ['fatigue a while ago', null, [distraction('Fatigue', 2.1)], 'middle'],
    ['a good mood, tired and distracted', mood(75, ['Tired']), [distraction('Fatigue')], 'low'],
    ['a low mood, which cannot fall', mood(25, ['Tired']), [distraction('Fatigue')], 'low'],
  ] as const)('with %s', (_, last, distractions, band) => {
    expect(moodBandNow(last, distractions, NOW)).toBe(band);
  });

  it('is never more than the mood says, and never more for tiredness or distraction', () => {
    const moods = fc.option(
      fc.record({
        value: fc.constantFrom(0, 25, 50, 75, 100),
        tags: fc.subarray([...WEARY_TAGS, 'Focused', 'Lonely']),
        instantMs: fc.integer({ min: NOW - 48 * HOUR_MS, max: NOW }),
      }),
    );
    const distractions = fc.array(
      fc.record({
        type: fc.constantFrom('Phone', 'Noise', 'Fatigue'),
        instantMs: fc.integer({ min: NOW - 4 * HOUR_MS, max: NOW }),
      }),
      { maxLength: 6 },
    );
    const rank = (last: LastMood | null, list: readonly RecentDistraction[]): number =>
      MOOD_BANDS.indexOf(moodBandNow(last, list, NOW));
    fc.assert(
      fc.property(moods, distractions, fc.nat(6), (last, list, kept) => {
        const counts = last !== null && NOW - last.instantMs <= 24 * HOUR_MS;
        const own = moodBandOf(counts ? last.value : null);
        expect(rank(last, list)).toBeLessThanOrEqual(MOOD_BANDS.indexOf(own));
        expect(rank(last, list)).toBeLessThanOrEqual(rank(last, list.slice(0, kept)));
        const without = last === null ? null : { ...last, tags: [] };
        expect(rank(last, list)).toBeLessThanOrEqual(rank(without, list));
      }),
    );
  });
});
