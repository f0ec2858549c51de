import { expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { weeksOf } from './weeks.ts';

const day = (date: string, total: number, completed: number) => ({
  date: localDate(date),
  total,
  completed,
});

it('groups days from Monday to Sunday and leaves out days without a plan', () => {
  const days = [
    day('2026-11-15', 4, 1),
    day('2026-11-16', 2, 2),
    day('2026-11-22', 3, 0),
    day('2026-11-18', 0, 0),
    day('2026-11-23', 1, 1),
  ];
  expect(weeksOf(days)).toEqual([
    { monday: '2026-11-09', total: 4, completed: 1, days: 1 },
    { monday: '2026-11-16', total: 5, completed: 2, days: 2 },
    { monday: '2026-11-23', total: 1, completed: 1, days: 1 },
  ]);
});
