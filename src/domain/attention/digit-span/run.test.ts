import { describe, expect, it } from 'vitest';
import { digitSpanEventsFrom } from './events.ts';
import { digitSpanRecord } from './record.ts';
import {
  type DigitSpanEvent,
  type DigitSpanRun,
  digitOn,
  newDigitSpanRun,
  stepDigitSpan,
  submitEvent,
} from './run.ts';

const frame = (atMs: number): DigitSpanEvent => ({ type: 'frame', atMs, frameMs: 16 });
const submit = submitEvent;
const start = (atMs: number): DigitSpanEvent => ({ type: 'start', atMs });
const play = (run: DigitSpanRun, ...events: DigitSpanEvent[]): DigitSpanRun =>
  events.reduce(stepDigitSpan, run);

/** Frames every 16 ms between two instants, both included. */
const frames = (fromMs: number, toMs: number): DigitSpanEvent[] =>
  Array.from({ length: Math.floor((toMs - fromMs) / 16) + 1 }, (_, at) => frame(fromMs + 16 * at));

const showing = (difficulty: 'easy' | 'medium' | 'hard' = 'medium'): DigitSpanRun =>
  play(newDigitSpanRun('quick', 3, difficulty), start(0), frame(16));

/** A run that waits for the digits of a sequence whose first digit appeared at 16 ms. */
const entering = (): DigitSpanRun => play(showing(), ...frames(32, 5024));

describe('a Quick sequence', () => {
  it('has three, five or seven digits', () => {
    const lengths = (['easy', 'medium', 'hard'] as const).map(
      (one) => showing(one).sequence.length,
    );
    expect(lengths).toEqual([3, 5, 7]);
  });

  it('shows each digit for a second without drift, and then the input', () => {
    let run = showing();
    const seen = [{ digit: digitOn(run), atMs: 16 }];
    for (const event of frames(32, 5200)) {
      run = stepDigitSpan(run, event);
      const digit = digitOn(run);
      if (digit !== seen.at(-1)?.digit) seen.push({ digit, atMs: event.atMs });
    }
    expect(seen.map(({ digit }) => digit)).toEqual([...run.sequence, null]);
    // The frames nearest to 16 ms and to each whole second after it.
    expect(seen.map(({ atMs }) => atMs)).toEqual([16, 1008, 2016, 3008, 4016, 5008]);
    expect(run.phase).toBe('entering');
    // A late frame does not delay the digits after it.
    const late = play(showing(), frame(1016), frame(2516), frame(3016));
    expect(late.shown).toBe(3);
  });

  it('is replaced when the screen skipped a digit', () => {
    const skipped = play(showing(), frame(2100));
    expect(skipped).toMatchObject({ phase: 'waiting', spoilt: 1, answers: [] });
    const another = play(skipped, frame(3100));
    expect(another.phase).toBe('showing');
    expect(another.sequence).not.toEqual(showing().sequence);
    expect(another.sequence).toHaveLength(5);
  });

  it('is right only with the same digits in the same order', () => {
    const run = entering();
    const digits = run.sequence.join('');
    const isRight = (text: string): boolean | undefined =>
      play(run, submit(text, 9000)).answers.at(-1)?.correct;
    expect(isRight(digits)).toBe(true);
    expect(isRight([...digits].join(' '))).toBe(true);
    expect(isRight([...digits].reverse().join(''))).toBe(false);
    expect(isRight(digits.slice(1))).toBe(false);
    expect(isRight(`${digits}1`)).toBe(false);
    expect(isRight('')).toBe(false);
    expect(isRight('abc')).toBe(false);
  });

  it('shows the result for 1.5 s, ignores a second Submit, and continues with a new sequence', () => {
    const run = entering();
    const result = play(run, submit('1', 7000));
    expect(result).toMatchObject({ phase: 'result', dueAtMs: 8500 });
    expect(play(result, submit('2', 7100), frame(8480))).toBe(result);
    const next = play(result, frame(8500));
    expect(next.phase).toBe('showing');
    expect(next.sequence).not.toEqual(run.sequence);
  });

  it('restarts with the new length when the difficulty changes', () => {
    const changed = play(entering(), { type: 'difficulty', difficulty: 'hard', atMs: 6000 });
    expect(changed.phase).toBe('waiting');
    expect(play(changed, frame(6016)).sequence).toHaveLength(7);
    const same = entering();
    expect(play(same, { type: 'difficulty', difficulty: 'medium', atMs: 6000 })).toBe(same);
  });

  it('is replaced after a pause, and earlier answers remain', () => {
    const result = play(entering(), submit('1', 7000), frame(8500));
    const paused = play(result, { type: 'pause', atMs: 9000 });
    expect(paused).toMatchObject({ phase: 'paused', sequence: [] });
    expect(play(paused, frame(20_000))).toBe(paused);
    const resumed = play(paused, { type: 'resume', atMs: 30_000 }, frame(31_000));
    expect(resumed).toMatchObject({ phase: 'showing', fromMs: 31_000 });
    expect(resumed.sequence).not.toEqual(result.sequence);
    expect(resumed.answers).toHaveLength(1);
  });
});

describe('the record', () => {
  it('has the fields of the API call, with the time since the end of the last digit', () => {
    const run = play(entering(), submit('12', 7000.6));
    const answer = run.answers[0];
    if (answer === undefined) throw new Error('no answer');
    const of = { userId: 'u', startedAt: '2026-03-02T09:00:00.000Z' };
    expect(digitSpanRecord(answer, of)).toEqual({
      userId: 'u',
      sequence: run.sequence,
      userInput: [1, 2],
      correct: false,
      timeTaken: 1993,
      difficulty: 'medium',
      timestamp: '2026-03-02T09:00:07.001Z',
      level: 5,
    });
  });
});

describe('a Full run', () => {
  /**
   * Answers all sequences correctly up to the given length in each direction; returns the run and the lengths shown.
   */
  const climbTo = (
    forward: number,
    backward: number,
    mode: 'full' | 'practice' = 'full',
  ): { run: DigitSpanRun; lengths: string[] } => {
    let run = newDigitSpanRun(mode, 8, 'easy');
    const lengths: string[] = [];
    for (let atMs = 0; run.phase !== 'done'; atMs += 16) {
      if (run.phase === 'ready') run = play(run, start(atMs));
      if (run.phase === 'entering') {
        const isForward = run.direction === 'forward';
        const right = run.sequence.length <= (isForward ? forward : backward);
        const digits = isForward ? run.sequence : run.sequence.toReversed();
        lengths.push(`${isForward ? 'f' : 'b'}${run.sequence.length}`);
        run = play(run, submit(right ? digits.join('') : '', atMs));
      }
      run = play(run, frame(atMs));
    }
    return { run, lengths };
  };

  it('starts forward at three digits, then backward at two, each until both of a length are wrong', () => {
    const { run, lengths } = climbTo(4, 2);
    expect(lengths).toEqual(['f3', 'f3', 'f4', 'f4', 'f5', 'f5', 'b2', 'b2', 'b3', 'b3']);
    expect(run.answers.filter(({ correct }) => correct)).toHaveLength(6);
  });

  it('has a practice round of two short sequences in each direction, right or wrong', () => {
    expect(climbTo(9, 0, 'practice').lengths).toEqual(['f2', 'f3', 'b2', 'b2']);
    expect(climbTo(0, 9, 'practice').lengths).toEqual(['f2', 'f3', 'b2', 'b2']);
  });

  it('waits for a start before the backward half, and ignores changes of difficulty', () => {
    let run = play(newDigitSpanRun('full', 8, 'hard'), start(0));
    for (let atMs = 0; run.phase !== 'ready'; atMs += 16) {
      if (run.phase === 'entering') run = play(run, submit('', atMs));
      run = play(run, { type: 'difficulty', difficulty: 'easy', atMs }, frame(atMs));
    }
    expect(run).toMatchObject({ direction: 'backward', difficulty: 'hard', dueAtMs: null });
    expect(run.answers.map(({ length }) => length)).toEqual([3, 3]);
  });
});

describe('the events', () => {
  it('store at most sixty digits of the typed text', () => {
    expect(submit(` ${'12x'.repeat(100)}`, 5)).toMatchObject({ text: '12'.repeat(30) });
    expect(submit('١ 4７é', 5)).toMatchObject({ text: '147' });
  });

  it('are read back unchanged, and anything else is rejected', () => {
    const kept = [
      start(0),
      frame(16),
      submit('123', 20),
      { type: 'difficulty', difficulty: 'easy', atMs: 9 },
    ];
    expect(digitSpanEventsFrom(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
    for (const other of [
      null,
      [3],
      [{ type: 'submit', text: 5, atMs: 1 }],
      [{ type: 'key', atMs: 1 }],
    ]) {
      expect(digitSpanEventsFrom(other)).toBeNull();
    }
  });
});
