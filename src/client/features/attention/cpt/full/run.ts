import type { FirstPress } from '#client/features/attention/run/first-press.ts';
import { newSeed } from '#client/features/attention/run/seed.ts';
import { currentIso, uptimeMs } from '#client/platform/after.ts';
import { measureFrameMs, onHidden } from '#client/platform/frame-clock.ts';
import { followKeys } from '#client/platform/presses.ts';
import { CPT_VERSION, type CptEvent, eventsOf } from '#domain/attention/cpt/events.ts';
import {
  type FullState,
  type FullStep,
  fullAfter,
  newFull,
  nextStretch,
  type Stretch,
  wholePairLetters,
} from '#domain/attention/cpt/full-run.ts';
import { isTarget } from '#domain/attention/cpt/letters.ts';
import { FULL_INTERVAL_MS, FULL_SHOWN_MS, practiceLetters } from '#domain/attention/cpt/pairs.ts';
import { isAnswerKey } from '#domain/attention/cpt/quick-run.ts';
import { type CptFullScore, scoreCpt } from '#domain/attention/cpt/score.ts';
import type { PressInput, RunRecording, TimingCard } from '#domain/attention/recording.ts';
import { NO_TRIAL } from '#domain/attention/timeline.ts';
import { createTimingRecorder, type TimingRecorder } from '#domain/attention/timing-card.ts';
import { texts } from '#texts/attention.js';
import { NO_PLAYED, type PlayedStretch, type Playing, playStretch } from './stretch.ts';

/** The delay from Start or Continue to the first letter. */
const LEAD_MS = 1_500;

/** The number of letters in a pair. The letters of an interrupted pair do not count. */
const PAIR_LETTERS = 2;

/** The state of a Full run that React renders. */
export interface FullView {
  readonly state: FullState;
  /** The last practice round: hits, targets shown, and whether it was completed. */
  readonly practice: {
    readonly hits: number;
    readonly targets: number;
    readonly isWhole: boolean;
  } | null;
  /** Whether the page was left while letters were shown. */
  readonly wasLeft: boolean;
  /** The result of the run; null until the run ends, or if no letter was shown. */
  readonly result: { readonly score: CptFullScore; readonly timing: TimingCard } | null;
}

interface FullPlan {
  readonly firstPress: FirstPress;
  readonly show: (letter: string | null) => void;
  readonly say: (text: string) => void;
  readonly onChange: (view: FullView) => void;
  /** `leftAt` is the index of the next letter at the time when the page was left; null if the page was not left. */
  readonly onEnd: (recording: RunRecording<object>, leftAt: number | null) => void;
}

/** Controls a Full run, from its instructions to its end. */
export interface FullRun {
  readonly practice: () => void;
  /** Starts the run, or continues it after a break or a pause. */
  readonly go: () => void;
  readonly pause: () => void;
  readonly stop: () => void;
  readonly press: (timeStampMs: number, input: PressInput) => void;
  /** Ends the run because the person opened another page. */
  readonly leave: () => void;
}

const fullScore = (events: readonly CptEvent[]): CptFullScore | null => {
  const score = scoreCpt({ mode: 'full', events });
  return score.mode === 'full' ? score : null;
};

/** Creates a Full run without starting it. `onChange` is called only between stretches of letters. */
export const createFullRun = (plan: FullPlan): FullRun => {
  const { firstPress } = plan;
  const seed = newSeed();
  const events: CptEvent[] = [];
  let view: FullView = { state: newFull(seed), practice: null, wasLeft: false, result: null };
  let playing: Playing | null = null;
  let timing: TimingRecorder | null = null;
  let zero: { readonly ms: number; readonly startedAt: string } | null = null;
  /** Ends the current stretch; null between stretches. */
  let endStretch: ((isWhole: boolean) => void) | null = null;

  const step = (next: FullStep, more: Partial<FullView> = {}): void => {
    view = { ...view, ...more, state: fullAfter(view.state, next) };
    plan.onChange(view);
  };

  const play = async (
    letters: readonly string[],
    isPractice: boolean,
    onEnd: (played: PlayedStretch, isWhole: boolean) => void,
  ): Promise<void> => {
    let isCurrent = true;
    endStretch = (isWhole) => {
      isCurrent = false;
      endStretch = null;
      firstPress.cancel();
      const played = playing?.stop() ?? NO_PLAYED;
      playing = null;
      onEnd(played, isWhole);
    };
    const frameMs = await measureFrameMs();
    if (!isCurrent) return;
    if (!isPractice) timing ??= createTimingRecorder(frameMs);
    firstPress.hold(() => {
      if (!isPractice) zero ??= { ms: uptimeMs(), startedAt: currentIso() };
      plan.say('');
      playing = playStretch({
        letters,
        intervalMs: FULL_INTERVAL_MS,
        shownMs: FULL_SHOWN_MS,
        leadMs: LEAD_MS,
        frameMs,
        timing: (isPractice ? null : timing) ?? createTimingRecorder(frameMs),
        show: plan.show,
        onOver: () => endStretch?.(true),
        onAnswer: ({ trial }) => {
          if (isPractice)
            plan.say(isTarget(letters.slice(0, trial + 1)) ? texts.correct : texts.incorrect);
        },
      });
    });
    if (firstPress.isAwaited()) plan.say(texts.cptFirstPress);
  };

  const practice = (): void => {
    if (endStretch !== null) return;
    const letters = practiceLetters(seed);
    step({ type: 'practice' });
    void play(letters, true, ({ timeline, answers, trial }, isWhole) => {
      const complete = isWhole ? letters.length : wholePairLetters(trial);
      const made = eventsOf({ firstIndex: 0, letters }, timeline, answers, 0, complete);
      const { yes: hits, of: targets } = fullScore(made)?.pairs.AX ?? { yes: 0, of: 0 };
      step({ type: 'practice-over', hits, targets }, { practice: { hits, targets, isWhole } });
    });
  };

  /** Records the events of a stretch, and returns the number of its letters that count. */
  const recordStretch = (stretch: Stretch, played: PlayedStretch, isWhole: boolean): number => {
    const letters = isWhole ? stretch.letters.length : wholePairLetters(played.trial);
    const { timeline, answers } = played;
    events.push(...eventsOf(stretch, timeline, answers, zero?.ms ?? 0, letters, PAIR_LETTERS));
    return letters;
  };

  const go = (): void => {
    if (endStretch !== null || view.state.hasNoHits) return;
    const before = view.state;
    const stretch = nextStretch(before);
    step({ type: 'go' });
    void play(stretch.letters, false, (played, isWhole) => {
      if (played.trial === NO_TRIAL) {
        // No letter was shown, so the next call of `go` starts this stretch again.
        view = { ...view, state: before };
        plan.onChange(view);
      } else step({ type: 'stretch-over', letters: recordStretch(stretch, played, isWhole) });
      if (view.state.phase === 'done') finish(false);
    });
  };

  const finish = (leftPage: boolean): void => {
    for (const stop of stops) stop();
    if (zero === null || timing === null || events.length === 0) return;
    const score = fullScore(events);
    const card = timing.card('frame');
    view = { ...view, result: score === null ? null : { score, timing: card } };
    plan.onChange(view);
    const recording: RunRecording<object> = {
      instrument: 'cpt',
      mode: 'full',
      difficulty: 'medium',
      version: CPT_VERSION,
      seed,
      startedAt: zero.startedAt,
      interrupted: view.wasLeft || view.state.phase !== 'done',
      events,
      timing: card,
    };
    plan.onEnd(recording, leftPage ? view.state.nextIndex : null);
  };

  const stop = (leftPage: boolean): void => {
    endStretch?.(false);
    const { phase } = view.state;
    if (phase === 'done' || phase === 'stopped') return;
    step({ type: 'stop' });
    finish(leftPage);
  };

  const pause = (): void => endStretch?.(false);
  const press = (timeStampMs: number, input: PressInput): void => {
    if (!firstPress.take()) playing?.press(timeStampMs, input);
  };

  const stops = [
    followKeys({
      onKey: ({ key, atMs }) => {
        if (isAnswerKey(key, false)) press(atMs, 'key');
      },
      onEscape: pause,
      isRunning: () => endStretch !== null,
    }),
    onHidden(() => {
      // Letters appear only after the first press, so leaving the page before it interrupts nothing.
      if (view.state.phase === 'letters' && !firstPress.isAwaited())
        view = { ...view, wasLeft: true };
      pause();
    }),
  ];
  return { practice, go, pause, stop: () => stop(false), press, leave: () => stop(true) };
};
