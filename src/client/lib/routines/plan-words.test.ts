import { describe, expect, it } from 'vitest';
import type { Weekday } from '#domain/shared/time/weekdays.ts';
import { repeatText } from './plan-words.ts';

describe('the days on which something repeats', () => {
  it.each<[days: readonly Weekday[], text: string]>([
    [['su'], 'every Sunday'],
    [['we', 'mo'], 'every Monday and Wednesday'],
    [['mo', 'we', 'fr'], 'every Monday, Wednesday, and Friday'],
    [['mo', 'tu', 'we', 'th', 'fr'], 'Monday to Friday'],
    [['sa', 'su'], 'every Saturday and Sunday'],
    [['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'], 'every day'],
  ])('are said of %s', (days, text) => {
    expect(repeatText(days)).toBe(text);
  });
});
