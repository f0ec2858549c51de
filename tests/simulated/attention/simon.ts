import type { Difficulty, Mode, RunRecording } from '#domain/attention/recording.ts';
import { SIMON_COLORS, type SimonColor } from '#domain/attention/simon/colors.ts';
import {
  newSimonRun,
  type SimonEvent,
  type SimonRun,
  stepSimon,
} from '#domain/attention/simon/run.ts';
import { SIMON_VERSION } from '#domain/attention/simon/score.ts';
import type { Random } from '#domain/shared/numbers/random.ts';
import { recall, recallMs, type SimulatedRememberer } from './span.ts';

const FRAME_MS = 1000 / 60;

/** All presses of one repeat, at equal intervals. */
const pressesFor = (
  run: SimonRun,
  person: SimulatedRememberer,
  random: Random,
): readonly SimonEvent[] => {
  const colors = recall<SimonColor>(person, run.sequence, SIMON_COLORS, random);
  const allMs = recallMs(person, random);
  return colors.map((color, at) => {
    const atMs = run.fromMs + (allMs * (at + 1)) / colors.length;
    return { type: 'press', color, atMs };
  });
};

const eventsAfter = (
  run: SimonRun,
  person: SimulatedRememberer,
  random: Random,
): readonly SimonEvent[] => {
  if (run.phase === 'ready') return [{ type: 'start', atMs: 500 }];
  if (run.phase === 'input') return pressesFor(run, person, random);
  const atMs = FRAME_MS * Math.ceil((run.dueAtMs ?? 0) / FRAME_MS);
  return [{ type: 'frame', atMs, frameMs: FRAME_MS }];
};

/** The recording of a run with this many repeats, or fewer if it ends earlier. */
export const simulateSimon = (
  person: SimulatedRememberer,
  of: { readonly mode: Mode; readonly seed: number; readonly difficulty: Difficulty },
  random: Random,
  answers = Number.POSITIVE_INFINITY,
): RunRecording<SimonEvent> => {
  const events: SimonEvent[] = [];
  let run = newSimonRun(of.mode, of.seed, of.difficulty);
  while (run.phase !== 'done' && run.answers.length < answers) {
    for (const event of eventsAfter(run, person, random)) {
      const next = stepSimon(run, event);
      if (next !== run) events.push(event);
      run = next;
    }
  }
  return {
    ...of,
    instrument: 'simon',
    version: SIMON_VERSION,
    startedAt: '2026-03-02T09:00:00.000Z',
    interrupted: false,
    events,
    timing: {
      frameMs: FRAME_MS,
      frames: 0,
      lateFrames: 0,
      droppedFrames: 0,
      longestFrameMs: null,
      input: 'touch',
      onset: 'frame',
    },
  };
};
