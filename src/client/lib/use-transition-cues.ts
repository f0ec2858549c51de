import { useEffect, useRef, useState } from 'react';
import { remainingMs } from '#domain/shared/countdown.ts';
import { type Cue, dueCue, isStale, nextCueAtMs, type Timed } from '#domain/shared/cues.ts';
import { canSound, playTone } from '../platform/audio.ts';
import { notify } from '../platform/notifications.ts';
import { alone } from '../platform/tab-lock.ts';
import { getComfort } from './comfort.ts';
import { type DeviceRecord, useDeviceRecord } from './device-record.ts';
import { mayNotify } from './notify-wish.ts';

/** What a kind of timer says at its cues. Declared once, outside of components. */
export interface CueKind<T extends Timed> {
  readonly record: DeviceRecord<T>;
  /** Names it among the timers of the app. */
  readonly name: string;
  /** The paths of the pages that show it, the main one first. */
  readonly shownOn: readonly [string, ...string[]];
  /** What happened, and to what. `leftMs` is the time left just then. */
  words(cue: Cue, timer: T, leftMs: number): { readonly title: string; readonly body: string };
}

/** Tabs in which nothing was pressed yet cannot sound: they let the others go first. */
const GIVE_WAY_MS = 700;

const isSoundWanted = (): boolean => getComfort().sounds && getComfort().soundVolume > 0;

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Notes what is due as told and returns it; null when another tab was first, or nothing is due. */
const claim = <T extends Timed>({ record }: CueKind<T>): { cue: Cue; timer: T } | null => {
  const timer = record.get();
  const cue = timer === null ? null : dueCue(timer, Date.now());
  if (timer === null || cue === null) return null;
  record.set({ ...timer, told: cue });
  return { cue, timer };
};

/** Gives the cue that is due by sound and notification, in one tab alone. Never rejects. */
const give = async <T extends Timed>(kind: CueKind<T>): Promise<void> => {
  if (isSoundWanted() && !canSound()) await pause(GIVE_WAY_MS);
  await alone(`cues-${kind.name}`, async () => {
    const given = claim(kind);
    if (given === null || isStale(given.timer.countdown, Date.now())) return;
    const { cue, timer } = given;
    const words = kind.words(cue, timer, remainingMs(timer.countdown, Date.now()));
    await Promise.allSettled([
      isSoundWanted() ? playTone(getComfort().soundVolume, cue) : null,
      mayNotify() ? notify({ ...words, tag: kind.name, path: kind.shownOn[0] }) : null,
    ]);
  });
};

/**
 * Gives the cues of a timer at their times, while it is used in any page: by sound and notification
 * in one tab, and in every tab as the words that it returns.
 *
 * @returns what to say in a live region: the words of the cue last given on this page, or null
 */
export const useTransitionCues = <T extends Timed>(kind: CueKind<T>): string | null => {
  const timer = useDeviceRecord(kind.record);
  const [said, setSaid] = useState<string | null>(null);
  const last = useRef(timer?.told ?? null);

  useEffect(() => {
    const told = timer?.told ?? null;
    if (told === last.current) return;
    last.current = told;
    if (timer === null || told === null) return setSaid(null);
    const { title, body } = kind.words(told, timer, remainingMs(timer.countdown, Date.now()));
    setSaid(`${title} ${body}`);
  }, [timer, kind]);

  useEffect(() => {
    if (timer === null) return;
    let wait: ReturnType<typeof setTimeout> | undefined;
    // One wait up to the cue itself: browsers slow down what repeats in a page that nobody sees.
    const look = (): void => {
      clearTimeout(wait);
      const now = Date.now();
      if (dueCue(timer, now) !== null) void give(kind);
      const nextMs = nextCueAtMs(timer, now);
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
  }, [timer, kind]);

  return said;
};
