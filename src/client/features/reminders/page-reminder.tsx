import Bell from 'lucide-react/icons/bell';
import Play from 'lucide-react/icons/play';
import X from 'lucide-react/icons/x';
import { useEffect, useRef, useState } from 'react';
import { Link } from 'wouter';
import { useComfort } from '#client/lib/comfort/comfort.ts';
import { currentMs, every } from '#client/platform/after.ts';
import { onReturn } from '#client/platform/page/on-return.ts';
import { useChange } from '#client/sync/changes/collection.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Button, buttonClass } from '#client/ui/button.tsx';
import { IconButton } from '#client/ui/icon-button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import type { DueReminder } from '#domain/reminders/due.ts';
import { SNOOZE_MINUTES } from '#domain/reminders/settings.ts';
import { ownTitle } from '#domain/reminders/titles.ts';
import type { ReminderItem } from '#domain/shared/reminder-item.ts';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/reminders.js';
import { noteAnswer, storedAnswers } from './answered-reminders.ts';
import { reminderKey, reminderNow } from './current-reminder.ts';
import { reminderCollection } from './reminder-changes.ts';
import styles from './reminders.module.css';
import { useReminderSettings } from './use-reminder-settings.ts';

const LOOK_EVERY_MS = 5_000;

/** The current time, updated every five seconds and when the page becomes visible. */
const useRoughNow = (): number => {
  const [nowMs, setNowMs] = useState(() => currentMs());
  useEffect(() => {
    const look = (): void => setNowMs(currentMs());
    const cancel = every(LOOK_EVERY_MS, look);
    const stop = onReturn(look);
    return () => {
      cancel();
      stop();
    };
  }, []);
  return nowMs;
};

interface ShownReminderProps {
  readonly reminder: DueReminder;
  readonly onNotToday: (item: ReminderItem) => void;
}

const ShownReminder = ({ reminder, onNotToday }: ShownReminderProps) => {
  const { change } = useChange(reminderCollection);
  const [isLater, setLater] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  const { item } = reminder;
  const answer = (againMs: number | null): void => {
    // The pressed button disappears, so the focus moves to the page.
    const hasFocus = place.current?.contains(document.activeElement) === true;
    if (hasFocus) document.getElementById('content')?.focus({ preventScroll: true });
    noteAnswer({ key: reminderKey(reminder), atMs: currentMs(), againMs });
  };
  return (
    <div ref={place} className={styles.answers}>
      <div className={kit.rowMiddle}>
        <Link
          to={item.page}
          className={buttonClass('primary', 'small')}
          onClick={() => answer(null)}
        >
          <Play aria-hidden="true" size="1.2em" />
          {common.start}
        </Link>
        <Button
          kind="quiet"
          size="small"
          aria-expanded={isLater}
          onClick={() => setLater(!isLater)}
        >
          {common.later}
        </Button>
        <IconButton icon={X} label={texts.closeReminder} onClick={() => answer(null)} />
      </div>
      {isLater ? (
        <div className={`${kit.rowMiddle} ${styles.later}`}>
          {SNOOZE_MINUTES.map((minutes) => (
            <Button
              key={minutes}
              kind="secondary"
              size="small"
              aria-label={texts.inMinutes({ minutes })}
              onClick={() => {
                answer(currentMs() + minutes * 60_000);
                const { sourceId, date } = item;
                change('reminder-snooze', { kind: item.kind, sourceId, date, minutes });
              }}
            >
              {texts.shortMinutes({ minutes })}
            </Button>
          ))}
          <Button
            kind="quiet"
            size="small"
            onClick={() => {
              answer(null);
              onNotToday(item);
            }}
          >
            {texts.notToday}
          </Button>
        </div>
      ) : null}
    </div>
  );
};

interface PageReminderProps {
  /** Items with reminders that have not been started today. */
  readonly items: readonly ReminderItem[];
  readonly onNotToday: (item: ReminderItem) => void;
}

/** Shows a reminder without sound while the page is open. Place it inside the banner area. */
export const PageReminder = ({ items, onNotToday }: PageReminderProps) => {
  const nowMs = useRoughNow();
  const { dayStartsAtHour } = useComfort();
  const { settings } = useReminderSettings();
  const answers = useDeviceValue(storedAnswers) ?? [];
  const reminder = reminderNow(items, settings, answers, { nowMs, dayStartsAtHour });
  return (
    <section
      aria-label={texts.reminder}
      className={reminder === null ? undefined : styles.notice}
      data-reminder={reminder === null ? undefined : ''}
    >
      <div role="status" className={styles.status}>
        {reminder === null ? null : (
          <p className={`${kit.boldBreak} ${styles.said}`}>
            <Bell aria-hidden="true" size="1.2em" className={styles.bell} />
            {ownTitle(reminder.item, reminder.kind)}
          </p>
        )}
      </div>
      {reminder === null ? null : (
        <ShownReminder key={reminderKey(reminder)} reminder={reminder} onNotToday={onNotToday} />
      )}
    </section>
  );
};
