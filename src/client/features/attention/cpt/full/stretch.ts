import { followFrames } from '#client/platform/frame-clock.ts';
import { holdCues } from '#client/sync/quiet-time.ts';
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
  /** From this call to the first letter, in milliseconds, to the next whole frame. */
  readonly leadMs: number;
  readonly frameMs: number;
  readonly timing: TimingRecorder;
  /** Shows the letter of a trial, or none. Runs on the frame that shows it. */
  readonly show: (letter: string | null, trial: number) => void;
  /** A press whose letter is certain. */
  readonly answered?: (answer: TrialAnswer, timeline: Timeline) => void;
  /** The time of the last letter is over. `stop` has been called. */
  readonly over: () => void;
}

/** A stretch of letters as far as it came. */
export interface PlayedStretch {
  readonly timeline: Pick<Timeline, 'onsetMs'>;
  readonly answers: readonly TrialAnswer[];
  /** The letter that was on screen, or last on screen, at the end; `NO_TRIAL` before the first. */
  readonly trial: number;
}

/** Letters that come by themselves. */
export interface Playing {
  /** A press at an instant of the page's clock (`event.timeStamp`). */
  readonly press: (atMs: TrialPress['atMs'], input: TrialPress['input']) => void;
  /** Clears the screen and gives what there was; the same again when it is called again. */
  readonly stop: () => PlayedStretch;
}

/** What there is of a stretch that never began. */
export const NO_PLAYED: PlayedStretch = {
  timeline: { onsetMs: () => null },
  answers: [],
  trial: NO_TRIAL,
};

/**
 * Shows letters one after the other, each on the frame nearest to its time. The first onset is put on
 * a frame, so that an interval of whole frames always ends far from the middle between two.
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
      plan.answered?.(answer, from);
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
    plan.over();
  };

  const stop = (): PlayedStretch => {
    if (played !== null) return played;
    stopFrames();
    letCuesCome();
    timing.pause();
    plan.show(null, NO_TRIAL);
    if (timeline === null) {
      played = NO_PLAYED;
      return played;
    }
    const trial = timeline.trialOnScreenAt(performance.now());
    timeline.finish();
    takeAnswers(timeline);
    played = { timeline, answers, trial };
    return played;
  };

  const letCuesCome = holdCues();
  const stopFrames = followFrames(frame);
  return {
    press: (atMs, input) => timeline?.press({ atMs, input, isRepeat: false }),
    stop,
  };
};
