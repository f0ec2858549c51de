import { followFrames, onHidden } from '#client/platform/frame-clock.ts';
import { followKeys } from '#client/platform/presses.ts';
import type { ControlEvent, FrameEvent } from '#domain/attention/instants.ts';
import type { PressInput, Recording } from '#domain/attention/recording.ts';
import { onsetOf } from '#domain/attention/run.ts';
import { createTimingRecorder } from '#domain/attention/timing-card.ts';

/** Phases in which nothing happens by itself: no frame is followed then. */
const STILL: ReadonlySet<string> = new Set(['ready', 'paused', 'done', 'stopped']);

/** Phases after which nothing comes. A run that is recorded before was left. */
const ENDED: ReadonlySet<string> = new Set(['done', 'stopped']);

/** What every event of a run has: its type, and its instant on the run's clock, in milliseconds. */
interface RunEvent {
  readonly type: string;
  readonly atMs: number;
}

interface Plan<State extends { readonly phase: string }, Own extends RunEvent> {
  /** A run that waits for its start. */
  readonly first: State;
  /** The time from frame to frame, from `measureFrameMs`. */
  readonly frameMs: number;
  /** The test's own reducer: an event that changes nothing gives the same object. */
  readonly step: (state: State, event: Own | FrameEvent | ControlEvent) => State;
  /** Writes the state into the page, by hand and without React: it runs on the frame that shows it. */
  readonly paint: (state: State) => void;
  /** Called after `paint`, for what may follow between trials: saving, or a render of React. */
  readonly changed?: (state: State, before: State) => void;
  /** What a key means to this test; null for nothing. */
  readonly key?: (key: string, atMs: number) => Own | null;
  /** The page was hidden while it ran. The run is paused and marked by then. */
  readonly interrupted?: () => void;
}

/** A run under way. */
export interface Harness<State, Own extends RunEvent> {
  readonly state: () => State;
  /** Starts, pauses, resumes or stops the run, now. */
  readonly control: (type: ControlEvent['type']) => void;
  /** An event of the person's that is no press, such as a submitted text or another difficulty. */
  readonly send: (event: Own) => void;
  /** A press on a button of the test: its event's own time stamp, and by what it was made. */
  readonly press: (event: Own, input: PressInput) => void;
  /** An instant of the page's clock (`event.timeStamp`) on the run's own. */
  readonly atMs: (timeStampMs: number) => number;
  /** When the run's clock was 0: a UTC instant, ISO 8601. */
  readonly startedAt: string;
  /** The run so far, for `runBody`. */
  readonly recorded: () => Pick<
    Recording<Own | FrameEvent | ControlEvent>,
    'startedAt' | 'interrupted' | 'events' | 'timing'
  >;
  /** Lets go of frames, keys and the page. The run can still be recorded. */
  readonly leave: () => void;
}

/**
 * Runs one test in the page: frames, keys and presses go to its reducer by their own time stamps,
 * what changes is painted at once and recorded, and leaving the tab pauses and marks the run. Escape
 * pauses. Everything is measured on the run's clock, which is 0 at this call.
 */
export const startHarness = <State extends { readonly phase: string }, Own extends RunEvent>(
  plan: Plan<State, Own>,
): Harness<State, Own> => {
  const { frameMs, paint, changed } = plan;
  const zeroMs = performance.now();
  const startedAt = new Date().toISOString();
  const timing = createTimingRecorder(frameMs);
  const events: (Own | FrameEvent | ControlEvent)[] = [];
  // One object for all frames, so that a frame costs no memory; what is recorded is a copy.
  const frameEvent = { type: 'frame' as const, atMs: 0, frameMs };
  let state = plan.first;
  let interrupted = false;
  let stopFrames: (() => void) | null = null;

  const takeIn = (event: Own | FrameEvent | ControlEvent): void => {
    const before = state;
    state = plan.step(before, event);
    if (state === before) return;
    events.push({ ...event });
    paint(state);
    followWhileOn();
    changed?.(state, before);
  };

  const frame = (stampMs: number, nowMs: number): void => {
    timing.frame(stampMs, nowMs);
    frameEvent.atMs = Math.max(frameEvent.atMs, onsetOf(stampMs, nowMs, frameMs) - zeroMs);
    takeIn(frameEvent);
  };

  const followWhileOn = (): void => {
    const isStill = STILL.has(state.phase);
    if (isStill && stopFrames !== null) {
      stopFrames();
      stopFrames = null;
      timing.pause();
    }
    if (!isStill) stopFrames ??= followFrames(frame);
  };

  const nowMs = (): number => performance.now() - zeroMs;
  const control = (type: ControlEvent['type']): void => takeIn({ type, atMs: nowMs() });

  const press = (event: Own, input: PressInput): void => {
    timing.press(input);
    takeIn(event);
  };

  const stops = [
    followKeys({
      onKey: ({ key, atMs }) => {
        const event = plan.key?.(key, atMs - zeroMs) ?? null;
        if (event !== null) press(event, 'key');
      },
      onEscape: () => control('pause'),
    }),
    onHidden(() => {
      if (STILL.has(state.phase)) return;
      interrupted = true;
      control('pause');
      plan.interrupted?.();
    }),
  ];
  paint(state);

  return {
    state: () => state,
    control,
    send: takeIn,
    press,
    atMs: (timeStampMs) => timeStampMs - zeroMs,
    startedAt,
    recorded: () => ({
      startedAt,
      interrupted: interrupted || !ENDED.has(state.phase),
      events: [...events],
      timing: timing.card('frame'),
    }),
    leave: () => {
      stopFrames?.();
      for (const stop of stops) stop();
    },
  };
};
