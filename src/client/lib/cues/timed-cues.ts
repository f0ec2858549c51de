import type { TimedPart } from '#domain/reminders/timer-signals.ts';
import { endsAtMs, overtimeMs, remainingMs } from '#domain/shared/time/countdown.ts';
import { type Cue, dueCue, isStale, nextCueAtMs, type Timed } from '#domain/shared/time/cues.ts';
import { type CueKind, LONG_OVER_MS } from './use-transition-cues.ts';

interface TimedCues<T>
  extends Pick<CueKind<T>, 'record' | 'name' | 'shownOn' | 'pageOf' | 'isFelt'> {
  /** The name of the timer on other pages. */
  readonly label: string;
  /** The part of the app that uses the timer. */
  readonly part: TimedPart;
  /** The texts of a cue. */
  words(cue: Cue, timer: T): { readonly title: string; readonly body: string };
}

/** The cues of a countdown: a heads-up and the end. */
export const timedCues = <T extends Timed>({
  words,
  label,
  part,
  ...kind
}: TimedCues<T>): CueKind<T> => ({
  ...kind,
  begun: ({ countdown }, nowMs) =>
    overtimeMs(countdown, nowMs) > LONG_OVER_MS
      ? null
      : {
          label,
          leftMs: remainingMs(countdown, nowMs),
          isPaused: countdown.pausedAtMs !== null,
        },
  due: (timer, nowMs) => {
    const cue = dueCue(timer, nowMs);
    if (cue === null) return null;
    const noted = { ...timer, told: cue };
    return { cue, noted, isStale: isStale(timer.countdown, nowMs) };
  },
  nextAtMs: nextCueAtMs,
  ends: ({ countdown, told }) =>
    countdown.pausedAtMs !== null || told === 'end'
      ? []
      : [{ part, atMs: Math.round(endsAtMs(countdown)) }],
  told: (timer) => (timer.told === null ? null : { id: timer.told, ...words(timer.told, timer) }),
});
