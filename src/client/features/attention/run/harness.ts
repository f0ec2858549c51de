import { followFrames, onHidden } from '#client/platform/frame-clock.ts';
import { followKeys } from '#client/platform/presses.ts';
import { holdCues } from '#client/sync/quiet-time.ts';
import type { ControlEvent, FrameEvent } from '#domain/attention/instants.ts';
import type { PressInput, RunRecording } from '#domain/attention/recording.ts';
import { onsetOf } from '#domain/attention/timeline.ts';
import { createTimingRecorder } from '#domain/attention/timing-card.ts';

/** Phases in which nothing happens by itself: no frame is followed then. */
const STILL: ReadonlySet<string> = new Set(['ready', 'paused', 'done', 'stopped']);

/** What is taken until the screen is measured: 60 frames a second. */
const USUAL_FRAME_MS = 1000 / 60;

/** What every event of a run has: its type, and its instant on the run's clock, in milliseconds. */
interface RunEvent {
  readonly type: string;
  readonly atMs: number;
}

interface Plan<State extends { readonly phase: string }, Own extends RunEvent> {
  /** A run that waits for its start. */
  readonly first: State;
  /** The test's own reducer: an event that changes nothing gives the same object. */
  readonly step: (state: State, event: Own | FrameEvent | ControlEvent) => State;
  /** Writes the state into the page, by hand and without React: it runs on the frame that shows it. */
  readonly paint: (state: State) => void;
  /** Called after `paint`, for what may follow between trials: saving, or a render of React. */
  readonly changed?: (state: State, before: State) => void;
  /** What a key means to this test; null for nothing. */
  readonly key?: (key: string, atMs: number) => Own | null;
  /** A run that has not begun yet will begin paused, or not. */
  readonly held?: (isHeld: boolean) => void;
  /** The page was hidden while it ran or was to begin. The run is paused by then. */
  readonly hidden?: () => void;
}

/** A run under way. */
export interface Harness<State, Own extends RunEvent> {
  readonly state: () => State;
  /** Starts the run, with the time from frame to frame of this screen: from `measureFrameMs`. */
  readonly begin: (frameMs: number) => void;
  /** Starts its next part, pauses, resumes or stops the run, now; or holds it until it begins. */
  readonly control: (type: ControlEvent['type']) => void;
  /** An event of the person's that is no press, such as a submitted text or another difficulty. */
  readonly send: (event: Own) => void;
  /** A press on a button of the test: its event's own time stamp, and by what it was made. */
  readonly press: (event: Own, inputs: readonly PressInput[]) => void;
  /** An instant of the page's clock (`event.timeStamp`) on the run's own. */
  readonly atMs: (timeStampMs: number) => number;
  /** When the run's clock was 0: a UTC instant, ISO 8601. */
  readonly startedAt: string;
  /** The run so far, for `runBody`. */
  readonly recorded: () => Pick<
    RunRecording<Own | FrameEvent | ControlEvent>,
    'startedAt' | 'events' | 'timing'
  >;
  /** Lets go of frames, keys and the page. The run can still be recorded. */
  readonly leave: () => void;
}

/**
 * Runs one test in the page: frames, keys and presses go to its reducer by their own time stamps,
 * what changes is painted at once and recorded, and leaving the tab pauses it. Escape pauses.
 * Everything is measured on the run's clock, which is 0 at this call.
 */
export const startHarness = <State extends { readonly phase: string }, Own extends RunEvent>(
  plan: Plan<State, Own>,
): Harness<State, Own> => {
  const { paint, changed } = plan;
  const zeroMs = performance.now();
  const startedAt = new Date().toISOString();
  const events: (Own | FrameEvent | ControlEvent)[] = [];
  // One object for all frames, so that a frame costs no memory; what is recorded is a copy.
  const frameEvent = { type: 'frame' as const, atMs: 0, frameMs: USUAL_FRAME_MS };
  let timing = createTimingRecorder(USUAL_FRAME_MS);
  let state = plan.first;
  let hasBegun = false;
  let isHeld = false;
  let standStill: (() => void) | null = null;

  const takeIn = (
    event: Own | FrameEvent | ControlEvent,
    inputs: readonly PressInput[] = [],
  ): void => {
    const before = state;
    state = plan.step(before, event);
    if (state === before) return;
    events.push({ ...event });
    for (const input of inputs) timing.press(input);
    paint(state);
    followWhileOn();
    changed?.(state, before);
  };

  const frame = (stampMs: number, nowMs: number): void => {
    const { frameMs } = frameEvent;
    timing.frame(stampMs, nowMs);
    frameEvent.atMs = Math.max(frameEvent.atMs, onsetOf(stampMs, nowMs, frameMs) - zeroMs);
    takeIn(frameEvent);
  };

  /** Follows frames, and holds back what would come by itself meanwhile. Returns how to end both. */
  const follow = (): (() => void) => {
    const stops = [followFrames(frame), holdCues(), timing.pause];
    return () => {
      for (const stop of stops) stop();
    };
  };

  const followWhileOn = (): void => {
    if (!STILL.has(state.phase)) standStill ??= follow();
    else {
      standStill?.();
      standStill = null;
    }
  };

  const nowMs = (): number => performance.now() - zeroMs;

  const control = (type: ControlEvent['type']): void => {
    if (hasBegun || type === 'stop') takeIn({ type, atMs: nowMs() });
    else {
      isHeld = type === 'pause';
      plan.held?.(isHeld);
    }
  };

  const begin = (frameMs: number): void => {
    frameEvent.frameMs = frameMs;
    timing = createTimingRecorder(frameMs);
    hasBegun = true;
    control('start');
    if (isHeld) control('pause');
  };

  /** Before it begins it counts as running, unless it is held: it is about to. */
  const isRunning = (): boolean => (hasBegun ? !STILL.has(state.phase) : !isHeld);

  const stops = [
    followKeys({
      onKey: ({ key, atMs }) => {
        const event = plan.key?.(key, atMs - zeroMs) ?? null;
        if (event !== null) takeIn(event, ['key']);
      },
      onEscape: () => control('pause'),
      isRunning,
    }),
    onHidden(() => {
      if (!isRunning()) return;
      control('pause');
      plan.hidden?.();
    }),
  ];
  paint(state);

  return {
    state: () => state,
    begin,
    control,
    send: takeIn,
    press: takeIn,
    atMs: (timeStampMs) => timeStampMs - zeroMs,
    startedAt,
    recorded: () => ({ startedAt, events: [...events], timing: timing.card('frame') }),
    leave: () => {
      standStill?.();
      for (const stop of stops) stop();
    },
  };
};
