import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf, standardDeviationOf } from '#domain/attention/statistics/descriptive.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { simulateDigitSpan } from '#tests/simulated/attention/digit-span.ts';
import { REMEMBERERS, type SimulatedRememberer } from '#tests/simulated/attention/span.ts';
import type { DigitSpanEvent } from './run.ts';
import { type DigitSpanScore, scoreDigitSpan } from './score.ts';

const RUNS = 400;
const fullScores = (person: SimulatedRememberer): DigitSpanScore[] =>
  Array.from({ length: RUNS }, (_, seed) =>
    scoreDigitSpan(
      simulateDigitSpan(
        person,
        { mode: 'full', seed, difficulty: 'medium' },
        seededRandom(seed + 9),
      ),
    ),
  );

const spans = (scores: readonly DigitSpanScore[], way: 'forward' | 'backward'): number[] =>
  scores.map((one) => one[way]?.meanSpan ?? null).filter((one) => one !== null);

describe('simulated people', () => {
  it.each([4, 5, 6, 7, 8, 9])('with a span of %i get a mean span within 0.2 of it', (span) => {
    const scores = fullScores({ ...REMEMBERERS.typical, span });
    for (const way of ['forward', 'backward'] as const) {
      expect(Math.abs((meanOf(spans(scores, way)) ?? 0) - span)).toBeLessThan(0.2);
      expect(standardDeviationOf(spans(scores, way))).toBeLessThan(0.7);
    }
  });

  it('who miss one sequence in seven at any length get a lower mean span', () => {
    const found = meanOf(spans(fullScores(REMEMBERERS.inattentive), 'forward')) ?? 0;
    expect(found).toBeGreaterThan(4.8);
    expect(found).toBeLessThan(5.6);
  });

  it('who answer impulsively get a mean span within 0.3 of theirs, and their own times', () => {
    const scores = fullScores(REMEMBERERS.impulsive);
    expect(Math.abs((meanOf(spans(scores, 'forward')) ?? 0) - 4.5)).toBeLessThan(0.3);
    expect(Math.abs((meanOf(scores.map((one) => one.meanMs ?? 0)) ?? 0) - 800)).toBeLessThan(25);
  });

  it('who are slow get the span of others, and their own times', () => {
    const scores = fullScores(REMEMBERERS.slow);
    expect(Math.abs((meanOf(spans(scores, 'forward')) ?? 0) - 6)).toBeLessThan(0.2);
    expect(Math.abs((meanOf(scores.map((one) => one.meanMs ?? 0)) ?? 0) - 12_000)).toBeLessThan(
      400,
    );
  });

  it('who remember everything reach the end, and those who guess have no span', () => {
    for (const score of fullScores(REMEMBERERS.perfect).slice(0, 20)) {
      expect(score).toMatchObject({
        accuracyPercent: 100,
        forward: { longest: 14, meanSpan: 14.5, complete: true },
        backward: { longest: 14, meanSpan: 14.5, complete: true },
      });
    }
    for (const score of fullScores(REMEMBERERS.random).slice(0, 20)) {
      expect(score).toMatchObject({
        accuracyPercent: 0,
        meanMs: null,
        forward: { sequences: 2, longest: null, meanSpan: null, complete: true },
      });
    }
  });
});

describe('a Quick run', () => {
  it('has an accuracy and a mean time, but no span', () => {
    const of = { mode: 'quick', seed: 1, difficulty: 'easy' } as const;
    const recording = simulateDigitSpan(REMEMBERERS.perfect, of, seededRandom(1), 7);
    const score = scoreDigitSpan(recording);
    expect(score).toMatchObject({
      sequences: 7,
      accuracyPercent: 100,
      forward: null,
      backward: null,
    });
    expect(scoreDigitSpan({ ...recording, events: [] })).toMatchObject({
      sequences: 0,
      accuracyPercent: null,
      meanMs: null,
    });
  });
});

describe('any recording', () => {
  const atMs = fc.oneof(fc.double(), fc.nat(60_000));
  const event: fc.Arbitrary<DigitSpanEvent> = fc.oneof(
    fc.record({ type: fc.constant('frame' as const), atMs, frameMs: fc.double() }),
    fc.record({ type: fc.constant('submit' as const), atMs, text: fc.string({ unit: 'binary' }) }),
    fc.record({
      type: fc.constant('difficulty' as const),
      atMs,
      difficulty: fc.constantFrom('easy' as const, 'hard' as const),
    }),
    fc.record({ type: fc.constantFrom(...(['start', 'pause', 'resume', 'stop'] as const)), atMs }),
  );

  it('gives finite measures or null, and the same score each time', () => {
    fc.assert(
      fc.property(
        fc.array(event),
        fc.nat(200),
        fc.constantFrom('quick' as const, 'full' as const),
        (events, at, mode) => {
          const of = { mode, seed: 1, difficulty: 'medium' } as const;
          const base = simulateDigitSpan(REMEMBERERS.typical, of, seededRandom(2), 12);
          const mixed = [...base.events.slice(0, at), ...events, ...base.events.slice(at)];
          const score = scoreDigitSpan({ ...base, events: mixed });
          expect(scoreDigitSpan({ ...base, events: mixed })).toEqual(score);
          const { forward, backward, ...rest } = score;
          for (const part of [forward ?? {}, backward ?? {}, rest]) {
            for (const value of Object.values(part)) {
              expect(typeof value !== 'number' || Number.isFinite(value)).toBe(true);
            }
          }
        },
      ),
    );
  });
});
