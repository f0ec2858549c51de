import { useEffect, useRef, useState } from 'react';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { useQuietTime } from '#client/lib/cues/quiet-time.ts';
import { addUnderWay } from '#client/lib/update/under-way.ts';
import { after, currentMs } from '#client/platform/after.ts';
import { canSound, playTone } from '#client/platform/audio.ts';
import { vibrate } from '#client/platform/device/vibration.ts';
import { withLock } from '#client/platform/lock.ts';
import { notify } from '#client/platform/notifications.ts';
import { onReturn } from '#client/platform/page/on-return.ts';
import { type DeviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import type { SignalledTimer, TimedPart } from '#domain/reminders/timer-signals.ts';
import type { Cue } from '#domain/shared/time/cues.ts';
import { mayNotify } from './notify-wish.ts';

interface DueCue<T> {
  readonly cue: Cue;
  /** The record to store with the cue, so that the cue is given only once. */
  readonly noted: T;
  /** Whether it is too late to give the cue by sound or notification, so that the page only shows the cue. */
  readonly isStale: boolean;
}

interface ToldCue {
  /** Distinguishes the cue from the previous one. */
  readonly id: string;
  /** The texts of the cue. */
  readonly title: string;
  readonly body: string;
}

/** Timers that ended longer ago than this are no longer mentioned on other pages. */
export const LONG_OVER_MS = 10 * 60_000;

/** The information that other pages show about a started timer. Its label reveals nothing private. */
interface RunningTimer {
  readonly label: string;
  readonly leftMs: number;
  readonly isPaused: boolean;
}

/** The end of a timer, which is also announced on a locked screen. */
export interface TimerEnd {
  readonly part: TimedPart;
  readonly atMs: number;
}

/** The cues of a kind of timer, declared outside of components; times are UTC ms. */
export interface CueKind<T> {
  readonly record: DeviceValue<T>;
  /** Unique among the timers of the app. */
  readonly name: SignalledTimer;
  /** The paths of the pages that show the timer, the main one first. */
  readonly shownOn: readonly [string, ...string[]];
  /** The page that shows this timer, if the page depends on the timed item. */
  pageOf?(kept: T): string;
  /** The state of the timer; null if none was started, or if it ended longer than `LONG_OVER_MS` ago. */
  begun(kept: T, nowMs: number): RunningTimer | null;
  /** Whether the device should also vibrate for its cues, if it can. */
  isFelt?(): boolean;
  /** The cue to give now, or null. */
  due(kept: T, nowMs: number): DueCue<T> | null;
  /** When the next future cue is due; null for none. */
  nextAtMs(kept: T, nowMs: number): number | null;
  /** The upcoming ends of the timer that happen even if the app is not open, each with its time in UTC ms. */
  ends(kept: T, nowMs: number): readonly TimerEnd[];
  /** The last cue given, as text; null for none. */
  told(kept: T, nowMs: number): ToldCue | null;
}

/** The pages that show the timer, the main one first. */
export const pagesOf = <T>(
  { shownOn, pageOf }: Pick<CueKind<T>, 'shownOn' | 'pageOf'>,
  kept: T | null,
): readonly [string, ...string[]] =>
  kept === null || pageOf === undefined ? shownOn : [pageOf(kept)];

/** How long a tab that may not play sound yet waits for other tabs to give the cue. */
const NO_SOUND_DELAY_MS = 700;

const isSoundWanted = (): boolean => getComfort().sounds && getComfort().soundVolume > 0;

const pause = (ms: number): Promise<void> => new Promise((resolve) => after(ms, resolve));

/** Marks the due cue as given and returns it; null if none is due or another tab was first. */
const claim = <T>({ record, due }: CueKind<T>): DueCue<T> | null => {
  const kept = record.get();
  const given = kept === null ? null : due(kept, currentMs());
  if (given !== null) record.set(given.noted);
  return given;
};

/** Gives the due cue by sound and notification, in only one tab. Never rejects. */
const give = async <T>(kind: CueKind<T>): Promise<void> => {
  if (isSoundWanted() && !canSound()) await pause(NO_SOUND_DELAY_MS);
  await withLock(`cues-${kind.name}`, async () => {
    const given = claim(kind);
    if (given === null || given.isStale) return;
    const words = kind.told(given.noted, currentMs());
    if (kind.isFelt?.() === true) vibrate(given.cue);
    await Promise.allSettled([
      isSoundWanted() ? playTone(getComfort().soundVolume, given.cue) : null,
      mayNotify() && words !== null
        ? notify({
            title: words.title,
            body: words.body,
            tag: kind.name,
            path: pagesOf(kind, given.noted)[0],
          })
        : null,
    ]);
  });
};

/**
 * Gives the cues of a timer when they are due: by sound and notification in one tab, and as text in every tab. During
 * quiet time they are held back.
 *
 * @returns the text for a live region: the last cue given on this page, or null
 */
export const useTransitionCues = <T>(kind: CueKind<T>): string | null => {
  const kept = useDeviceValue(kind.record);
  const quiet = useQuietTime();
  const [said, setSaid] = useState<string | null>(null);
  const last = useRef(kept === null ? undefined : kind.told(kept, currentMs())?.id);

  useEffect(() => {
    const told = kept === null ? null : kind.told(kept, currentMs());
    if (told?.id === last.current) return;
    last.current = told?.id;
    setSaid(told === null ? null : `${told.title} ${told.body}`);
  }, [kept, kind]);

  useEffect(
    () =>
      addUnderWay(() => {
        const now = kind.record.get();
        const begun = now === null ? null : kind.begun(now, currentMs());
        return begun !== null && !begun.isPaused;
      }),
    [kind],
  );

  useEffect(() => {
    if (kept === null || quiet) return;
    let cancel: (() => void) | undefined;
    // Use a single timeout until the cue, because browsers throttle intervals in hidden pages.
    const check = (): void => {
      cancel?.();
      const now = currentMs();
      if (kind.due(kept, now) !== null) void give(kind);
      const nextMs = kind.nextAtMs(kept, now);
      if (nextMs !== null) cancel = after(nextMs - now, check);
    };
    check();
    const stop = onReturn(check);
    return () => {
      cancel?.();
      stop();
    };
  }, [kept, kind, quiet]);

  return quiet ? null : said;
};
