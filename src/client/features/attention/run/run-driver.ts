import { uptimeMs } from '#client/platform/after.ts';
import { measureFrameMs } from '#client/platform/frame-clock.ts';
import { newId } from '#client/platform/new-id.ts';
import type { ControlEvent, FrameEvent } from '#domain/attention/instants.ts';
import type {
  Difficulty,
  Instrument,
  Mode,
  PressInput,
  RunRecording,
} from '#domain/attention/recording.ts';
import type { FirstPress } from './first-press.ts';
import { startHarness } from './harness.ts';
import { newSeed } from './seed.ts';

/** Practice is neither recorded nor sent. */
export type RunMode = Mode | 'practice';

/**
 * Why a run ended: it was complete, Stop was pressed, the page was hidden, or another page or run
 * was opened.
 */
export type EndReason = 'done' | 'stopped' | 'hidden' | 'left';

/** The fields that the states of all tests share. */
export interface TestState {
  readonly phase: string;
  readonly answers: readonly { readonly correct: boolean }[];
}

interface TestEvent {
  readonly type: string;
  readonly atMs: number;
}

/** The definition of a test, as the panel runs it. */
export interface TestPlan<State extends TestState, Own extends TestEvent> {
  readonly instrument: Instrument;
  /** The version of the test's scoring. */
  readonly version: number;
  readonly create: (mode: RunMode, seed: number, difficulty: Difficulty) => State;
  readonly step: (state: State, event: Own | FrameEvent | ControlEvent) => State;
  /** Writes the state into the page, within the frame that shows it. */
  readonly paint: (state: State) => void;
  /** The event for a letter or digit key; null if the key means nothing in this test. */
  readonly eventOfKey?: (key: string, atMs: number) => Own | null;
  /** Called after `paint` when the state changed. */
  readonly onChange?: (state: State, before: State, of: RunFacts) => void;
}

/** The facts that are fixed from the start of a run. */
interface RunFacts {
  /** The id of the recording, a UUID. Answers that are sent individually contain this id too. */
  readonly id: string;
  /** The instant at which the run's clock was 0: UTC, ISO 8601. */
  readonly startedAt: string;
}

/** A run that ended. */
export interface EndedRun<State, Own> {
  readonly id: string;
  readonly mode: RunMode;
  readonly reason: EndReason;
  readonly state: State;
  /** Null for practice, which is not saved, and for a run without an answer. */
  readonly recording: RunRecording<Own | FrameEvent | ControlEvent> | null;
}

/**
 * The stage of a run: measuring the screen, waiting for the first press, running, paused, or waiting for the start of
 * the next part.
 */
export type RunStage = 'starting' | 'unheard' | 'running' | 'paused' | 'ready';

interface Listeners<State, Own> {
  readonly onStage: (stage: RunStage, leftPage: boolean) => void;
  readonly onEnd: (run: EndedRun<State, Own>) => void;
}

/** Controls a run from its start to its end. */
export interface TestRun<Own> {
  readonly control: (type: 'start' | 'pause' | 'resume') => void;
  /** Dispatches an event that the person causes without a press, created with the current time on the run's clock. */
  readonly send: (event: (atMs: number) => Own) => void;
  /** Dispatches a press on a control of the test, timed by the `timeStamp` of its DOM event. */
  readonly press: (
    timeStampMs: number,
    inputs: readonly PressInput[],
    event: (atMs: number) => Own,
  ) => void;
  readonly end: (reason: EndReason) => void;
}

const stageOf = (phase: string): RunStage =>
  phase === 'paused' || phase === 'ready' ? phase : 'running';

/** Whether a run counts as interrupted. A full run must be completed; a quick run may also be stopped. */
const isInterrupted = (mode: RunMode, phase: string, leftPage: boolean): boolean =>
  leftPage || (phase !== 'done' && (mode === 'full' || phase !== 'stopped'));

/**
 * Measures the screen, and starts the run on the first press. A test without `eventOfKey` is answered by typing into a
 * text field, so its run starts without waiting for a press. `onEnd` is called exactly once, however the run ends.
 */
export const startTestRun = <State extends TestState, Own extends TestEvent>(
  plan: TestPlan<State, Own>,
  options: {
    readonly mode: RunMode;
    readonly difficulty: Difficulty;
    readonly firstPress: FirstPress;
  },
  listeners: Listeners<State, Own>,
): TestRun<Own> => {
  const { mode, difficulty, firstPress } = options;
  const { instrument, version, eventOfKey } = plan;
  const id = newId();
  const seed = newSeed();
  let hasBegun = false;
  let hasEnded = false;
  let leftPage = false;
  let stage: RunStage = 'starting';

  const beforeStage = (): RunStage => (firstPress.isAwaited() ? 'unheard' : 'starting');

  const setStage = (next: RunStage): void => {
    stage = next;
    listeners.onStage(stage, leftPage);
  };

  const onChange = (state: State, before: State): void => {
    if (hasEnded) return;
    plan.onChange?.(state, before, { id, startedAt: harness.startedAt() });
    // The test may have ended the run in its `onChange`.
    if (hasEnded) return;
    if (state.phase === 'done') end('done');
    else if (hasBegun && stageOf(state.phase) !== stage) setStage(stageOf(state.phase));
  };

  const harness = startHarness<State, Own>({
    first: plan.create(mode, seed, difficulty),
    step: plan.step,
    paint: plan.paint,
    onChange,
    ...(eventOfKey === undefined
      ? {}
      : {
          eventOfKey: (key: string, atMs: number) => {
            const event = eventOfKey(key, atMs);
            return event === null || firstPress.take() ? null : event;
          },
        }),
    onHold: (isHeld) => setStage(isHeld ? 'paused' : beforeStage()),
    onHide: () => {
      // Nothing is shown before the first press, so the run is not interrupted.
      if (firstPress.isAwaited()) return;
      leftPage = true;
      // A quick run is short, so it ends instead of being paused.
      if (mode === 'quick') end('hidden');
      else setStage('paused');
    },
  });

  const recordingOf = ({ phase, answers }: State) => {
    if (mode === 'practice' || answers.length === 0) return null;
    const interrupted = isInterrupted(mode, phase, leftPage);
    return { instrument, mode, difficulty, version, seed, interrupted, ...harness.recorded() };
  };

  const end = (reason: EndReason): void => {
    if (hasEnded) return;
    hasEnded = true;
    // A run that ends for another reason keeps its phase, and therefore counts as interrupted.
    if (reason === 'stopped' || reason === 'hidden') harness.control('stop');
    harness.close();
    firstPress.cancel();
    const state = harness.state();
    listeners.onEnd({ id, mode, reason, state, recording: recordingOf(state) });
  };

  void measureFrameMs().then((frameMs) => {
    if (hasEnded) return;
    const begin = (): void => {
      hasBegun = true;
      harness.begin(frameMs);
    };
    if (eventOfKey === undefined) begin();
    else firstPress.hold(begin);
    if (firstPress.isAwaited() && stage === 'starting') setStage('unheard');
  });

  return {
    control: harness.control,
    send: (event) => harness.send(event(harness.atMs(uptimeMs()))),
    press: (timeStampMs, inputs, event) => {
      if (!firstPress.take()) harness.press(event(harness.atMs(timeStampMs)), inputs);
    },
    end,
  };
};
