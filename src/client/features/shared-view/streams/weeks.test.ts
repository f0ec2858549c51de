import { expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { weeksOf } from './weeks.ts';

const day = (date: string, completed: number) => ({ date: localDate(date), completed });

it('groups days from Monday to Sunday, earliest first', () => {
  const days = [
    day('2026-11-16', 2),
    day('2026-11-15', 1),
    day('2026-11-22', 3),
    day('2026-11-23', 1),
  ];
  expect(weeksOf(days)).toEqual([
    { monday: '2026-11-09', completed: 1 },
    { monday: '2026-11-16', completed: 5 },
    { monday: '2026-11-23', completed: 1 },
  ]);
});
