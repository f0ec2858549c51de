import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { idleQuick, isAnswerKey, type QuickState, quickAfter, sequenceUpTo } from './quick-run.ts';

const startedAt = '2026-03-01T09:00:00.000Z';
const start = (difficulty: 'easy' | 'medium' | 'hard' = 'medium'): QuickState =>
  quickAfter(idleQuick, { type: 'start', difficulty, seed: 1, startedAt });

describe('a Quick run', () => {
  it('says "Correct" only when the last two letters are A then X', () => {
    const right = quickAfter(start(), { type: 'answer', sequence: ['Q', 'A', 'X'], atMs: 1250.4 });
    expect(right.feedback).toBe('Correct');
    expect(right.responses).toEqual([
      {
        shownLetter: 'X',
        responseTime: '2026-03-01T09:00:01.250Z',
        isCorrect: true,
        sequence: ['Q', 'A', 'X'],
      },
    ]);
    for (const sequence of [['B', 'X'], ['X'], ['A'], ['A', 'X', 'C'], ['X', 'A']]) {
      const wrong = quickAfter(start(), { type: 'answer', sequence, atMs: 1 });
      expect(wrong.feedback).toBe('Incorrect');
      expect(wrong.responses[0]?.isCorrect).toBe(false);
    }
  });

  it('has a summary when it stops: 2 of 3 correct make 67%', () => {
    let state = start();
    for (const sequence of [
      ['A', 'X'],
      ['B', 'X'],
      ['A', 'X'],
    ]) {
      state = quickAfter(state, { type: 'answer', sequence, atMs: 900 });
    }
    state = quickAfter(state, { type: 'stop', atMs: 30_000 });
    expect(state.phase).toBe('stopped');
    expect(state.feedback).toBe('Test stopped');
    expect(state.summary).toEqual({
      total: 3,
      correct: 2,
      incorrect: 1,
      accuracy: 67,
      endedAt: '2026-03-01T09:00:30.000Z',
    });
  });

  it('has an accuracy of 0 without presses', () => {
    expect(quickAfter(start(), { type: 'stop', atMs: 10 }).summary).toMatchObject({
      total: 0,
      accuracy: 0,
    });
  });

  it('ignores presses before the start and after the end, and stops once', () => {
    const press = { type: 'answer', sequence: ['A', 'X'], atMs: 5 } as const;
    expect(quickAfter(idleQuick, press)).toBe(idleQuick);
    const stopped = quickAfter(start(), { type: 'stop', atMs: 10 });
    expect(quickAfter(stopped, press)).toBe(stopped);
    expect(quickAfter(stopped, { type: 'stop', atMs: 20 })).toBe(stopped);
  });

  it('discards the previous state when it restarts, even during a run', () => {
    const middle = quickAfter(start(), { type: 'answer', sequence: ['A', 'X'], atMs: 5 });
    const again = { type: 'start', difficulty: 'hard', seed: 2, startedAt } as const;
    for (const before of [middle, quickAfter(middle, { type: 'stop', atMs: 10 })]) {
      expect(quickAfter(before, again)).toEqual({
        phase: 'running',
        difficulty: 'hard',
        seed: 2,
        startedAt,
        responses: [],
        feedback: null,
        summary: null,
      });
    }
  });

  it('records the last five letters that were shown', () => {
    const letters = [...'ABCDEFGH'];
    expect(sequenceUpTo(6, letters, () => true)).toEqual([...'CDEFG']);
    expect(sequenceUpTo(6, letters, (trial) => trial !== 5)).toEqual([...'BCDEG']);
    expect(sequenceUpTo(1, letters, () => true)).toEqual(['A', 'B']);
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'AXQ')), fc.nat(40), (any, trial) => {
        expect(sequenceUpTo(trial, any, () => true).length).toBeLessThanOrEqual(5);
      }),
    );
  });

  it('accepts x in either case, but no repeat of a held key and no other key', () => {
    expect([isAnswerKey('x', false), isAnswerKey('X', false)]).toEqual([true, true]);
    expect([isAnswerKey('x', true), isAnswerKey('a', false)]).toEqual([false, false]);
  });
});
