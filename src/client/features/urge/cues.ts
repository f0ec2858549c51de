import { type CueKind, LONG_OVER_MS } from '#client/lib/cues/use-transition-cues.ts';
import type { PagePath } from '#contract/shared/pages.ts';
import { STALE_AFTER_MS } from '#domain/shared/time/cues.ts';
import { delayEndsAtMs, type Urge, withUrgeEvent } from '#domain/urge/urge.ts';
import { texts } from '#texts/urge.js';
import { currentUrge } from './kept-urge.ts';

/** The page on which the delay of an urge runs. */
export const URGE_PAGE: PagePath = '/features/urge';

/**
 * The only cue of a delay, given when the delay ends. The text does not reveal what the delay is for, because other
 * people may see the screen.
 */
export const urgeCues: CueKind<Urge> = {
  record: currentUrge,
  name: 'urge',
  shownOn: [URGE_PAGE],
  begun: (urge, nowMs) =>
    urge.stage === 'waiting' && nowMs - delayEndsAtMs(urge) <= LONG_OVER_MS
      ? { label: texts.waiting, leftMs: Math.max(0, delayEndsAtMs(urge) - nowMs), isPaused: false }
      : null,
  due: (urge, nowMs) => {
    if (urge.stage !== 'waiting' || urge.told || nowMs < delayEndsAtMs(urge)) return null;
    return {
      cue: 'end',
      noted: withUrgeEvent(urge, { type: 'told' }, nowMs),
      isStale: nowMs - delayEndsAtMs(urge) > STALE_AFTER_MS,
    };
  },
  nextAtMs: (urge, nowMs) =>
    urge.stage === 'waiting' && !urge.told && nowMs < delayEndsAtMs(urge)
      ? delayEndsAtMs(urge)
      : null,
  ends: (urge) =>
    urge.stage === 'waiting' && !urge.told
      ? [{ part: 'wait', atMs: Math.round(delayEndsAtMs(urge)) }]
      : [],
  told: (urge) =>
    urge.stage === 'waiting' && urge.told
      ? { id: urge.id, title: texts.timeIsOver, body: texts.goOn }
      : null,
};
