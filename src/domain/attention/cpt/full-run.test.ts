import { describe, expect, it } from 'vitest';
import { type FullState, fullAfter, newFull, nextStretch, wholePairLetters } from './full-run.ts';
import { fullLetters } from './pairs.ts';

const go = (state: FullState): FullState => fullAfter(state, { type: 'go' });

describe('a Full run', () => {
  it('shows every letter once, in five blocks with a break between them', () => {
    let state = newFull(3);
    const seen: string[] = [];
    let breaks = 0;
    while (state.phase !== 'done') {
      if (state.phase === 'break') breaks += 1;
      state = go(state);
      const { letters } = nextStretch(state);
      seen.push(...letters);
      state = fullAfter(state, { type: 'stretch-over', letters: letters.length });
    }
    expect(seen).toEqual(fullLetters(3));
    expect(breaks).toBe(4);
    expect(go(state)).toBe(state);
  });

  it('continues after a pause with the pair after the interrupted one', () => {
    expect([0, 1, 10, 11].map(wholePairLetters)).toEqual([0, 0, 10, 10]);
    const paused = fullAfter(go(newFull(3)), { type: 'stretch-over', letters: 10 });
    expect(paused.phase).toBe('break');
    expect(nextStretch(paused)).toEqual({ firstIndex: 12, letters: fullLetters(3).slice(12, 80) });
    const atEnd = fullAfter(go(paused), { type: 'stretch-over', letters: 66 });
    expect(nextStretch(atEnd).firstIndex).toBe(80);
    const last = { ...newFull(3), phase: 'letters', nextIndex: 390 } as const;
    expect(fullAfter(last, { type: 'stretch-over', letters: 8 }).phase).toBe('done');
  });

  it('counts practice as understood from four hits on, but can start with fewer', () => {
    const practice = fullAfter(newFull(3), { type: 'practice' });
    const over = (hits: number) => fullAfter(practice, { type: 'practice-over', hits, targets: 7 });
    expect(over(3)).toMatchObject({ phase: 'practiced', isPracticeUnderstood: false });
    expect(over(4)).toMatchObject({ phase: 'practiced', isPracticeUnderstood: true });
    expect(fullAfter(over(3), { type: 'practice' }).phase).toBe('practice');
    expect(go(over(3)).phase).toBe('letters');
    expect(go(practice)).toBe(practice);
  });

  it('does not start after a practice round that showed targets but had no hit', () => {
    const practice = fullAfter(newFull(3), { type: 'practice' });
    const over = (state: FullState, hits: number, targets: number) =>
      fullAfter(state, { type: 'practice-over', hits, targets });
    const none = over(practice, 0, 7);
    expect(go(none)).toBe(none);
    const again = fullAfter(none, { type: 'practice' });
    expect(go(over(again, 1, 7)).phase).toBe('letters');
    // The practice round ended before its first target.
    expect(go(over(practice, 0, 0)).phase).toBe('letters');
  });

  it('can be stopped in every phase and stays stopped', () => {
    const practice = fullAfter(newFull(3), { type: 'practice' });
    const paused = fullAfter(go(newFull(3)), { type: 'stretch-over', letters: 10 });
    for (const state of [newFull(3), practice, go(newFull(3)), paused]) {
      const stopped = fullAfter(state, { type: 'stop' });
      expect(stopped.phase).toBe('stopped');
      expect(go(stopped)).toBe(stopped);
    }
  });
});
