import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { lastSession, rangeOf } from './ranges.ts';

const TODAY = localDate('2026-11-23');
const MEETINGS = ['2026-11-23', '2026-11-09', '2026-10-26'].map(localDate);
const NO_DATES = { from: '', to: '' };

describe('the range of days', () => {
  it('starts on the last session before today, or two weeks ago', () => {
    expect(lastSession(MEETINGS, TODAY)).toBe('2026-11-09');
    const since = (meetings: readonly ReturnType<typeof localDate>[]) =>
      rangeOf({ span: 'session', ...NO_DATES }, meetings, TODAY);
    expect(since(MEETINGS)).toEqual({ from: '2026-11-09', to: '2026-11-23' });
    expect(since([TODAY])).toEqual({ from: '2026-11-09', to: '2026-11-23' });
  });

  it('starts four weeks ago, as sharing “from four weeks ago” does', () => {
    expect(rangeOf({ span: 'weeks', ...NO_DATES }, [], TODAY)).toEqual({
      from: '2026-10-26',
      to: '2026-11-23',
    });
  });

  it.each([
    ['2026-11-01', '2026-11-01', { from: '2026-11-01', to: '2026-11-01' }],
    ['', '2026-11-01', 'Choose both days.'],
    ['2026-11-02', '2026-11-01', 'The first day is after the last one.'],
    ['2000-01-01', '2026-11-01', 'Choose up to 2,000 days.'],
    ['1999-12-31', '2000-01-02', 'Choose days in the years 2000 to 2100.'],
  ])('can be custom: %s to %s', (from, to, expected) => {
    expect(rangeOf({ span: 'own', from, to }, [], TODAY)).toEqual(expected);
  });
});
