import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { MOOD_BANDS, moodBandOf } from '#domain/tasks/vocabulary.ts';
import {
  type LastMood,
  type Logged,
  moodNow,
  type RecentDistraction,
  WEARY_TAGS,
} from './context.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const TODAY = localDate('2026-03-10');

const mood = (
  value: number,
  tags: readonly string[] = [],
  hoursAgo = 1,
  energy: number | null = null,
): LastMood => ({
  value,
  tags,
  energy,
  instantMs: NOW - hoursAgo * HOUR_MS,
  date: localDateAt(NOW - hoursAgo * HOUR_MS, 'UTC'),
});
const distraction = (type: string, hoursAgo = 1): RecentDistraction => ({
  type,
  instantMs: NOW - hoursAgo * HOUR_MS,
});
const phone = distraction('Phone');

describe('the current mood band', () => {
  it.each([
    ['nothing known', null, [], 'middle'],
    ['a good mood', mood(75), [], 'high'],
    ['a mood of 24 hours ago', mood(0, [], 24), [], 'low'],
    ['an older mood', mood(0, ['Tired'], 24.1), [], 'middle'],
    ['a good mood after bad sleep', mood(100, ['Bad sleep']), [], 'middle'],
    ['several weary tags', mood(100, ['Tired', 'Sleepy', 'Burned out']), [], 'middle'],
    ['two distractions', mood(75), [phone, phone], 'high'],
    ['three distractions', mood(75), [phone, phone, phone], 'middle'],
    ['three, one of them long ago', mood(75), [phone, phone, distraction('Phone', 2.1)], 'high'],
    ['fatigue alone', null, [distraction('Fatigue')], 'low'],
    ['fatigue a while ago', null, [distraction('Fatigue', 2.1)], 'middle'],
    ['a good mood, tired and distracted', mood(75, ['Tired']), [distraction('Fatigue')], 'low'],
    ['a good mood with low energy', mood(75, [], 1, 1), [], 'middle'],
    ['a good mood without any energy', mood(100, [], 1, 0), [], 'low'],
    ['a tag and low energy, which count once', mood(100, ['Tired'], 1, 1), [], 'middle'],
    ['energy in between', mood(75, [], 1, 2), [], 'high'],
    ['no energy, longer ago', mood(75, [], 24.1, 0), [], 'middle'],
    ['a low mood, which cannot fall further', mood(25, ['Tired']), [distraction('Fatigue')], 'low'],
  ] as const)('with %s', (_, last, distractions, band) => {
    expect(moodNow(last, distractions, NOW, TODAY).band).toBe(band);
  });

  it('is never above the logged mood, and never raised by tiredness or distractions', () => {
    const moods = fc.option(
      fc.record({
        value: fc.constantFrom(0, 25, 50, 75, 100),
        tags: fc.subarray([...WEARY_TAGS, 'Focused', 'Lonely']),
        energy: fc.option(fc.nat(4)),
        instantMs: fc.integer({ min: NOW - 48 * HOUR_MS, max: NOW }),
        date: fc.constant(TODAY),
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
      MOOD_BANDS.indexOf(moodNow(last, list, NOW, TODAY).band);
    fc.assert(
      fc.property(moods, distractions, fc.nat(6), (last, list, kept) => {
        const counts = last !== null && NOW - last.instantMs <= 24 * HOUR_MS;
        const own = moodBandOf(counts ? last.value : null);
        expect(rank(last, list)).toBeLessThanOrEqual(MOOD_BANDS.indexOf(own));
        expect(rank(last, list)).toBeLessThanOrEqual(rank(last, list.slice(0, kept)));
        for (const less of [{ tags: [] }, { energy: null }]) {
          const without = last === null ? null : { ...last, ...less };
          expect(rank(last, list)).toBeLessThanOrEqual(rank(without, list));
        }
      }),
    );
  });

  const logged = (
    what: Logged['what'],
    day: Logged['day'] = 'today',
    tag: Logged['tag'] = null,
  ): Logged => ({ what, tag, day });

  it.each([
    [logged('mood'), mood(25, ['Tired'], 1, 0), []],
    [logged('mood', 'yesterday'), mood(25, ['Tired'], 13, 0), []],
    [logged('energy'), mood(50, ['Tired'], 1, 1), []],
    [logged('energy', 'yesterday'), mood(50, [], 13, 1), []],
    [logged('tag', 'yesterday', 'Tired'), mood(50, ['Tired'], 13, 3), []],
    [logged('tag', 'today', 'Overload'), mood(75, ['Focused', 'Overload'], 1, 3), []],
    [logged('fatigue'), mood(75), [distraction('Fatigue')]],
    [logged('distractions'), mood(50), [phone, phone, phone]],
    [null, mood(50, ['Focused'], 1, 2), [phone]],
    [null, mood(0, ['Tired'], 25, 0), []],
    [null, null, []],
  ] as const)('names %o as the reason', (because, last, distractions) => {
    expect(moodNow(last, distractions, NOW, TODAY).because).toEqual(because);
  });

  it('has a reason whenever it is low, and only one that was logged', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(0, 25, 50, 75, 100),
        fc.subarray([...WEARY_TAGS, 'Focused']),
        fc.option(fc.nat(4)),
        fc.array(fc.constantFrom(phone, distraction('Fatigue')), { maxLength: 4 }),
        (value, tags, energy, list) => {
          const { band, because } = moodNow(mood(value, tags, 1, energy), list, NOW, TODAY);
          if (band === 'low') expect(because).not.toBeNull();
          if (because?.what === 'mood') expect(value).toBeLessThan(50);
          if (because?.what === 'energy') expect(energy).toBeLessThan(2);
        },
      ),
    );
  });
});
