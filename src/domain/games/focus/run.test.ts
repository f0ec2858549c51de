import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { TOP_LEVELS } from '#domain/games/game.ts';
import { playFocus, STEADY_TAPPER } from '#tests/simulated/games/focus.ts';
import { drawCircles, FIELD } from './circles.ts';
import { CIRCLES_MOST, focusLevel, ROUND_CIRCLES, TURN_AT, TURN_PAUSE_MS } from './levels.ts';
import { type FocusEvent, type FocusRun, newFocusRun, stepFocus } from './run.ts';

const seeds = fc.nat(4_294_967_295);
const levels = fc.integer({ min: 1, max: TOP_LEVELS.focus });
/** A level so dense that more than five circles would be on screen. */
const dense = { ...focusLevel(1), paceMs: 100 };

/** Frames at any intervals, taps on circles that may or may not exist, and rare presses of Pause. */
const moves = fc.array(
  fc.record({
    kind: fc.constantFrom(
      'frame',
      'frame',
      'frame',
      'frame',
      'tap',
      'tap',
      'press',
      'stray',
      'toggle',
    ),
    afterMs: fc.oneof(fc.nat(60), fc.nat(700), fc.constantFrom(0, 5000, 100_000_000)),
    which: fc.nat(4),
  }),
  { maxLength: 250 },
);

const expectApart = (circles: FocusRun['circles']): void => {
  expect(new Set(circles.map(({ cell }) => cell)).size).toBe(circles.length);
};

const playOn = (
  first: FocusRun,
  all: readonly { kind: string; afterMs: number; which: number }[],
  look: (before: FocusRun, event: FocusEvent, after: FocusRun) => void,
): { run: FocusRun; events: FocusEvent[] } => {
  let run = first;
  let atMs = run.fromMs;
  const events: FocusEvent[] = [];
  for (const { kind, afterMs, which } of all) {
    atMs += afterMs;
    const there = run.circles[which % Math.max(1, run.circles.length)];
    const event: FocusEvent =
      kind === 'frame' || kind === 'press' || kind === 'toggle'
        ? { type: kind, atMs }
        : {
            type: 'tap',
            round: there?.round ?? 0,
            index: kind === 'tap' ? (there?.index ?? 0) : 29,
            atMs,
          };
    const after = stepFocus(run, event);
    look(run, event, after);
    run = after;
    events.push(event);
  }
  return { run, events };
};

describe('Focus tap at level 1', () => {
  it('has the constants of the specification', () => {
    expect(focusLevel(1)).toEqual({
      paceMs: 1000,
      lifeMs: 1200,
      greenShare: 0.6,
      reversesRule: false,
    });
    expect(CIRCLES_MOST).toBe(5);
  });

  it('starts running, shows a circle each second for 1.2 seconds, and continues after a round', () => {
    let run = newFocusRun(1, 5, 10_000);
    expect(run).toMatchObject({ phase: 'running', score: 0, circles: [] });
    const onsets: number[] = [];
    const gone: number[] = [];
    for (let atMs = 10_000; atMs <= 75_000; atMs += 10) {
      const after = stepFocus(run, { type: 'frame', atMs });
      if (after.circles.some((circle) => circle.atMs === atMs)) onsets.push(atMs);
      for (const circle of run.circles)
        if (!after.circles.includes(circle)) gone.push(atMs - circle.atMs);
      run = after;
    }
    expect(onsets).toEqual(Array.from({ length: 65 }, (_, at) => 11_000 + at * 1000));
    expect(new Set(gone)).toEqual(new Set([1200]));
    expect(run).toMatchObject({ phase: 'running', round: 2 });
    expect(run.ended).toHaveLength(2);
  });

  it('shows no circle over one of the previous round', () => {
    for (let seed = 0; seed < 300; seed += 1) {
      let run = newFocusRun(1, seed, 0);
      for (const atMs of [28_000, 29_000, 30_000, 31_000]) {
        run = stepFocus(run, { type: 'frame', atMs });
        expectApart(run.circles);
      }
      expect(run.circles).toHaveLength(2);
    }
  });

  it('makes six in ten circles green, over many seeds', () => {
    let green = 0;
    for (let seed = 0; seed < 2000; seed += 1) {
      green += drawCircles(focusLevel(1), seed, ROUND_CIRCLES).filter(
        ({ color }) => color === 'green',
      ).length;
    }
    // The tolerance is four standard errors of the share in 60,000 draws.
    expect(Math.abs(green / (2000 * ROUND_CIRCLES) - 0.6)).toBeLessThan(0.008);
  });

  it('gives a point for green, takes one for red, and never goes below 0', () => {
    fc.assert(
      fc.property(seeds, moves, (seed, all) => {
        playOn(newFocusRun(1, seed, 0), all, (before, event, after) => {
          expect(after.score).toBeGreaterThanOrEqual(0);
          if (event.type !== 'tap' || before === after) return;
          const hit = before.circles.find(
            (circle) => circle.round === event.round && circle.index === event.index,
          );
          const points = hit?.color === 'green' ? 1 : -1;
          expect(after.score).toBe(Math.max(0, before.score + points));
          expect(after.circles).not.toContain(hit);
        });
      }),
    );
  });
});

describe('Focus tap at any level', () => {
  it('has at most five circles on screen, without overlap, each only for its lifetime', () => {
    const anyLevel = fc.oneof(levels.map(focusLevel), fc.constant(dense));
    fc.assert(
      fc.property(fc.constantFrom(1, 3, 9), anyLevel, seeds, moves, (level, of, seed, all) => {
        playOn(newFocusRun(level, seed, 0, of), all, (_, event, { circles }) => {
          expect(circles.length).toBeLessThanOrEqual(CIRCLES_MOST);
          if (of !== dense) expectApart(circles);
          for (const { cell, atMs } of circles) {
            expect(cell).toBeLessThan(FIELD.columns * FIELD.rows);
            if (event.type === 'frame') expect(event.atMs - atMs).toBeLessThan(of.lifeMs);
          }
        });
      }),
      { numRuns: 300 },
    );
  });

  it('skips a sixth circle', () => {
    let run = newFocusRun(1, 3, 0, dense);
    const counts = Array.from({ length: 100 }, (_, frame) => {
      run = stepFocus(run, { type: 'frame', atMs: (frame + 1) * 20 });
      return run.circles.length;
    });
    expect(Math.max(...counts)).toBe(CIRCLES_MOST);
  });

  it('resets score and circles at every press of the button, which alternates pause and start', () => {
    fc.assert(
      fc.property(levels, seeds, moves, (level, seed, all) => {
        playOn(newFocusRun(level, seed, 0), all, (before, event, after) => {
          if (event.type !== 'toggle') {
            if (before.phase === 'paused') expect(after).toBe(before);
            return;
          }
          expect(after).toMatchObject({ score: 0, circles: [], log: [], ended: [] });
          const pauses = before.phase === 'running';
          expect(after.phase).toBe(pauses ? 'paused' : 'running');
          expect(after.had, 'what a pause takes is told').toBe(pauses ? before.score : null);
        });
      }),
    );
  });

  it('replays to the same game from the same events, also after a JSON round trip', () => {
    fc.assert(
      fc.property(levels, seeds, moves, (level, seed, all) => {
        const { run, events } = playOn(newFocusRun(level, seed, 0), all, () => {});
        const again: FocusEvent[] = JSON.parse(JSON.stringify(events));
        expect(again.reduce(stepFocus, newFocusRun(level, seed, 0))).toEqual(run);
        expect(JSON.parse(JSON.stringify(run))).toEqual(run);
      }),
    );
  });

  it.each([1, 2, 5, 6, 10])('ends a round of level %d after 30 circles', (level) => {
    const { run } = playFocus(STEADY_TAPPER, level, 3);
    expect(run.phase).toBe(level === 1 ? 'running' : 'done');
    const [round] = run.ended;
    expect(round?.events.filter(({ type }) => type === 'circle')).toHaveLength(ROUND_CIRCLES);
    const onsets =
      round?.events.flatMap(({ type, atMs }) => (type === 'circle' ? [atMs] : [])) ?? [];
    const gapMs = (onsets[TURN_AT] ?? 0) - (onsets[TURN_AT - 1] ?? 0);
    const { paceMs, reversesRule } = focusLevel(level);
    expect(Math.abs(gapMs - paceMs - (reversesRule ? TURN_PAUSE_MS : 0))).toBeLessThan(20);
  });

  it('reverses the rule from the middle of the round on levels that do so', () => {
    const run = newFocusRun(6, 4, 0);
    const at = run.drawn.findIndex(({ color }, index) => color === 'red' && index >= TURN_AT);
    const atMs = 800 * (at + 1) + TURN_PAUSE_MS;
    const shown = stepFocus(run, { type: 'frame', atMs });
    expect(stepFocus(shown, { type: 'tap', round: 0, index: at, atMs: atMs + 300 }).score).toBe(1);
  });
});
