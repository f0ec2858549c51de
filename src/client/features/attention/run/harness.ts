import { holdCues } from '#client/lib/cues/quiet-time.ts';
import { currentIso, uptimeMs } from '#client/platform/after.ts';
import { followFrames, onHidden } from '#client/platform/frame-clock.ts';
import { followKeys } from '#client/platform/presses.ts';
import type { ControlEvent, FrameEvent } from '#domain/attention/instants.ts';
import type { PressInput, RunRecording } from '#domain/attention/recording.ts';
import { onsetOf } from '#domain/attention/timeline.ts';
import { createTimingRecorder } from '#domain/attention/timing-card.ts';

/** The phases in which nothing changes with time, so that no frame loop is needed. */
const IDLE_PHASES: ReadonlySet<string> = new Set(['ready', 'paused', 'done', 'stopped']);

/** The frame interval assumed until the screen is measured: 60 frames per second. */
const DEFAULT_FRAME_MS = 1000 / 60;

/** Any event of a run; `atMs` is its time on the run's clock. */
interface RunEvent {
  readonly type: string;
  readonly atMs: number;
}

interface Plan<State extends { readonly phase: string }, Own extends RunEvent> {
  /** The state of a run that has not started. */
  readonly first: State;
  /** The reducer of the test; returns the same object when an event changes nothing. */
  readonly step: (state: State, event: Own | FrameEvent | ControlEvent) => State;
  /** Writes the state into the page without React, within the frame that shows it. */
  readonly paint: (state: State) => void;
  /** Called after `paint`, for work between trials such as saving or rendering in React. */
  readonly onChange?: (state: State, before: State) => void;
  /** The event for a letter or digit key; null if the key means nothing in this test. */
  readonly eventOfKey?: (key: string, atMs: number) => Own | null;
  /**
   * Called when pause or resume is pressed before the run begins. If the run is on hold when it begins, it starts
   * paused.
   */
  readonly onHold?: (isHeld: boolean) => void;
  /** Called after the run was paused because the page was hidden. */
  readonly onHide?: () => void;
}

/** Controls one run. */
export interface Harness<State, Own extends RunEvent> {
  readonly state: () => State;
  /** Starts the run; `frameMs` is the frame interval of the screen, from `measureFrameMs`. */
  readonly begin: (frameMs: number) => void;
  /**
   * Starts the next part, pauses, resumes or stops the run. Before `begin`, pause and resume only hold or release the
   * run.
   */
  readonly control: (type: ControlEvent['type']) => void;
  /** Dispatches an event that the person causes without a press, such as a change of difficulty. */
  readonly send: (event: Own) => void;
  /** Dispatches a press on a button of the test, with the inputs that caused it. */
  readonly press: (event: Own, inputs: readonly PressInput[]) => void;
  /** Converts a time on the page's clock (`event.timeStamp`) to the run's clock. */
  readonly atMs: (timeStampMs: number) => number;
  /** The instant at which the run's clock was 0: UTC, ISO 8601. */
  readonly startedAt: () => string;
  /** The recording of the run so far, for `runBody`. */
  readonly recorded: () => Pick<
    RunRecording<Own | FrameEvent | ControlEvent>,
    'startedAt' | 'events' | 'timing'
  >;
  /** Removes all listeners and the frame loop; `recorded` still works afterwards. */
  readonly close: () => void;
}

/**
 * Runs one test in the page: dispatches frames, keys and presses with their own time stamps to the test's reducer,
 * paints each change immediately, and records the events. Escape or hiding the page pauses the run. All times are on
 * the run's clock, which is 0 when the run begins.
 */
export const startHarness = <State extends { readonly phase: string }, Own extends RunEvent>(
  plan: Plan<State, Own>,
): Harness<State, Own> => {
  const { paint, onChange } = plan;
  let zeroMs = uptimeMs();
  let startedAt = currentIso();
  const events: (Own | FrameEvent | ControlEvent)[] = [];
  // One object is reused for all frames to avoid allocations; recorded events are copies.
  const frameEvent = { type: 'frame' as const, atMs: 0, frameMs: DEFAULT_FRAME_MS };
  let timing = createTimingRecorder(DEFAULT_FRAME_MS);
  let state = plan.first;
  let hasBegun = false;
  let isHeld = false;
  let stopFollowing: (() => void) | null = null;

  const dispatch = (
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
    onChange?.(state, before);
  };

  const frame = (stampMs: number, nowMs: number): void => {
    const { frameMs } = frameEvent;
    timing.frame(stampMs, nowMs);
    frameEvent.atMs = Math.max(frameEvent.atMs, onsetOf(stampMs, nowMs, frameMs) - zeroMs);
    dispatch(frameEvent);
  };

  /**
   * Starts the frame loop, and suppresses transition cues while the loop runs. Returns a function that stops the loop
   * and allows cues again.
   */
  const follow = (): (() => void) => {
    const stops = [followFrames(frame), holdCues(), timing.pause];
    return () => {
      for (const stop of stops) stop();
    };
  };

  const followWhileOn = (): void => {
    if (!IDLE_PHASES.has(state.phase)) stopFollowing ??= follow();
    else {
      stopFollowing?.();
      stopFollowing = null;
    }
  };

  const nowMs = (): number => uptimeMs() - zeroMs;

  const control = (type: ControlEvent['type']): void => {
    if (hasBegun || type === 'stop') dispatch({ type, atMs: nowMs() });
    else {
      isHeld = type === 'pause';
      plan.onHold?.(isHeld);
    }
  };

  const begin = (frameMs: number): void => {
    frameEvent.frameMs = frameMs;
    timing = createTimingRecorder(frameMs);
    hasBegun = true;
    // The run may have waited a long time for the first press.
    if (events.length === 0) {
      zeroMs = uptimeMs();
      startedAt = currentIso();
    }
    control('start');
    if (isHeld) control('pause');
  };

  /** Whether the run is in progress. A run that is about to begin counts as in progress, unless it is on hold. */
  const isRunning = (): boolean => (hasBegun ? !IDLE_PHASES.has(state.phase) : !isHeld);

  const stops = [
    followKeys({
      onKey: ({ key, atMs }) => {
        const event = plan.eventOfKey?.(key, atMs - zeroMs) ?? null;
        if (event !== null) dispatch(event, ['key']);
      },
      onEscape: () => control('pause'),
      isRunning,
    }),
    onHidden(() => {
      if (!isRunning()) return;
      control('pause');
      plan.onHide?.();
    }),
  ];
  paint(state);

  return {
    state: () => state,
    begin,
    control,
    send: dispatch,
    press: dispatch,
    atMs: (timeStampMs) => timeStampMs - zeroMs,
    startedAt: () => startedAt,
    recorded: () => ({ startedAt, events: [...events], timing: timing.card('frame') }),
    close: () => {
      stopFollowing?.();
      for (const stop of stops) stop();
    },
  };
};
