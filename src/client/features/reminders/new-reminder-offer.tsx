import { useEffect, useRef } from 'react';
import { useEntryKey } from '#client/lib/navigation/history-entry.ts';
import { ClosedOffer } from './device/closed-offer.tsx';
import { noteNewReminder, useNewReminder } from './new-reminder.ts';

/**
 * Says when a task just added reminds the person, and offers reminders while Evenkeel is closed. It goes with the page.
 * Place it inside the banner area.
 */
export const NewReminderOffer = () => {
  const remindsAt = useNewReminder();
  const entryKey = useEntryKey();
  const lastKey = useRef(entryKey);
  useEffect(() => {
    if (lastKey.current !== entryKey) noteNewReminder(null);
    lastKey.current = entryKey;
  }, [entryKey]);
  return remindsAt === null ? null : <ClosedOffer remindsAt={remindsAt} />;
};
