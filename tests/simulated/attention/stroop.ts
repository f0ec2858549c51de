import type { Mode, RunRecording } from '#domain/attention/recording.ts';
import { type ExGaussian, exGaussianFrom } from '#domain/attention/statistics/ex-gaussian.ts';
import {
  newStroopRun,
  type StroopEvent,
  type StroopRun,
  stepStroop,
  stimulusOn,
} from '#domain/attention/stroop/run.ts';
import { STROOP_VERSION } from '#domain/attention/stroop/score.ts';
import {
  isCongruent,
  STROOP_COLORS,
  type StroopStimulus,
} from '#domain/attention/stroop/stimuli.ts';
import type { Random } from '#domain/shared/numbers/random.ts';

/** A simulated participant in the Stroop test. */
export interface SimulatedReader {
  /** The times of right and wrong answers, before interference. */
  readonly times: ExGaussian;
  /** The extra time for an incongruent trial, in milliseconds. */
  readonly interferenceMs: number;
  /** The probability of a wrong answer, 0 to 1. */
  readonly congruentErrors: number;
  readonly incongruentErrors: number;
  /** The probability, 0 to 1, of a lapse that adds 2 to 8 seconds. */
  readonly lapses: number;
}

const TYPICAL: SimulatedReader = {
  times: { muMs: 600, sigmaMs: 70, tauMs: 130 },
  interferenceMs: 80,
  congruentErrors: 0.01,
  incongruentErrors: 0.05,
  lapses: 0,
};

export const READERS = {
  typical: TYPICAL,
  perfect: {
    ...TYPICAL,
    times: { muMs: 500, sigmaMs: 20, tauMs: 20 },
    interferenceMs: 40,
    congruentErrors: 0,
    incongruentErrors: 0,
  },
  random: { ...TYPICAL, interferenceMs: 0, congruentErrors: 0.75, incongruentErrors: 0.75 },
  impulsive: {
    ...TYPICAL,
    times: { muMs: 330, sigmaMs: 60, tauMs: 60 },
    congruentErrors: 0.05,
    incongruentErrors: 0.3,
  },
  inattentive: { ...TYPICAL, lapses: 0.1, incongruentErrors: 0.1 },
  slow: {
    ...TYPICAL,
    times: { muMs: 1300, sigmaMs: 150, tauMs: 300 },
    interferenceMs: 200,
  },
} as const satisfies Readonly<Record<string, SimulatedReader>>;

const FRAME_MS = 1000 / 60;

const colorFrom = (reader: SimulatedReader, stimulus: StroopStimulus, random: Random) => {
  const errors = isCongruent(stimulus) ? reader.congruentErrors : reader.incongruentErrors;
  if (random() >= errors) return stimulus.ink;
  const others = STROOP_COLORS.filter((color) => color !== stimulus.ink);
  return others[Math.floor(random() * others.length)] ?? stimulus.ink;
};

const timeFrom = (reader: SimulatedReader, stimulus: StroopStimulus, random: Random): number => {
  const lapse = random() < reader.lapses ? 2000 + 6000 * random() : 0;
  const cost = isCongruent(stimulus) ? 0 : reader.interferenceMs;
  return Math.max(1, exGaussianFrom(reader.times, random) + cost + lapse);
};

/** The next event: the frame on which a change is due, or the answer. */
const eventAfter = (run: StroopRun, reader: SimulatedReader, random: Random): StroopEvent => {
  const stimulus = stimulusOn(run);
  if (stimulus === null) {
    const atMs = FRAME_MS * Math.ceil((run.dueAtMs ?? 0) / FRAME_MS);
    return { type: 'frame', atMs, frameMs: FRAME_MS };
  }
  const color = colorFrom(reader, stimulus, random);
  return { type: 'answer', color, atMs: run.fromMs + timeFrom(reader, stimulus, random) };
};

/** The recording of a run with this many answers, or fewer if it ends earlier. */
export const simulateStroop = (
  reader: SimulatedReader,
  mode: Mode,
  seed: number,
  random: Random,
  answers = Number.POSITIVE_INFINITY,
): RunRecording<StroopEvent> => {
  const events: StroopEvent[] = [{ type: 'start', atMs: 0 }];
  let run = events.reduce(stepStroop, newStroopRun(mode, seed));
  while (run.phase !== 'done' && run.answers.length < answers) {
    const event = eventAfter(run, reader, random);
    events.push(event);
    run = stepStroop(run, event);
  }
  return {
    instrument: 'stroop',
    mode,
    difficulty: 'medium',
    version: STROOP_VERSION,
    seed,
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
