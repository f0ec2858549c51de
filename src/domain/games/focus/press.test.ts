import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { GAME_VERSIONS, TOP_LEVELS } from '#domain/games/game.ts';
import { ANTICIPATION_MS } from './levels.ts';
import { type FocusRun, newFocusRun, stepFocus } from './run.ts';
import { scoreFocus } from './score.ts';

const seeds = fc.nat(4_294_967_295);
const levels = fc.integer({ min: 1, max: TOP_LEVELS.focus });

describe('a press that names no circle', () => {
  /** A run after one frame every 16 ms until `atMs`. */
  const until = (run: FocusRun, atMs: number): FocusRun => {
    let now = run;
    for (let frame = 1; frame * 16 <= atMs; frame += 1)
      now = stepFocus(now, { type: 'frame', atMs: frame * 16 });
    return now;
  };

  it('belongs to the previous circle within 100 ms of a newer one, and to the newer one after that', () => {
    const run = until(newFocusRun(1, 5, 0), 2010);
    const [older, newer] = run.circles;
    if (older === undefined || newer === undefined) throw new Error('There are no two circles.');
    const leftBy = (atMs: number) => stepFocus(run, { type: 'press', atMs }).circles;
    expect(leftBy(newer.atMs - 5)).toEqual([newer]);
    expect(leftBy(newer.atMs + ANTICIPATION_MS - 1)).toEqual([newer]);
    expect(leftBy(newer.atMs + ANTICIPATION_MS)).toEqual([older]);
  });

  it('belongs to no circle when the previous one is gone', () => {
    const run = until(newFocusRun(1, 5, 0), 1010);
    expect(run.circles).toHaveLength(1);
    expect(stepFocus(run, { type: 'press', atMs: 1050 })).toBe(run);
  });

  it('never invalidates a round, however fast and often it comes', () => {
    const everyMs = fc.integer({ min: 5, max: 400 });
    fc.assert(
      fc.property(levels, seeds, everyMs, fc.nat(50), (level, seed, every, late) => {
        let run = newFocusRun(level, seed, 0);
        let pressMs = late;
        for (let atMs = 16; run.ended.length === 0; atMs += 16) {
          for (; pressMs <= atMs; pressMs += every)
            run = stepFocus(run, { type: 'press', atMs: pressMs });
          run = stepFocus(run, { type: 'frame', atMs });
        }
        const version = GAME_VERSIONS.focus;
        for (const ended of run.ended)
          expect(scoreFocus({ game: 'focus', level, version, ...ended })).toHaveProperty('score');
      }),
      { numRuns: 60 },
    );
  });
});
