import {
  type DigitSpanEvent,
  type DigitSpanRun,
  newDigitSpanRun,
  stepDigitSpan,
} from '#domain/attention/digit-span/run.ts';
import { DIGIT_SPAN_VERSION } from '#domain/attention/digit-span/score.ts';
import type { Difficulty, Mode, RunRecording } from '#domain/attention/recording.ts';
import type { Random } from '#domain/shared/numbers/random.ts';
import { recall, recallMs, type SimulatedRememberer } from './span.ts';

const FRAME_MS = 1000 / 60;
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];

const eventAfter = (
  run: DigitSpanRun,
  person: SimulatedRememberer,
  random: Random,
): DigitSpanEvent => {
  if (run.phase === 'ready') return { type: 'start', atMs: run.fromMs + 500 };
  if (run.phase === 'entering') {
    const wanted = run.direction === 'forward' ? run.sequence : run.sequence.toReversed();
    const text = recall(person, wanted, DIGITS, random).join('');
    return { type: 'submit', text, atMs: run.fromMs + recallMs(person, random) };
  }
  const atMs = FRAME_MS * Math.ceil((run.dueAtMs ?? 0) / FRAME_MS);
  return { type: 'frame', atMs, frameMs: FRAME_MS };
};

/** The recording of a run with this many answers, or fewer if it ends earlier. */
export const simulateDigitSpan = (
  person: SimulatedRememberer,
  of: { readonly mode: Mode; readonly seed: number; readonly difficulty: Difficulty },
  random: Random,
  answers = Number.POSITIVE_INFINITY,
): RunRecording<DigitSpanEvent> => {
  const events: DigitSpanEvent[] = [];
  let run = newDigitSpanRun(of.mode, of.seed, of.difficulty);
  while (run.phase !== 'done' && run.answers.length < answers) {
    const event = eventAfter(run, person, random);
    events.push(event);
    run = stepDigitSpan(run, event);
  }
  return {
    ...of,
    instrument: 'digit-span',
    version: DIGIT_SPAN_VERSION,
    startedAt: '2026-03-02T09:00:00.000Z',
    interrupted: false,
    events,
    timing: {
      frameMs: FRAME_MS,
      frames: 0,
      lateFrames: 0,
      droppedFrames: 0,
      longestFrameMs: null,
      input: 'key',
      onset: 'frame',
    },
  };
};
