import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { aboutLeft, clockText, inUnits, minutesText, overText } from './time-left.ts';

describe('time in words and figures', () => {
  it.each([
    [25 * MINUTE_MS, '25:00'],
    [24 * MINUTE_MS + 58_400, '24:59'],
    [1, '00:01'],
    [0, '00:00'],
    [60 * MINUTE_MS, '1:00:00'],
    [1440 * MINUTE_MS, '24:00:00'],
  ])('shows %d ms on a clock as %s', (ms, text) => expect(clockText(ms)).toBe(text));

  it.each([
    [5 * MINUTE_MS, 'minutes', 5],
    [MINUTE_MS, 'minutes', 1],
    [84_000, 'about', 1],
    [228_000, 'about', 4],
    [12_000, 'seconds', 12],
    [1_000, 'seconds', 1],
    [59_700, 'minutes', 1],
  ])('counts %d ms in %s: %d', (ms, unit, count) => expect(inUnits(ms)).toEqual({ unit, count }));

  it.each([
    [5 * MINUTE_MS, 'About 5 minutes left'],
    [100_000, 'About 2 minutes left'],
    [70_000, 'About 1 minute left'],
    [MINUTE_MS, 'About 1 minute left'],
    [59_000, 'Less than 1 minute left'],
  ])('says %d ms in whole minutes as %s', (ms, text) => expect(aboutLeft(ms)).toBe(text));

  it('counts overtime in whole minutes', () => {
    expect(overText(59_999)).toBe('Time is up');
    expect(overText(2 * MINUTE_MS + 59_000)).toBe('2 min over');
    expect(minutesText(25 * MINUTE_MS)).toBe('25 min');
  });
});
