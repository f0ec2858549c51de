import { call } from '#client/lib/api/call.ts';
import type { CueKind, TimerEnd } from '#client/lib/cues/use-transition-cues.ts';
import { currentMs } from '#client/platform/after.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import { reminderEndpoints } from '#contract/reminders.ts';
import { LATE_MS } from '#domain/reminders/due.ts';
import {
  MAX_SIGNALS,
  SIGNAL_MAX_AHEAD_MS,
  SIGNALLED_TIMERS,
  TIMED_PARTS,
} from '#domain/reminders/timer-signals.ts';
import { isNumber, isText, listOf, oneOf, readAs, shaped } from '#domain/shared/guards.ts';
import { ownAddress } from './push-address.ts';

const isPlanned = shaped({
  address: isText,
  ends: listOf(shaped({ part: oneOf(TIMED_PARTS), atMs: isNumber })),
});

/** The plan that was last sent to the server for each timer on this device. */
const lastPlans = new Map(
  SIGNALLED_TIMERS.map((name) => [name, deviceValue(`timer-push-${name}`, readAs(isPlanned))]),
);

/**
 * The ends of a timer that need a signal: upcoming ends and, while the page is hidden, recent ends that the person may
 * not have noticed.
 */
const wantedEnds = <T>({ record, ends }: CueKind<T>, before: readonly TimerEnd[]) => {
  const [kept, nowMs] = [record.get(), currentMs()];
  const coming = (kept === null ? [] : ends(kept, nowMs)).filter(
    ({ atMs }) => atMs > nowMs && atMs - nowMs < SIGNAL_MAX_AHEAD_MS,
  );
  const isHidden = document.visibilityState === 'hidden';
  const past = before.filter(({ atMs }) => isHidden && atMs <= nowMs && nowMs - atMs < LATE_MS);
  return [...past, ...coming].slice(-MAX_SIGNALS);
};

/**
 * Sends the ends of a timer to the server, which then plans push signals for them. Does nothing if the ends are
 * unchanged.
 */
export const planSignals = async <T>(kind: CueKind<T>): Promise<void> => {
  const last = lastPlans.get(kind.name);
  const address = await ownAddress();
  if (last === undefined || address === null) return;
  const before = last.get();
  const known = before?.address === address ? before.ends : [];
  const ends = wantedEnds(kind, known);
  if (JSON.stringify(ends) === JSON.stringify(known)) return;
  const nowMs = currentMs();
  const { isOn } = await call(reminderEndpoints.timer, {
    body: {
      endpoint: address,
      timer: kind.name,
      ends: ends.map((end) => ({ ...end, inMs: Math.round(end.atMs - nowMs) })),
    },
  });
  if (isOn) last.set({ address, ends });
};
