import { describe, expect, it } from 'vitest';
import { startsAtMs } from '#domain/reminders/sendable.ts';
import { defaultSettings } from '#domain/reminders/settings.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { reminderKey, reminderNow } from './current-reminder.ts';

const item: ReminderItem = {
  kind: 'routine',
  sourceId: 'a',
  date: localDate('2026-03-10'),
  time: '07:30',
  atStart: true,
  minutesBefore: 10,
  name: 'Morning',
  page: '/features/routine-builder',
};
const settings = defaultSettings('Asia/Tokyo');
const START = startsAtMs(item, settings.zone, 0);
const MINUTE = 60_000;
const at = (minutes: number) => ({ nowMs: START + minutes * MINUTE, dayStartsAtHour: 0 });
const kindAt = (minutes: number, ...more: Parameters<typeof reminderNow>[2]) =>
  reminderNow([item], settings, more, at(minutes))?.kind ?? null;

describe('the reminder shown on the page', () => {
  it.each([
    [-11, null],
    [-10, 'before'],
    [-1, 'before'],
    [0, 'start'],
    [29, 'start'],
    [30, null],
  ])('%i minutes from the time, it is: %s', (minutes, kind) => {
    expect(kindAt(minutes)).toBe(kind);
  });

  it('disappears when answered, and reappears when it was snoozed', () => {
    const answer = { key: `start a ${item.date}`, atMs: START, againMs: START + 30 * MINUTE };
    const both = [answer, { ...answer, key: `before a ${item.date}`, againMs: null }];
    expect(kindAt(1, ...both)).toBeNull();
    expect(kindAt(29, ...both)).toBeNull();
    expect(kindAt(30, ...both)).toBe('start');
    expect(kindAt(60, ...both)).toBeNull();
    const shown = reminderNow([item], settings, both, at(31));
    expect(shown && reminderKey(shown)).toBe(answer.key);
  });

  it('respects quiet hours and days without reminders', () => {
    const quiet = { ...settings, quiet: { from: '07:00', to: '08:00' } };
    expect(reminderNow([item], quiet, [], at(1))).toBeNull();
    const silent = { ...settings, silentOn: item.date };
    expect(reminderNow([item], silent, [], at(1))).toBeNull();
    expect(reminderNow([item], { ...settings, silentWeekdays: [2] }, [], at(1))).toBeNull();
  });
});
