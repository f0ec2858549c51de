import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Difficulty } from '#domain/attention/recording.ts';
import { fullColors, quickColor, SIMON_COLORS, type SimonColor } from './colors.ts';
import { simonEventsFrom } from './events.ts';
import { simonRecord } from './record.ts';
import { colorOn, newSimonRun, type SimonEvent, type SimonRun, stepSimon } from './run.ts';

const FRAME_MS = 10;
const play = (run: SimonRun, ...events: SimonEvent[]): SimonRun => events.reduce(stepSimon, run);
const frame = (atMs: number): SimonEvent => ({ type: 'frame', atMs, frameMs: FRAME_MS });
const press = (color: SimonColor, atMs: number): SimonEvent => ({ type: 'press', color, atMs });

/** Plays frames from one instant to another, both included. */
const until = (run: SimonRun, fromMs: number, toMs: number): SimonRun => {
  let present = run;
  for (let atMs = fromMs; atMs <= toMs; atMs += FRAME_MS) present = play(present, frame(atMs));
  return present;
};

const SEED = 6;
const started = (difficulty: Difficulty = 'medium'): SimonRun =>
  play(newSimonRun('quick', SEED, difficulty), { type: 'start', atMs: 0 });
const wrongFor = (color: SimonColor): SimonColor => (color === 'red' ? 'blue' : 'red');

/**
 * A run that waits for the input of a level; all shorter sequences were repeated correctly, with a press every 300 ms.
 */
const atLevel = (level: number): { run: SimonRun; atMs: number } => {
  let run = started();
  let atMs = 0;
  while (run.phase !== 'input' || run.level < level) {
    atMs += FRAME_MS;
    if (atMs > 60_000) throw new Error(`level ${level} never came`);
    run = play(run, frame(atMs));
    if (run.phase !== 'input' || run.level === level) continue;
    for (const color of run.sequence) {
      atMs += 300;
      run = play(run, press(color, atMs));
    }
  }
  return { run, atMs };
};

describe('a Quick game', () => {
  it('shows a color for 1000, 600 or 400 ms, and only then accepts a press', () => {
    for (const [difficulty, ms] of [
      ['easy', 1000],
      ['medium', 600],
      ['hard', 400],
    ] as const) {
      const run = until(started(difficulty), 0, ms - 10);
      expect(colorOn(run)).toBe(quickColor(SEED, 0, 0));
      expect(play(run, press(quickColor(SEED, 0, 0), ms - 5))).toBe(run);
      const open = play(run, frame(ms));
      expect(open.phase).toBe('input');
      expect(colorOn(open)).toBeNull();
      expect(play(open, press(quickColor(SEED, 0, 0), ms - 5))).toBe(open);
    }
  });

  it('plays a sequence with 200 ms between the colors', () => {
    const { run } = atLevel(2);
    const again = play(run, { type: 'pause', atMs: 50_000 }, { type: 'resume', atMs: 60_000 });
    const lit: (SimonColor | null)[] = [];
    let present = again;
    for (let atMs = 61_000; atMs <= 62_400; atMs += FRAME_MS) {
      present = play(present, frame(atMs));
      lit.push(colorOn(present));
    }
    expect(lit.slice(0, 60)).toEqual(Array(60).fill(run.sequence[0]));
    expect(lit.slice(60, 80)).toEqual(Array(20).fill(null));
    expect(lit.slice(80, 140)).toEqual(Array(60).fill(run.sequence[1]));
    expect(present.phase).toBe('input');
  });

  it('raises the level immediately after a right repeat, and plays one more color after a second', () => {
    const { run, atMs } = atLevel(3);
    const right = run.sequence.reduce((one, color) => play(one, press(color, atMs + 900)), run);
    expect(right).toMatchObject({ phase: 'correct', level: 4, dueAtMs: atMs + 1900 });
    const longer = until(right, atMs + 910, atMs + 1900);
    expect(longer.phase).toBe('playback');
    expect(longer.sequence.slice(0, 3)).toEqual(run.sequence);
    expect(longer.sequence).toHaveLength(4);
    expect(until(right, atMs + 910, atMs + 1890).phase).toBe('correct');
  });

  it('ends at the first wrong press: 1.5 s "Incorrect", then level 1, and a new game after 1 s', () => {
    const { run, atMs } = atLevel(3);
    const [first = 'red'] = run.sequence;
    const wrong = play(run, press(wrongFor(first), atMs));
    expect(wrong).toMatchObject({ phase: 'incorrect', level: 3, dueAtMs: atMs + 1500 });
    expect(play(wrong, press(first, atMs + 10))).toBe(wrong);
    expect(until(wrong, atMs, atMs + 1490)).toMatchObject({ phase: 'incorrect', level: 3 });
    const reset = until(wrong, atMs, atMs + 1500);
    expect(reset).toMatchObject({ phase: 'reset', level: 1, sequence: [] });
    expect(until(reset, atMs + 1510, atMs + 2490).phase).toBe('reset');
    const anew = until(reset, atMs + 1510, atMs + 2500);
    expect(anew).toMatchObject({ phase: 'playback', level: 1 });
    expect(anew.sequence).toEqual([quickColor(SEED, 1, 0)]);
  });

  it('restarts from level 1 when the difficulty changes', () => {
    const { run, atMs } = atLevel(3);
    const changed = play(run, { type: 'difficulty', difficulty: 'hard', atMs });
    expect(changed).toMatchObject({ phase: 'reset', level: 1, difficulty: 'hard' });
    expect(play(run, { type: 'difficulty', difficulty: 'medium', atMs })).toBe(run);
    const first = newSimonRun('quick', SEED, 'easy');
    expect(play(first, { type: 'difficulty', difficulty: 'hard', atMs }).phase).toBe('ready');
  });

  it('replays the same sequence when the screen skipped a color or a gap, and after a pause', () => {
    const { run, atMs } = atLevel(3);
    const wrong = play(run, press(wrongFor(run.sequence[0] ?? 'red'), atMs));
    const anew = until(wrong, atMs, atMs + 2500);
    expect(play(anew, frame(atMs + 2500 + 650)).phase).toBe('input');
    const three = until(
      play(run, { type: 'pause', atMs }, { type: 'resume', atMs: atMs + 500 }),
      atMs + 500,
      atMs + 1500,
    );
    expect(three).toMatchObject({ phase: 'playback', sequence: run.sequence });
    expect(play(three, frame(atMs + 1500 + 790)).phase).toBe('playback');
    const skipped = play(three, frame(atMs + 1500 + 900));
    expect(skipped).toMatchObject({ phase: 'waiting', spoilt: 1, level: 3 });
    expect(until(skipped, atMs + 2400, atMs + 3500).sequence).toEqual(run.sequence);
  });

  it('draws each color equally often', () => {
    const colors = Array.from({ length: 8000 }, (_, game) => quickColor(1, game, 3));
    for (const color of SIMON_COLORS) {
      expect(Math.abs(colors.filter((one) => one === color).length - 2000)).toBeLessThan(160);
    }
  });
});

describe('the record', () => {
  it('has the fields of a repeat, with the level that was played', () => {
    const { run, atMs } = atLevel(2);
    const [first = 'red', second = 'red'] = run.sequence;
    const ended = play(run, press(first, atMs + 400), press(wrongFor(second), atMs + 700.4));
    const answer = ended.answers.at(-1);
    if (answer === undefined) throw new Error('no answer');
    const of = { userId: 'u', startedAt: '2026-03-02T09:00:00.000Z' };
    expect(simonRecord(answer, of)).toEqual({
      userId: 'u',
      sequence: run.sequence,
      userInput: [first, wrongFor(second)],
      correct: false,
      level: 2,
      timeTaken: Math.round(atMs + 700.4 - run.fromMs),
      difficulty: 'medium',
      timestamp: new Date(Date.parse(of.startedAt) + Math.round(atMs + 700.4)).toISOString(),
    });
  });
});

describe('a practice round', () => {
  it('has one, two and three colors, right or wrong, and then ends', () => {
    let run = play(newSimonRun('practice', SEED, 'hard'), { type: 'start', atMs: 0 });
    for (let atMs = 0; run.phase !== 'done' && atMs < 60_000; atMs += FRAME_MS) {
      if (run.phase === 'input') run = play(run, press(run.sequence[0] ?? 'red', atMs));
      run = play(run, frame(atMs));
    }
    expect(run.phase).toBe('done');
    expect(run.answers.map(({ length }) => length)).toEqual([1, 2, 3]);
    expect(run.answers.map(({ correct }) => correct)).toEqual([true, false, false]);
  });
});

describe('a Full sequence', () => {
  it('has no color twice in a row, and differs with each draw', () => {
    fc.assert(
      fc.property(
        fc.integer(),
        fc.nat(40),
        fc.integer({ min: 2, max: 14 }),
        (seed, drawn, length) => {
          const colors = fullColors(seed, drawn, length);
          expect(colors).toHaveLength(length);
          for (const [at, color] of colors.entries()) expect(color).not.toBe(colors[at + 1]);
          expect(fullColors(seed, drawn, length)).toEqual(colors);
        },
      ),
    );
    expect(fullColors(1, 0, 9)).not.toEqual(fullColors(1, 1, 9));
  });

  it('keeps its level until the next sequence plays, which may have the same length', () => {
    const begun = play(newSimonRun('full', SEED, 'medium'), { type: 'start', atMs: 0 });
    const open = until(begun, 0, 1800);
    expect(open).toMatchObject({ phase: 'input', level: 2 });
    const right = open.sequence.reduce((one, color) => play(one, press(color, 2000)), open);
    expect(right).toMatchObject({ phase: 'correct', level: 2 });
    expect(until(right, 2010, 3000)).toMatchObject({ phase: 'playback', level: 2 });
  });
});

describe('the events', () => {
  it('are read back unchanged, and anything else is rejected', () => {
    const kept = [frame(1), press('yellow', 2), { type: 'stop', atMs: 3 }];
    expect(simonEventsFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const other of [
      null,
      [3],
      [{ type: 'press', color: 'white', atMs: 1 }],
      [{ type: 'frame', atMs: 1 }],
    ]) {
      expect(simonEventsFrom(other)).toBeNull();
    }
  });
});
