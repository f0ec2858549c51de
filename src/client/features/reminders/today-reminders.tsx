import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { Link } from 'wouter';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { localTimeText } from '#client/lib/date-text.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useNow } from '#client/lib/use-now.ts';
import { useToday } from '#client/lib/use-today.ts';
import { SwitchRow } from '#client/ui/fields/switch-row.tsx';
import { Fold } from '#client/ui/fold.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { startsAtMs } from '#domain/reminders/sendable.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/reminders.js';
import { useThisDevice } from './device/use-this-device.ts';
import { lateQuery } from './queries.ts';
import { useReminderSettings } from './use-reminder-settings.ts';

/** Loaded only for people whose tasks have reminders. */
const ClosedOffer = lazyPart(async () => (await import('./device/closed-offer.tsx')).ClosedOffer);

interface TodayRemindersProps {
  /** Items with reminders that have not been started today. */
  readonly items: readonly ReminderItem[];
  /** Whether a task of today or a later day has reminders, so that reminders while Evenkeel is closed are offered. */
  readonly offersClosed: boolean;
}

/**
 * Today's reminders: at first an offer of reminders while Evenkeel is closed, a line for each item whose time has come
 * without a notification, and, folded, a switch that turns reminders off for today. Renders nothing if no item has
 * reminders today.
 */
export const TodayReminders = ({ items, offersClosed }: TodayRemindersProps) => {
  const today = useToday();
  const nowMs = useNow(0);
  const { dayStartsAtHour } = useComfort();
  const { userId, settings, change } = useReminderSettings();
  const { isOn } = useThisDevice();
  const late = useQuery({ ...lateQuery(userId, today), enabled: isOn === true });
  if (items.length === 0 && !offersClosed) return null;
  const offer = offersClosed ? (
    <Suspense fallback={null}>
      <ClosedOffer isAlone={items.length === 0} />
    </Suspense>
  ) : null;
  if (items.length === 0) return offer;
  const startOf = (item: ReminderItem): number => startsAtMs(item, settings.zone, dayStartsAtHour);
  const missed = new Set((late.data ?? []).map(({ sourceId }) => sourceId));
  const lines = items
    .filter((item) => startOf(item) <= nowMs)
    .filter(({ sourceId }) => isOn !== true || missed.has(sourceId))
    .sort((one, other) => startOf(one) - startOf(other));
  return (
    <Card heading={texts.reminders}>
      {offer}
      {lines.length === 0 ? null : (
        <ul className={kit.stack2}>
          {lines.map(({ sourceId, name, time, page }) => (
            <li key={sourceId} className={`${kit.rowMiddle13} ${kit.anyBreak}`}>
              <span>{texts.timeAndName({ time: localTimeText(time), name })}</span>
              <Link to={page} className={kit.link} aria-label={texts.startName({ name })}>
                {common.start}
              </Link>
            </li>
          ))}
        </ul>
      )}
      <Fold label={settings.silentOn === today ? texts.offForToday : texts.dayWithout}>
        <SwitchRow
          label={texts.turnOffForToday}
          hint={texts.aboutTurningOff}
          checked={settings.silentOn === today}
          onChange={(silent) => change({ silentOn: silent ? today : null })}
        />
      </Fold>
    </Card>
  );
};
