import { useEffect, useRef, useState } from 'react';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { canSound, playTone } from '#client/platform/audio.ts';
import { withLock } from '#client/platform/lock.ts';
import { notify } from '#client/platform/notifications.ts';
import { type DeviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { useQuietTime } from '#client/sync/quiet-time.ts';
import type { Cue } from '#domain/shared/time/cues.ts';
import { mayNotify } from './notify-wish.ts';

interface DueCue<T> {
  readonly cue: Cue;
  /** What to keep once it is given, so that it is given once. */
  readonly noted: T;
  /** Whether it is so late that it is only shown. */
  readonly isStale: boolean;
}

interface ToldCue {
  /** Tells it from the one before. */
  readonly id: string;
  /** What happened, and to what. */
  readonly title: string;
  readonly body: string;
}

/** The cues of a kind of timer. Declared once, outside of components. Instants are UTC ms. */
export interface CueKind<T> {
  readonly record: DeviceValue<T>;
  /** Names it among the timers of the app. */
  readonly name: string;
  /** The paths of the pages that show it, the main one first. */
  readonly shownOn: readonly [string, ...string[]];
  /** The cue to give now, or null. */
  due(kept: T, nowMs: number): DueCue<T> | null;
  /** When the next one is due that is still ahead; null for none. */
  nextAtMs(kept: T, nowMs: number): number | null;
  /** The one that was given last, in words; null for none. */
  told(kept: T, nowMs: number): ToldCue | null;
}

/** Tabs in which nothing was pressed yet cannot sound: they let the others go first. */
const GIVE_WAY_MS = 700;

const isSoundWanted = (): boolean => getComfort().sounds && getComfort().soundVolume > 0;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Notes what is due as told and returns it; null when another tab was first, or nothing is due. */
const claim = <T>({ record, due }: CueKind<T>): DueCue<T> | null => {
  const kept = record.get();
  const given = kept === null ? null : due(kept, Date.now());
  if (given !== null) record.set(given.noted);
  return given;
};

/** Gives the cue that is due by sound and notification, in one tab alone. Never rejects. */
const give = async <T>(kind: CueKind<T>): Promise<void> => {
  if (isSoundWanted() && !canSound()) await pause(GIVE_WAY_MS);
  await withLock(`cues-${kind.name}`, async () => {
    const given = claim(kind);
    if (given === null || given.isStale) return;
    const words = kind.told(given.noted, Date.now());
    await Promise.allSettled([
      isSoundWanted() ? playTone(getComfort().soundVolume, given.cue) : null,
      mayNotify() && words !== null
        ? notify({ title: words.title, body: words.body, tag: kind.name, path: kind.shownOn[0] })
        : null,
    ]);
  });
};

/**
 * Gives the cues of a timer at their times, while it is used in any page: by sound and notification
 * in one tab, and in every tab as the words that it returns. In quiet time they wait.
 *
 * @returns what to say in a live region: the words of the cue last given on this page, or null
 */
export const useTransitionCues = <T>(kind: CueKind<T>): string | null => {
  const kept = useDeviceValue(kind.record);
  const quiet = useQuietTime();
  const [said, setSaid] = useState<string | null>(null);
  const last = useRef(kept === null ? undefined : kind.told(kept, Date.now())?.id);

  useEffect(() => {
    const told = kept === null ? null : kind.told(kept, Date.now());
    if (told?.id === last.current) return;
    last.current = told?.id;
    setSaid(told === null ? null : `${told.title} ${told.body}`);
  }, [kept, kind]);

  useEffect(() => {
    if (kept === null || quiet) return;
    let wait: ReturnType<typeof setTimeout> | undefined;
    // One wait up to the cue itself: browsers slow down what repeats in a page that nobody sees.
    const look = (): void => {
      clearTimeout(wait);
      const now = Date.now();
      if (kind.due(kept, now) !== null) void give(kind);
      const nextMs = kind.nextAtMs(kept, now);
      if (nextMs !== null) wait = setTimeout(look, nextMs - now);
    };
    look();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('pageshow', look);
    return () => {
      clearTimeout(wait);
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('pageshow', look);
    };
  }, [kept, kind, quiet]);

  return quiet ? null : said;
};
