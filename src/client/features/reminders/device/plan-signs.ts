import * as z from 'zod/mini';
import { call } from '#client/lib/api/call.ts';
import type { CueKind, TimerEnd } from '#client/lib/cues/use-transition-cues.ts';
import { currentMs } from '#client/platform/after.ts';
import { deviceValue } from '#client/sync/device-value.ts';
import { reminderEndpoints } from '#contract/reminders.ts';
import { LATE_MS } from '#domain/reminders/due.ts';
import {
  SIGN_AHEAD_MS,
  SIGNED_TIMERS,
  SIGNS_MAX,
  TIMED_PARTS,
} from '#domain/reminders/timer-signs.ts';
import { ownAddress } from './push-address.ts';

const planned = z.object({
  address: z.string(),
  ends: z.array(z.object({ part: z.enum(TIMED_PARTS), atMs: z.number() })),
});

type Planned = z.output<typeof planned>;

/** The plan last sent to the server for each timer of this device. */
const lastPlans = new Map(
  SIGNED_TIMERS.map((name) => [
    name,
    deviceValue<Planned>(`timer-push-${name}`, (kept) => {
      const read = z.safeParse(planned, kept);
      return read.success ? read.data : null;
    }),
  ]),
);

/** The ends to signal: upcoming ones, and while the page is hidden also recent ones that may have gone unnoticed. */
const wantedEnds = <T>({ record, ends }: CueKind<T>, before: readonly TimerEnd[]) => {
  const [kept, nowMs] = [record.get(), currentMs()];
  const coming = (kept === null ? [] : ends(kept, nowMs)).filter(
    ({ atMs }) => atMs > nowMs && atMs - nowMs < SIGN_AHEAD_MS,
  );
  const isHidden = document.visibilityState === 'hidden';
  const past = before.filter(({ atMs }) => isHidden && atMs <= nowMs && nowMs - atMs < LATE_MS);
  return [...past, ...coming].slice(-SIGNS_MAX);
};

/** Sends the ends of a timer to the server, which plans its push signals; does nothing if the ends are unchanged. */
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
