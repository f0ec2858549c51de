import { measureFrameMs } from '#client/platform/frame-clock.ts';
import type { ControlEvent, FrameEvent } from '#domain/attention/instants.ts';
import type {
  Difficulty,
  Instrument,
  Mode,
  PressInput,
  Recording,
} from '#domain/attention/recording.ts';
import { type Harness, startHarness } from './run-harness.ts';
import { newSeed } from './run-seed.ts';

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
  /** Called after `paint` when something changed; `startedAt` is when the run's clock was 0. */
  readonly changed?: (state: State, before: State, startedAt: string) => void;
}

/** A run that is over. */
export interface EndedRun<State, Own> {
  readonly mode: RunMode;
  readonly why: EndReason;
  readonly state: State;
  /** Null for a practice round. */
  readonly recording: Recording<Own | FrameEvent | ControlEvent> | null;
}

/** The run goes on, stands still, or waits for the start of its next part. */
export type RunStage = 'on' | 'paused' | 'ready';

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
  readonly press: (timeStampMs: number, input: PressInput, event: (atMs: number) => Own) => void;
  readonly end: (why: EndReason) => void;
}

const stageOf = (phase: string): RunStage =>
  phase === 'paused' || phase === 'ready' ? phase : 'on';

/** Measures the screen and then starts a run. Whatever ends it, `ended` is called once. */
export const startTestRun = <State extends TestState, Own extends TestEvent>(
  plan: TestPlan<State, Own>,
  given: { readonly mode: RunMode; readonly difficulty: Difficulty },
  listeners: Listeners<State, Own>,
): TestRun<Own> => {
  const { mode, difficulty } = given;
  const { instrument, version } = plan;
  const seed = newSeed();
  let harness: Harness<State, Own> | null = null;
  let hasEnded = false;
  let leftPage = false;
  let stage: RunStage = 'ready';

  const tell = (next: RunStage): void => {
    stage = next;
    listeners.stage(stage, leftPage);
  };

  const recordingOf = (from: Harness<State, Own>) =>
    mode === 'practice'
      ? null
      : { instrument, mode, difficulty, version, seed, ...from.recorded() };

  const end = (why: EndReason): void => {
    if (hasEnded) return;
    hasEnded = true;
    // Once stopped, a run was not left; so that comes after the reasons for which it counts as left.
    if (why === 'stopped' || why === 'hidden') harness?.control('stop');
    harness?.leave();
    const state = harness?.state() ?? plan.create(mode, seed, difficulty);
    const recording = harness === null ? null : recordingOf(harness);
    listeners.ended({ mode, why, state, recording });
  };

  const changed = (state: State, before: State): void => {
    if (harness === null || hasEnded) return;
    plan.changed?.(state, before, harness.startedAt);
    if (state.phase === 'done') end('done');
    else if (stageOf(state.phase) !== stage) tell(stageOf(state.phase));
  };

  const begin = async (): Promise<void> => {
    const frameMs = await measureFrameMs();
    if (hasEnded) return;
    harness = startHarness<State, Own>({
      first: plan.create(mode, seed, difficulty),
      frameMs,
      step: plan.step,
      paint: plan.paint,
      changed,
      ...(plan.key === undefined ? {} : { key: plan.key }),
      interrupted: () => {
        leftPage = true;
        // A quick run is short: it ends, and what comes next is a run of its own.
        if (mode === 'quick') end('hidden');
        else tell('paused');
      },
    });
    harness.control('start');
  };
  void begin();

  return {
    control: (type) => harness?.control(type),
    send: (event) => harness?.send(event(harness.atMs(performance.now()))),
    press: (timeStampMs, input, event) => harness?.press(event(harness.atMs(timeStampMs)), input),
    end,
  };
};
