import { clockTimeAt, DAY_MINUTES, minuteOfDay } from '#domain/shared/time/day-minutes.ts';

/** An item that the schedule of a day shows. */
export interface ScheduleItem {
  /** Unique within its day. */
  readonly id: string;
  readonly title: string;
  /** HH:MM on the person's clock; null for none. */
  readonly time: string | null;
  /** The item that this item follows if it has no time of its own; null for none. */
  readonly afterId: string | null;
  /** Whole minutes; null if the length is unknown. */
  readonly minutes: number | null;
  /** Whether nothing is left to do now, because the item is done or the person ended it. */
  readonly isDone: boolean;
}

/** An item with its place on the day's timeline. */
export interface PlacedItem<Item extends ScheduleItem> {
  readonly item: Item;
  /** Whole minutes since the person's day began, 0 to 1439. */
  readonly startMin: number;
  /** The end in the same minutes, not before `startMin`; it can be past the end of the day. */
  readonly endMin: number;
  /** Whether the start is only calculated from the end of the item before it. */
  readonly isEstimated: boolean;
}

/** The items of a day in order. */
export interface DayPlan<Item extends ScheduleItem> {
  /** The items with a place on the day's timeline, the earliest first. */
  readonly timed: readonly PlacedItem<Item>[];
  /** The items that can be done at any time, in the given order. */
  readonly anyTime: readonly Item[];
}

/**
 * Puts the items of a day in order. An item that follows another one begins when that one ends; such items can form a
 * chain. If the item before it has no place on the timeline, or ends after the day, the item can be done at any time.
 * Each item appears once.
 *
 * @param dayStartsAtHour the whole hour, 0 to 12, at which the person's day begins
 */
export const dayPlan = <Item extends ScheduleItem>(
  items: readonly Item[],
  dayStartsAtHour: number,
): DayPlan<Item> => {
  const placed = new Map<string, PlacedItem<Item>>();
  const place = (item: Item, startMin: number, isEstimated: boolean): void => {
    const endMin = startMin + (item.minutes ?? 0);
    placed.set(item.id, { item, startMin, endMin, isEstimated });
  };
  for (const item of items) {
    if (item.time !== null) place(item, minuteOfDay(item.time, dayStartsAtHour), false);
  }
  let open = items.filter(({ time }) => time === null);
  for (let found = true; found; ) {
    const ready = open.flatMap((item) => {
      const before = item.afterId === null ? undefined : placed.get(item.afterId);
      return before === undefined || before.endMin >= DAY_MINUTES ? [] : [{ item, before }];
    });
    for (const { item, before } of ready) place(item, before.endMin, true);
    open = open.filter(({ id }) => !placed.has(id));
    found = ready.length > 0;
  }
  const timed = items.flatMap(({ id }) => placed.get(id) ?? []);
  return {
    timed: timed.toSorted((one, other) => one.startMin - other.startMin),
    anyTime: open,
  };
};

/** The item to do at an instant, and the item after it. */
export interface NowAndNext<Item extends ScheduleItem> {
  /** The open item that began last and has not ended; null for none. */
  readonly now: PlacedItem<Item> | null;
  /** The first open item that has not begun; null for none. */
  readonly next: PlacedItem<Item> | null;
}

/** @param minute minutes since the person's day began */
export const nowAndNext = <Item extends ScheduleItem>(
  timed: readonly PlacedItem<Item>[],
  minute: number,
): NowAndNext<Item> => {
  const open = timed.filter(({ item }) => !item.isDone);
  return {
    now:
      open.findLast(
        ({ startMin, endMin }) => startMin <= minute && minute < Math.max(endMin, startMin + 1),
      ) ?? null,
    next: open.find(({ startMin }) => startMin > minute) ?? null,
  };
};

/** How long after its end an item can still begin. */
const STILL_MINUTES = 120;
/** How long before the next item no earlier one is offered any more. */
const CLEAR_MINUTES = 30;

/** Whether an item is open, and ended so short a time ago that it can still begin. */
export const canStillBegin = <Item extends ScheduleItem>(
  { item, endMin }: PlacedItem<Item>,
  minute: number,
): boolean => !item.isDone && endMin <= minute && minute - endMin < STILL_MINUTES;

/**
 * The open item that ended last, if it ended less than two hours ago, no other item is due, and none begins soon; null
 * for none.
 *
 * @param minute minutes since the person's day began
 */
export const stillPossible = <Item extends ScheduleItem>(
  timed: readonly PlacedItem<Item>[],
  minute: number,
): PlacedItem<Item> | null => {
  const { now, next } = nowAndNext(timed, minute);
  if (now !== null || (next !== null && next.startMin - minute <= CLEAR_MINUTES)) return null;
  const ended = timed.filter((placed) => canStillBegin(placed, minute));
  return ended.toSorted((one, other) => other.endMin - one.endMin)[0] ?? null;
};

/** The time that is `byMinutes` later (earlier, when negative), kept within the person's day. */
export const movedTime = (time: string, byMinutes: number, dayStartsAtHour: number): string => {
  const wanted = minuteOfDay(time, dayStartsAtHour) + byMinutes;
  return clockTimeAt(Math.min(DAY_MINUTES - 1, Math.max(0, wanted)), dayStartsAtHour);
};
