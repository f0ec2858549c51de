import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { READERS, simulateStroop } from '#tests/simulated/attention/stroop.ts';
import { answersInBatch, batchCount, batchOf, batchResult, stepBatch } from './batch.ts';
import { stroopEventsFrom } from './events.ts';
import { newStroopRun, type StroopEvent, type StroopRun, stepStroop, stimulusOn } from './run.ts';
import { quickStimulus, STROOP_COLORS, type StroopColor } from './stimuli.ts';

const frame = (atMs: number): StroopEvent => ({ type: 'frame', atMs, frameMs: 16 });
const answer = (color: StroopColor, atMs: number): StroopEvent => ({ type: 'answer', color, atMs });
const play = (run: StroopRun, ...events: StroopEvent[]): StroopRun =>
  events.reduce(stepStroop, run);

const SEED = 5;
const inkOf = (number: number): StroopColor => quickStimulus(SEED, number).ink;
const wrongOf = (number: number): StroopColor =>
  STROOP_COLORS.find((color) => color !== inkOf(number)) ?? 'red';
const started = (): StroopRun =>
  play(newStroopRun('quick', SEED), { type: 'start', atMs: 100 }, frame(110));

describe('a Quick run', () => {
  it('shows a word on the first frame after the start, and feedback for 0.8 s after each answer', () => {
    const run = started();
    expect(stimulusOn(newStroopRun('quick', SEED))).toBeNull();
    expect(stimulusOn(run)).toEqual(quickStimulus(SEED, 0));
    const answered = play(run, answer(inkOf(0), 700));
    expect(answered).toMatchObject({ phase: 'feedback', dueAtMs: 1500 });
    expect(answered.answers.at(-1)).toMatchObject({ correct: true, timeMs: 590 });
    expect(play(answered, frame(1490)).phase).toBe('feedback');
    const next = play(answered, frame(1506));
    expect(stimulusOn(next)).toEqual(quickStimulus(SEED, 1));
    const wrong = play(next, answer(wrongOf(1), 2006));
    expect(wrong.answers.at(-1)).toMatchObject({ correct: false, timeMs: 500 });
  });

  it('times a late word from the frame that actually showed it', () => {
    const run = play(started(), answer(inkOf(0), 700), frame(1740), answer(inkOf(1), 2340));
    expect(run.answers.at(-1)?.timeMs).toBe(600);
  });

  it('ignores presses before the word appeared, during feedback, and after the stop', () => {
    const run = started();
    expect(play(run, answer('red', 109))).toBe(run);
    const answered = play(run, answer(inkOf(0), 700));
    expect(play(answered, answer('red', 900))).toBe(answered);
    const stopped = play(run, { type: 'stop', atMs: 300 });
    expect(play(stopped, answer('red', 900), frame(2000))).toBe(stopped);
  });

  it('shows the same word again after a pause, marks its answer, and ignores answers in between', () => {
    const paused = play(started(), { type: 'pause', atMs: 300 });
    expect(play(paused, answer('red', 400), frame(5000))).toBe(paused);
    const resumed = play(paused, { type: 'resume', atMs: 9000 });
    expect(stimulusOn(play(resumed, frame(9500)))).toBeNull();
    const again = play(resumed, frame(10_000));
    expect(stimulusOn(again)).toEqual(quickStimulus(SEED, 0));
    const answered = play(again, answer(inkOf(0), 10_500));
    expect(answered.answers).toMatchObject([{ timeMs: 500, again: true }]);
  });
});

describe('the batch', () => {
  const recording = simulateStroop(READERS.typical, 'quick', SEED, seededRandom(1), 23);
  const run = recording.events.reduce(stepStroop, newStroopRun('quick', SEED));

  it('is full after ten answers, and the next one starts from 0', () => {
    const upTo = (answers: number): StroopRun => ({
      ...run,
      answers: run.answers.slice(0, answers),
    });
    expect([9, 10, 11].map((count) => batchCount(upTo(count)))).toEqual([0, 1, 1]);
    expect([9, 10, 11].map((count) => answersInBatch(upTo(count)))).toEqual([9, 0, 1]);
    expect(batchCount(run)).toBe(2);
  });

  it('is sent with the fields of an attempt, times in whole milliseconds and wall-clock timestamps', () => {
    const startedAt = '2026-03-02T09:00:00.000Z';
    const answered = play(started(), answer(wrongOf(0), 700.4));
    const sent = batchOf(
      { ...answered, answers: [...answered.answers, ...run.answers.slice(1)] },
      0,
      { userId: 'u', difficulty: 'hard', startedAt },
    );
    expect(sent).toMatchObject({ userId: 'u', difficulty: 'hard' });
    expect(sent.attempts).toHaveLength(10);
    expect(sent.attempts[0]).toEqual({
      word: quickStimulus(SEED, 0).word,
      color: inkOf(0),
      selectedColor: wrongOf(0),
      correct: false,
      timeTaken: 590,
      timestamp: '2026-03-02T09:00:00.700Z',
    });
  });

  it('has the hand-calculated accuracy and mean time, and null without attempts', () => {
    const attempt = (correct: boolean, timeTaken: number) => ({ correct, timeTaken });
    expect(
      batchResult([
        attempt(true, 500),
        attempt(true, 700),
        attempt(true, 900),
        attempt(false, 300),
      ]),
    ).toEqual({ accuracy: 75, avgTime: 600 });
    expect(batchResult([])).toEqual({ accuracy: null, avgTime: null });
  });
});

it('a Quick run is over after the feedback on the tenth answer, and any run after ten can be replayed', () => {
  const { events } = simulateStroop(READERS.typical, 'quick', SEED, seededRandom(1), 23);
  const run = events.reduce(stepBatch, newStroopRun('quick', SEED));
  expect(run.phase).toBe('done');
  expect(run.answers).toHaveLength(10);
  expect(stimulusOn(run)).toBeNull();
  expect(events.reduce(stepStroop, newStroopRun('quick', SEED)).answers).toHaveLength(23);
});

describe('any events', () => {
  it('never separate word and answer, and replaying only the effective ones gives the same run', () => {
    const event = fc.oneof(
      fc.record({ type: fc.constant('frame' as const), atMs: fc.nat(9000), frameMs: fc.nat(40) }),
      fc.record({
        type: fc.constant('answer' as const),
        atMs: fc.nat(9000),
        color: fc.constantFrom(...STROOP_COLORS),
      }),
      fc.record({
        type: fc.constantFrom(...(['start', 'pause', 'resume'] as const)),
        atMs: fc.nat(9000),
      }),
    );
    fc.assert(
      fc.property(fc.integer(), fc.array(event, { maxLength: 80 }), (seed, events) => {
        const kept: StroopEvent[] = [];
        let present = newStroopRun('quick', seed);
        for (const one of events) {
          const next = stepStroop(present, one);
          if (next !== present) kept.push(one);
          present = next;
        }
        expect(kept.reduce(stepStroop, newStroopRun('quick', seed))).toEqual(present);
        for (const [number, given] of present.answers.entries()) {
          expect(given).toMatchObject(quickStimulus(seed, number));
          expect(given.timeMs).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});

describe('the events', () => {
  it('are read back unchanged, and anything else is rejected', () => {
    const kept = [frame(1), answer('red', 2), { type: 'stop', atMs: 3 }];
    expect(stroopEventsFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const other of [
      null,
      [3],
      [{ type: 'answer', color: 'yellow', atMs: 1 }],
      [{ type: 'frame', atMs: 1 }],
    ]) {
      expect(stroopEventsFrom(other)).toBeNull();
    }
  });
});
