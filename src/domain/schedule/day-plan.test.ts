import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockTimeAt, DAY_MINUTES, minuteOfDay } from '#domain/shared/time/day-minutes.ts';
import { dayPlan, movedTime, nowAndNext, type ScheduleItem, stillPossible } from './day-plan.ts';

const hours = fc.integer({ min: 0, max: 12 });
const times = fc.nat(DAY_MINUTES - 1).map((minute) => clockTimeAt(minute, 0));
const items: fc.Arbitrary<readonly ScheduleItem[]> = fc
  .array(
    fc.record({
      time: fc.option(times),
      after: fc.option(fc.nat(8)),
      minutes: fc.option(fc.integer({ min: 1, max: 240 })),
      isDone: fc.boolean(),
    }),
    { maxLength: 8 },
  )
  .map((list) =>
    list.map(({ after, ...rest }, index) => ({
      ...rest,
      id: `${index}`,
      title: `Item ${index}`,
      afterId: after === null ? null : `${after}`,
    })),
  );

const item = (id: string, more: Partial<ScheduleItem> = {}): ScheduleItem => ({
  id,
  title: id,
  time: null,
  afterId: null,
  minutes: null,
  isDone: false,
  ...more,
});

describe('the plan of a day', () => {
  it('has each item once, the timed ones in order and at their times', () => {
    fc.assert(
      fc.property(items, hours, (list, dayStartsAtHour) => {
        const { timed, anyTime } = dayPlan(list, dayStartsAtHour);
        const ids = [...timed.map((one) => one.item.id), ...anyTime.map(({ id }) => id)];
        expect(ids.toSorted()).toEqual(list.map(({ id }) => id).toSorted());
        expect(timed.map(({ startMin }) => startMin)).toEqual(
          timed.map(({ startMin }) => startMin).toSorted((one, other) => one - other),
        );
        for (const {
          item: { time, minutes, afterId },
          startMin,
          endMin,
          isEstimated,
        } of timed) {
          expect(endMin - startMin).toBe(minutes ?? 0);
          expect(isEstimated).toBe(time === null);
          if (time === null) {
            expect(timed.find((one) => one.item.id === afterId)?.endMin).toBe(startMin);
          } else expect(clockTimeAt(startMin, dayStartsAtHour)).toBe(time);
        }
      }),
    );
  });

  it('chains items that follow one another, and puts the night at the end of a late day', () => {
    const { timed, anyTime } = dayPlan(
      [
        item('night', { time: '01:30' }),
        item('leave', { afterId: 'dress' }),
        item('dress', { afterId: 'wake', minutes: 5 }),
        item('wake', { time: '07:00', minutes: 20 }),
        item('one', { afterId: 'other' }),
        item('other', { afterId: 'one' }),
      ],
      4,
    );
    expect(timed.map(({ item: { id }, startMin }) => `${clockTimeAt(startMin, 4)} ${id}`)).toEqual([
      '07:00 wake',
      '07:20 dress',
      '07:25 leave',
      '01:30 night',
    ]);
    expect(anyTime.map(({ id }) => id)).toEqual(['one', 'other']);
  });
});

describe('now and next', () => {
  it('are open, now has begun and not ended, next is the first to come', () => {
    fc.assert(
      fc.property(items, fc.nat(DAY_MINUTES - 1), (list, minute) => {
        const { timed } = dayPlan(list, 0);
        const { now, next } = nowAndNext(timed, minute);
        const open = timed.filter((one) => !one.item.isDone);
        if (now !== null) {
          expect(now.item.isDone).toBe(false);
          expect(now.startMin <= minute && minute <= now.endMin).toBe(true);
        }
        const later = open.map(({ startMin }) => startMin).filter((start) => start > minute);
        expect(next?.startMin ?? null).toBe(later.length === 0 ? null : Math.min(...later));
      }),
    );
  });
});

describe('an item that can still begin', () => {
  const { timed } = dayPlan(
    [
      item('wake', { time: '07:00', minutes: 30 }),
      item('done', { time: '07:40', minutes: 10, isDone: true }),
      item('leave', { time: '08:00', minutes: 30 }),
      item('lunch', { time: '12:00', minutes: 30 }),
    ],
    0,
  );

  it.each([
    ['07:29', undefined],
    ['07:30', undefined],
    ['08:29', undefined],
    ['08:30', 'leave'],
    ['10:29', 'leave'],
    ['10:30', undefined],
    ['12:30', 'lunch'],
  ])('at %s is %s', (time, id) => {
    expect(stillPossible(timed, minuteOfDay(time, 0))?.item.id).toBe(id);
  });
});

describe('times of a day', () => {
  it('are the same when read back, and a moved one stays within the day', () => {
    fc.assert(
      fc.property(times, hours, fc.integer({ min: -2000, max: 2000 }), (time, start, by) => {
        expect(clockTimeAt(minuteOfDay(time, start), start)).toBe(time);
        const from = minuteOfDay(time, start);
        const to = minuteOfDay(movedTime(time, by, start), start);
        expect(to).toBe(Math.min(DAY_MINUTES - 1, Math.max(0, from + by)));
      }),
    );
  });
});
