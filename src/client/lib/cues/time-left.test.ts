import { describe, expect, it } from 'vitest';
import { MINUTE_MS } from '#domain/shared/time/durations.ts';
import { clockText, leftInWords, minutesText, overText } from './time-left.ts';

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
    [5 * MINUTE_MS, '5 minutes'],
    [MINUTE_MS, '1 minute'],
    [84_000, 'About 1 minute'],
    [228_000, 'About 4 minutes'],
    [12_000, '12 seconds'],
    [1_000, '1 second'],
    [59_700, '1 minute'],
  ])('says %d ms as %s', (ms, text) => expect(leftInWords(ms)).toBe(text));

  it('counts overtime in whole minutes', () => {
    expect(overText(59_999)).toBe('Time is up');
    expect(overText(2 * MINUTE_MS + 59_000)).toBe('2 min over');
    expect(minutesText(25 * MINUTE_MS)).toBe('25 min');
  });
});
