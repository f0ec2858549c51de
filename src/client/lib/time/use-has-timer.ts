import { useIsStored } from '#client/sync/device-value.ts';
import { SIGNALLED_TIMERS } from '#domain/reminders/timer-signals.ts';

/** Where the timers of each kind, and the signals that the server plans for them, are stored on this device. */
const STORED = SIGNALLED_TIMERS.flatMap(
  (kind) =>
    [
      [kind === 'urge' ? 'draft' : 'record', kind],
      ['record', `timer-push-${kind}`],
    ] as const,
);

/** Whether a timer may be running on this device, as React state. */
export const useHasTimer = (): boolean => useIsStored(STORED);
