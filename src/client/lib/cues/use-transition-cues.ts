import { useEffect, useRef, useState } from 'react';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { useQuietTime } from '#client/lib/cues/quiet-time.ts';
import { after, currentMs } from '#client/platform/after.ts';
import { canSound, playTone } from '#client/platform/audio.ts';
import { vibrate } from '#client/platform/device/vibration.ts';
import { withLock } from '#client/platform/lock.ts';
import { notify } from '#client/platform/notifications.ts';
import { onReturn } from '#client/platform/page/on-return.ts';
import { type DeviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import type { SignedTimer, TimedPart } from '#domain/reminders/timer-signs.ts';
import type { Cue } from '#domain/shared/time/cues.ts';
import { mayNotify } from './notify-wish.ts';

interface DueCue<T> {
  readonly cue: Cue;
  /** What to store when the cue is given, so that it is given only once. */
  readonly noted: T;
  /** Whether it is too late for sound and notification, so that it is only shown. */
  readonly isStale: boolean;
}

interface ToldCue {
  /** Distinguishes it from the previous cue. */
  readonly id: string;
  /** The texts of the cue. */
  readonly title: string;
  readonly body: string;
}

/** Timers that ended longer ago than this are no longer mentioned on other pages. */
export const LONG_OVER_MS = 10 * 60_000;

/** What other pages show about a timer that was started; its label reveals nothing private. */
interface BegunTimer {
  readonly label: string;
  readonly leftMs: number;
  readonly isPaused: boolean;
}

/** The end of a timer, to be announced on a locked screen too. */
export interface TimerEnd {
  readonly part: TimedPart;
  readonly atMs: number;
}

/** The cues of a kind of timer, declared outside of components; times are UTC ms. */
export interface CueKind<T> {
  readonly record: DeviceValue<T>;
  /** Unique among the timers of the app. */
  readonly name: SignedTimer;
  /** The paths of the pages that show it, the main one first. */
  readonly shownOn: readonly [string, ...string[]];
  /** The page that shows this timer, if that depends on what it times. */
  pageOf?(kept: T): string;
  /** The state of the timer; null when nothing is timed, and from `LONG_OVER_MS` after its end. */
  begun(kept: T, nowMs: number): BegunTimer | null;
  /** Whether its cues may also vibrate, where the device can. */
  isFelt?(): boolean;
  /** The cue to give now, or null. */
  due(kept: T, nowMs: number): DueCue<T> | null;
  /** When the next future cue is due; null for none. */
  nextAtMs(kept: T, nowMs: number): number | null;
  /** The ends to come while nobody looks, each with its time in UTC ms. */
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

/** How long tabs that cannot play sound yet wait for other tabs to give the cue. */
const NO_SOUND_DELAY_MS = 700;

const isSoundWanted = (): boolean => getComfort().sounds && getComfort().soundVolume > 0;

const pause = (ms: number): Promise<void> => new Promise((resolve) => after(ms, resolve));

/** Stores the due cue as given and returns it; null when none is due or another tab was first. */
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
 * Gives the cues of a timer when they are due: by sound and notification in one tab, and as text in
 * every tab. In quiet time they wait.
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

  useEffect(() => {
    if (kept === null || quiet) return;
    let cancel: (() => void) | undefined;
    // A single timeout until the cue, because browsers throttle intervals in hidden pages.
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
