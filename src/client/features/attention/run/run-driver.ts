import { v7 } from 'uuid';
import { measureFrameMs } from '#client/platform/frame-clock.ts';
import type { ControlEvent, FrameEvent } from '#domain/attention/instants.ts';
import type {
  Difficulty,
  Instrument,
  Mode,
  PressInput,
  RunRecording,
} from '#domain/attention/recording.ts';
import { startHarness } from './harness.ts';
import { newSeed } from './seed.ts';

/** A practice round is neither recorded nor sent. */
export type RunMode = Mode | 'practice';

/** Why a run ended: it came to its end, Stop, the page was hidden, or it was left for something else. */
export type EndReason = 'done' | 'stopped' | 'hidden' | 'left';

/** What the state of each of the tests has. */
export interface TestState {
  readonly phase: string;
  readonly answers: readonly { readonly correct: boolean }[];
}

interface TestEvent {
  readonly type: string;
  readonly atMs: number;
}

/** A test as the panel runs it. */
export interface TestPlan<State extends TestState, Own extends TestEvent> {
  readonly instrument: Instrument;
  /** The version of its scoring. */
  readonly version: number;
  readonly create: (mode: RunMode, seed: number, difficulty: Difficulty) => State;
  readonly step: (state: State, event: Own | FrameEvent | ControlEvent) => State;
  /** Writes the state into the page, on the frame that shows it. */
  readonly paint: (state: State) => void;
  /** What a key means; null for nothing. */
  readonly key?: (key: string, atMs: number) => Own | null;
  /** Called after `paint` when something changed. */
  readonly changed?: (state: State, before: State, of: RunFacts) => void;
}

/** What is settled when a run starts. */
interface RunFacts {
  /** A UUID: the id of its recording, which its answers carry when they are sent one by one. */
  readonly id: string;
  /** When the run's clock was 0: a UTC instant, ISO 8601. */
  readonly startedAt: string;
}

/** A run that is over. */
export interface EndedRun<State, Own> {
  readonly id: string;
  readonly mode: RunMode;
  readonly why: EndReason;
  readonly state: State;
  /** Null for a practice round, and without an answer: there is nothing to keep then. */
  readonly recording: RunRecording<Own | FrameEvent | ControlEvent> | null;
}

/** The screen is measured, the run goes on, stands still, or waits for the start of its next part. */
export type RunStage = 'starting' | 'on' | 'paused' | 'ready';

interface Listeners<State, Own> {
  readonly stage: (stage: RunStage, leftPage: boolean) => void;
  readonly ended: (run: EndedRun<State, Own>) => void;
}

/** A run from its start to its end. */
export interface TestRun<Own> {
  readonly control: (type: 'start' | 'pause' | 'resume') => void;
  /** An event of the person's that is no press, made of the present instant of the run's clock. */
  readonly send: (event: (atMs: number) => Own) => void;
  /** A press on a control of the test, by its event's own time stamp. */
  readonly press: (
    timeStampMs: number,
    inputs: readonly PressInput[],
    event: (atMs: number) => Own,
  ) => void;
  readonly end: (why: EndReason) => void;
}

const stageOf = (phase: string): RunStage =>
  phase === 'paused' || phase === 'ready' ? phase : 'on';

/** Whether a recorded run counts as left: a full one is to come to its end, a quick one has none. */
const isInterrupted = (mode: RunMode, phase: string, leftPage: boolean): boolean =>
  leftPage || (phase !== 'done' && (mode === 'full' || phase !== 'stopped'));

/** Measures the screen and then starts a run. Whatever ends it, `ended` is called once. */
export const startTestRun = <State extends TestState, Own extends TestEvent>(
  plan: TestPlan<State, Own>,
  given: { readonly mode: RunMode; readonly difficulty: Difficulty },
  listeners: Listeners<State, Own>,
): TestRun<Own> => {
  const { mode, difficulty } = given;
  const { instrument, version } = plan;
  const id = v7();
  const seed = newSeed();
  let hasBegun = false;
  let hasEnded = false;
  let leftPage = false;
  let stage: RunStage = 'starting';

  const tell = (next: RunStage): void => {
    stage = next;
    listeners.stage(stage, leftPage);
  };

  const changed = (state: State, before: State): void => {
    if (hasEnded) return;
    plan.changed?.(state, before, { id, startedAt: harness.startedAt });
    // What the test does with a change may be to end the run.
    if (hasEnded) return;
    if (state.phase === 'done') end('done');
    else if (hasBegun && stageOf(state.phase) !== stage) tell(stageOf(state.phase));
  };

  const harness = startHarness<State, Own>({
    first: plan.create(mode, seed, difficulty),
    step: plan.step,
    paint: plan.paint,
    changed,
    ...(plan.key === undefined ? {} : { key: plan.key }),
    held: (isHeld) => tell(isHeld ? 'paused' : 'starting'),
    hidden: () => {
      leftPage = true;
      // A quick run is short: it ends, and what comes next is a run of its own.
      if (mode === 'quick') end('hidden');
      else tell('paused');
    },
  });

  const recordingOf = ({ phase, answers }: State) => {
    if (mode === 'practice' || answers.length === 0) return null;
    const interrupted = isInterrupted(mode, phase, leftPage);
    return { instrument, mode, difficulty, version, seed, interrupted, ...harness.recorded() };
  };

  const end = (why: EndReason): void => {
    if (hasEnded) return;
    hasEnded = true;
    // Once stopped, a run was not left; so that comes after the reasons for which it counts as left.
    if (why === 'stopped' || why === 'hidden') harness.control('stop');
    harness.leave();
    const state = harness.state();
    listeners.ended({ id, mode, why, state, recording: recordingOf(state) });
  };

  void measureFrameMs().then((frameMs) => {
    if (hasEnded) return;
    hasBegun = true;
    harness.begin(frameMs);
  });

  return {
    control: harness.control,
    send: (event) => harness.send(event(harness.atMs(performance.now()))),
    press: (timeStampMs, inputs, event) => harness.press(event(harness.atMs(timeStampMs)), inputs),
    end,
  };
};
