import { expect, it } from 'vitest';
import type { ScheduleEntry } from './schedule-entry.ts';
import { factsText } from './words.ts';

const placed = (over: string | null) => {
  const item: ScheduleEntry = {
    id: 'a',
    title: 'Morning',
    time: '07:15',
    afterId: null,
    minutes: 27,
    isDone: over !== null,
    icon: null,
    color: null,
    over,
    isComplete: over !== null,
    isBegun: false,
    start: null,
    onMove: null,
  };
  return { item, startMin: 435, endMin: 462, isEstimated: false };
};

it('names the planned end of an item only until the item is over', () => {
  expect(factsText(placed(null), undefined, 0)).toMatch(/^27 min, until /);
  expect(factsText(placed('done at 07:17'), undefined, 0)).toBe('done at 07:17');
});
