import { useQuery } from '@tanstack/react-query';
import { Link } from 'wouter';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { useNow } from '#client/lib/use-now.ts';
import { useToday } from '#client/lib/use-today.ts';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { startsAtMs } from '#domain/reminders/sendable.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { useThisDevice } from './device/use-this-device.ts';
import { lateQuery } from './queries.ts';
import { useReminderSettings } from './use-reminder-settings.ts';

interface TodayRemindersProps {
  /** Items with reminders that have not been started today. */
  readonly items: readonly ReminderItem[];
}

/**
 * Today's reminders: a line for each item whose time has come without a notification, and a switch that turns reminders
 * off for today. Renders nothing if no item has reminders today.
 */
export const TodayReminders = ({ items }: TodayRemindersProps) => {
  const today = useToday();
  const nowMs = useNow(0);
  const { dayStartsAtHour } = useComfort();
  const { userId, settings, change } = useReminderSettings();
  const { isOn } = useThisDevice();
  const late = useQuery({ ...lateQuery(userId, today), enabled: isOn === true });
  if (items.length === 0) return null;
  const startOf = (item: ReminderItem): number => startsAtMs(item, settings.zone, dayStartsAtHour);
  const missed = new Set((late.data ?? []).map(({ sourceId }) => sourceId));
  const lines = items
    .filter((item) => startOf(item) <= nowMs)
    .filter(({ sourceId }) => isOn !== true || missed.has(sourceId))
    .sort((one, other) => startOf(one) - startOf(other));
  return (
    <Card heading="Reminders">
      {lines.length === 0 ? null : (
        <ul className={kit.stack2}>
          {lines.map(({ sourceId, name, time, page }) => (
            <li key={sourceId} className={`${kit.rowMiddle13} ${kit.anyBreak}`}>
              <span>
                {localTimeText(time)}: {name}
              </span>
              <Link to={page} className={kit.link} aria-label={`Start ${name}`}>
                Start
              </Link>
            </li>
          ))}
        </ul>
      )}
      <SwitchRow
        label="No reminders today"
        hint="They come again tomorrow. In Settings you can choose days of the week without reminders."
        checked={settings.silentOn === today}
        onChange={(silent) => change({ silentOn: silent ? today : null })}
      />
    </Card>
  );
};
