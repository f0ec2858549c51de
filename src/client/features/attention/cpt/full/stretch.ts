import { holdCues } from '#client/lib/cues/quiet-time.ts';
import { uptimeMs } from '#client/platform/after.ts';
import { followFrames } from '#client/platform/frame-clock.ts';
import {
  createTimeline,
  NO_TRIAL,
  type Timeline,
  type TrialAnswer,
  type TrialPress,
} from '#domain/attention/timeline.ts';
import type { TimingRecorder } from '#domain/attention/timing-card.ts';

interface StretchPlan {
  readonly letters: readonly string[];
  readonly intervalMs: number;
  readonly shownMs: number;
  /** The time from this call to the first letter, rounded up to a whole frame. */
  readonly leadMs: number;
  readonly frameMs: number;
  readonly timing: TimingRecorder;
  /** Shows the letter of a trial, or no letter. Called within the frame that displays the change. */
  readonly show: (letter: string | null, trial: number) => void;
  /** Called for a press once it is certain which letter the press belongs to. */
  readonly onAnswer?: (answer: TrialAnswer, timeline: Timeline) => void;
  /** Called once the time of the last letter is over and the stretch has stopped by itself. */
  readonly onOver: () => void;
}

/** The part of a stretch of letters that was shown, with the person's answers. */
export interface PlayedStretch {
  readonly timeline: Pick<Timeline, 'onsetMs'>;
  readonly answers: readonly TrialAnswer[];
  /** The index of the last letter shown; `NO_TRIAL` if no letter was shown. */
  readonly trial: number;
}

/** Controls a stretch that is being shown. */
export interface Playing {
  /** Handles a press, which is timed on the page's clock (`event.timeStamp`). */
  readonly press: (atMs: TrialPress['atMs'], input: TrialPress['input']) => void;
  /** Clears the screen and returns the part that was shown. Further calls return the same object. */
  readonly stop: () => PlayedStretch;
}

/** A stretch in which nothing was shown. */
export const NO_PLAYED: PlayedStretch = {
  timeline: { onsetMs: () => null },
  answers: [],
  trial: NO_TRIAL,
};

/**
 * Shows letters one after the other, each on the frame nearest to its scheduled time. The first onset falls on a frame,
 * so if the interval is a whole number of frames, no later onset falls halfway between two frames.
 */
export const playStretch = (plan: StretchPlan): Playing => {
  const { letters, intervalMs, shownMs, leadMs, frameMs, timing } = plan;
  const answers: TrialAnswer[] = [];
  let timeline: Timeline | null = null;
  let played: PlayedStretch | null = null;
  let shown = NO_TRIAL;

  const takeAnswers = (from: Timeline): void => {
    for (let answer = from.takeAnswer(); answer !== null; answer = from.takeAnswer()) {
      answers.push(answer);
      timing.press(answer.input);
      plan.onAnswer?.(answer, from);
    }
  };

  const begin = (stampMs: number): Timeline => {
    const startMs = stampMs + Math.ceil(leadMs / frameMs) * frameMs;
    return createTimeline({ startMs, intervalMs, shownMs, trials: letters.length, frameMs });
  };

  const frame = (stampMs: number, nowMs: number): void => {
    timing.frame(stampMs, nowMs);
    timeline ??= begin(stampMs);
    const trial = timeline.frame(stampMs, nowMs);
    if (trial !== shown) {
      shown = trial;
      plan.show(letters[trial] ?? null, trial);
    }
    takeAnswers(timeline);
    if (!timeline.isOver(stampMs)) return;
    stop();
    plan.onOver();
  };

  const stop = (): PlayedStretch => {
    if (played !== null) return played;
    stopFrames();
    releaseCues();
    timing.pause();
    plan.show(null, NO_TRIAL);
    if (timeline === null) {
      played = NO_PLAYED;
      return played;
    }
    const trial = timeline.trialOnScreenAt(uptimeMs());
    timeline.finish();
    takeAnswers(timeline);
    played = { timeline, answers, trial };
    return played;
  };

  const releaseCues = holdCues();
  const stopFrames = followFrames(frame);
  return {
    press: (atMs, input) => timeline?.press({ atMs, input, isRepeat: false }),
    stop,
  };
};
