import { type Cue, dueCue, isStale, nextCueAtMs, type Timed } from '#domain/shared/time/cues.ts';
import type { CueKind } from './use-transition-cues.ts';

interface TimedCues<T>
  extends Pick<CueKind<T>, 'record' | 'name' | 'shownOn' | 'pageOf' | 'isFelt'> {
  /** The texts of a cue. */
  words(cue: Cue, timer: T): { readonly title: string; readonly body: string };
}

/** The cues of a countdown: a heads-up, and the end. */
export const timedCues = <T extends Timed>({ words, ...kind }: TimedCues<T>): CueKind<T> => ({
  ...kind,
  due: (timer, nowMs) => {
    const cue = dueCue(timer, nowMs);
    if (cue === null) return null;
    const noted = { ...timer, told: cue };
    return { cue, noted, isStale: isStale(timer.countdown, nowMs) };
  },
  nextAtMs: nextCueAtMs,
  told: (timer) => (timer.told === null ? null : { id: timer.told, ...words(timer.told, timer) }),
});
