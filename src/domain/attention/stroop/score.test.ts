import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf } from '#domain/attention/statistics/descriptive.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import {
  READERS,
  type SimulatedReader,
  simulateStroop,
} from '#tests/simulated/attention/stroop.ts';
import type { StroopAnswer, StroopEvent } from './run.ts';
import { type StroopScore, scoreStroop, scoreStroopAnswers } from './score.ts';
import { STROOP_COLORS } from './stimuli.ts';

const given = (
  congruent: boolean,
  timeMs: number,
  correct = true,
  again = false,
): StroopAnswer => ({
  word: congruent ? 'red' : 'blue',
  ink: 'red',
  selected: correct ? 'red' : 'green',
  correct,
  timeMs,
  atMs: 0,
  again,
});

const repeat = <One>(times: number, one: One): One[] => Array.from({ length: times }, () => one);

describe('the score', () => {
  // Congruent: six times 500 and six 600; mean 550, SD √(12 · 50² / 11) = 52.223.
  // Incongruent: eight times 600 and eight 800; mean 700, SD √(16 · 100² / 15) = 103.280.
  // Standard error: √(52.223² / 12 + 103.280² / 16) = √(227.27 + 666.67) = 29.899.
  const answers = [
    ...repeat(6, given(true, 500)),
    ...repeat(6, given(true, 600)),
    ...repeat(8, given(false, 600)),
    ...repeat(8, given(false, 800)),
    ...repeat(4, given(false, 450, false)),
    given(true, 120),
    given(true, 6000),
    given(false, 700, true, true),
  ];

  it('matches a hand calculation', () => {
    const score = scoreStroopAnswers(answers, true);
    expect(score.interferenceMs).toBe(150);
    expect(score.interferenceSeMs).toBeCloseTo(29.899, 3);
    expect(score.congruent).toMatchObject({ answered: 14, correct: 14, times: 12, meanMs: 550 });
    expect(score.congruent.sdMs).toBeCloseTo(52.223, 3);
    expect(score.incongruent).toMatchObject({ answered: 21, correct: 17, times: 16, meanMs: 700 });
    expect(score.incongruent.accuracyPercent).toBeCloseTo((17 / 21) * 100, 10);
    expect(score.timesLeftOut).toBe(3);
  });

  it('has no interference with fewer than twelve times in a condition, and no means without times', () => {
    expect(scoreStroopAnswers(answers.slice(1), true)).toMatchObject({
      interferenceMs: null,
      interferenceSeMs: null,
    });
    expect(scoreStroopAnswers([], false).congruent).toMatchObject({
      answered: 0,
      accuracyPercent: null,
      meanMs: null,
      sdMs: null,
    });
  });

  it('has no interference for ten Quick trials', () => {
    const recording = simulateStroop(READERS.perfect, 'quick', 3, seededRandom(3), 10);
    expect(scoreStroop(recording)).toMatchObject({ interferenceMs: null, complete: false });
  });
});

const RUNS = 400;
const scoresOf = (reader: SimulatedReader): StroopScore[] =>
  Array.from({ length: RUNS }, (_, run) =>
    scoreStroop(simulateStroop(reader, 'full', run, seededRandom(77 + run))),
  );
const meanOver = (scores: readonly StroopScore[], read: (score: StroopScore) => number | null) =>
  meanOf(scores.map(read).filter((one) => one !== null)) ?? Number.NaN;

describe('simulated people', () => {
  it.each([
    ['perfect', 3],
    ['typical', 8],
    ['slow', 18],
  ] as const)(
    'of the %s kind: interference within %i ms, a calibrated standard error',
    (kind, ms) => {
      const reader = READERS[kind];
      const scores = scoresOf(reader);
      expect(
        Math.abs(meanOver(scores, (one) => one.interferenceMs) - reader.interferenceMs),
      ).toBeLessThan(ms);
      const covered = scores.filter(
        ({ interferenceMs: found, interferenceSeMs: error }) =>
          Math.abs((found ?? Number.NaN) - reader.interferenceMs) < 1.96 * (error ?? Number.NaN),
      );
      expect(covered.length / RUNS).toBeGreaterThan(0.91);
      expect(covered.length / RUNS).toBeLessThan(0.98);
    },
  );

  it.each(['typical', 'random', 'impulsive', 'inattentive'] as const)(
    'of the %s kind get an accuracy within 1.5 points in each condition',
    (kind) => {
      const { congruentErrors, incongruentErrors } = READERS[kind];
      const scores = scoresOf(READERS[kind]);
      const congruent = meanOver(scores, (one) => one.congruent.accuracyPercent);
      const incongruent = meanOver(scores, (one) => one.incongruent.accuracyPercent);
      expect(Math.abs(congruent - 100 * (1 - congruentErrors))).toBeLessThan(1.5);
      expect(Math.abs(incongruent - 100 * (1 - incongruentErrors))).toBeLessThan(1.5);
    },
  );

  it('who answer at random have too few right answers for an interference', () => {
    const known = scoresOf(READERS.random).filter((one) => one.interferenceMs !== null);
    expect(known.length / RUNS).toBeLessThan(0.02);
  });

  it('whose mind wanders have those times excluded from the means', () => {
    const scores = scoresOf(READERS.inattentive);
    expect(meanOver(scores, (one) => one.timesLeftOut)).toBeGreaterThan(1);
  });

  it('have a standard error of about 42 ms from 24 + 24 trials whose times spread by 148 ms', () => {
    const error = meanOver(scoresOf(READERS.typical), (one) => one.interferenceSeMs);
    expect(Math.abs(error - 42)).toBeLessThan(4);
  });
});

describe('any recording', () => {
  it('gives finite measures or null, and the same score each time', () => {
    const atMs = fc.oneof(fc.double(), fc.nat(20_000));
    const event: fc.Arbitrary<StroopEvent> = fc.oneof(
      fc.record({ type: fc.constant('frame' as const), atMs, frameMs: fc.double() }),
      fc.record({
        type: fc.constant('answer' as const),
        atMs,
        color: fc.constantFrom(...STROOP_COLORS),
      }),
      fc.record({
        type: fc.constantFrom(...(['start', 'pause', 'resume', 'stop'] as const)),
        atMs,
      }),
    );
    const base = simulateStroop(READERS.typical, 'full', 1, seededRandom(1));
    fc.assert(
      fc.property(fc.array(event), fc.nat(base.events.length), (events, at) => {
        const mixed = [...base.events.slice(0, at), ...events, ...base.events.slice(at)];
        const score = scoreStroop({ ...base, events: mixed });
        expect(scoreStroop({ ...base, events: mixed })).toEqual(score);
        const { congruent, incongruent, ...rest } = score;
        for (const part of [congruent, incongruent, rest]) {
          for (const value of Object.values(part)) {
            expect(typeof value !== 'number' || Number.isFinite(value)).toBe(true);
          }
        }
      }),
    );
  });
});
