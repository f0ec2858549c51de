import {
  NO_PLAYED,
  type Playing,
  playStretch,
} from '#client/features/attention/cpt/full/stretch.ts';
import type { FirstPress } from '#client/features/attention/run/first-press.ts';
import { newSeed } from '#client/features/attention/run/seed.ts';
import { currentIso, uptimeMs } from '#client/platform/after.ts';
import { measureFrameMs, onHidden } from '#client/platform/frame-clock.ts';
import { followKeys } from '#client/platform/presses.ts';
import { CPT_VERSION, eventsOf } from '#domain/attention/cpt/events.ts';
import {
  QUICK_DURATION_MS,
  QUICK_INTERVAL_MS,
  quickLetters,
} from '#domain/attention/cpt/letters.ts';
import {
  type CptResponse,
  idleQuick,
  isAnswerKey,
  type QuickState,
  quickAfter,
  sequenceUpTo,
} from '#domain/attention/cpt/quick-run.ts';
import type { Difficulty, PressInput, RunRecording } from '#domain/attention/recording.ts';
import { createTimingRecorder } from '#domain/attention/timing-card.ts';
import { texts } from '#texts/attention.js';

/**
 * Why a run ended: its time was over, Stop was pressed, the page was hidden, or another page or run
 * was opened.
 */
export type QuickEndReason = 'over' | 'stopped' | 'hidden' | 'left';

interface QuickPlan {
  readonly difficulty: Difficulty;
  readonly firstPress: FirstPress;
  readonly show: (letter: string | null) => void;
  readonly say: (text: string) => void;
  /** Called at each letter with the time left, as a share from 0 to 1 and in whole seconds. */
  readonly onTimeLeft: (share: number, seconds: number) => void;
  /** Called for each press with its feedback and the response to send. */
  readonly onAnswer: (feedback: string | null, response: CptResponse) => void;
  /** The recording is null if no letter was shown, because there is then nothing to save. */
  readonly onEnd: (
    state: QuickState,
    recording: RunRecording<object> | null,
    reason: QuickEndReason,
  ) => void;
}

/** Controls a Quick run. */
export interface QuickRun {
  readonly press: (timeStampMs: number, input: PressInput) => void;
  readonly end: (reason: QuickEndReason) => void;
}

/** Starts a Quick run of 30 seconds, which begins after the first press. React does not render during the run. */
export const startQuickRun = (plan: QuickPlan): QuickRun => {
  const { difficulty, firstPress, show } = plan;
  const seed = newSeed();
  let zeroMs = uptimeMs();
  let startedAt = currentIso();
  const letters = quickLetters(difficulty, seed);
  const intervalMs = QUICK_INTERVAL_MS[difficulty];
  let state = quickAfter(idleQuick, { type: 'start', difficulty, seed, startedAt });
  let playing: Playing | null = null;
  let timing = createTimingRecorder(1000 / 60);

  const reportTimeLeft = (trial: number): void => {
    const share = 1 - trial / letters.length;
    plan.onTimeLeft(share, Math.round((share * QUICK_DURATION_MS) / 1000));
  };

  const prepare = async (): Promise<void> => {
    const frameMs = await measureFrameMs();
    if (state.phase !== 'running') return;
    firstPress.hold(() => begin(frameMs));
    if (firstPress.isAwaited()) plan.say(texts.cptFirstPress);
  };

  const begin = (frameMs: number): void => {
    plan.say('');
    // The run may have waited a long time for the first press.
    zeroMs = uptimeMs();
    startedAt = currentIso();
    state = quickAfter(idleQuick, { type: 'start', difficulty, seed, startedAt });
    timing = createTimingRecorder(frameMs);
    playing = playStretch({
      letters,
      intervalMs,
      shownMs: intervalMs,
      leadMs: 0,
      frameMs,
      timing,
      // The bar moves only when a letter appears, so that it does not distract in between.
      show: (letter, trial) => {
        show(letter);
        if (letter !== null) reportTimeLeft(trial);
      },
      onOver: () => end('over'),
      onAnswer: ({ trial, atMs }, timeline) => {
        const sequence = sequenceUpTo(trial, letters, (one) => timeline.onsetMs(one) !== null);
        state = quickAfter(state, { type: 'answer', sequence, atMs: atMs - zeroMs });
        const response = state.responses.at(-1);
        if (response !== undefined) plan.onAnswer(state.feedback, response);
      },
    });
  };

  const end = (reason: QuickEndReason): void => {
    if (state.phase !== 'running') return;
    firstPress.cancel();
    const { timeline, answers, trial } = playing?.stop() ?? NO_PLAYED;
    for (const stop of stops) stop();
    if (reason === 'over') reportTimeLeft(letters.length);
    state = quickAfter(state, { type: 'stop', atMs: uptimeMs() - zeroMs });
    const complete = reason === 'over' ? letters.length : trial + 1;
    const events = eventsOf({ firstIndex: 0, letters }, timeline, answers, zeroMs, complete);
    const recording: RunRecording<object> = {
      instrument: 'cpt',
      mode: 'quick',
      difficulty,
      version: CPT_VERSION,
      seed,
      startedAt,
      interrupted: reason !== 'over',
      events,
      timing: timing.card('frame'),
    };
    const wasShown = events.some(({ type, atMs }) => type === 'letter' && atMs !== null);
    plan.onEnd(state, wasShown ? recording : null, reason);
  };

  const press = (timeStampMs: number, input: PressInput): void => {
    if (!firstPress.take()) playing?.press(timeStampMs, input);
  };

  const stops = [
    followKeys({
      onKey: ({ key, atMs }) => {
        if (isAnswerKey(key, false)) press(atMs, 'key');
      },
      onEscape: () => end('stopped'),
      isRunning: () => true,
    }),
    onHidden(() => {
      // Letters appear only after the first press, so leaving the page before it does not end the run.
      if (!firstPress.isAwaited()) end('hidden');
    }),
  ];
  reportTimeLeft(0);
  void prepare();
  return { press, end };
};
