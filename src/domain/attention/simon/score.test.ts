import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { meanOf } from '#domain/attention/statistics/descriptive.ts';
import { seededRandom } from '#domain/shared/numbers/random.ts';
import { simulateSimon } from '#tests/simulated/attention/simon.ts';
import { REMEMBERERS, type SimulatedRememberer } from '#tests/simulated/attention/span.ts';
import { SIMON_COLORS } from './colors.ts';
import { newSimonRun, type SimonEvent, stepSimon } from './run.ts';
import { type SimonScore, scoreSimon } from './score.ts';

const RUNS = 300;
const fullScores = (person: SimulatedRememberer): SimonScore[] =>
  Array.from({ length: RUNS }, (_, seed) =>
    scoreSimon(
      simulateSimon(person, { mode: 'full', seed, difficulty: 'hard' }, seededRandom(seed + 5)),
    ),
  );
const meanSpan = (scores: readonly SimonScore[]): number =>
  meanOf(scores.map(({ span }) => span?.meanSpan ?? null).filter((one) => one !== null)) ?? 0;

describe('a Full run', () => {
  it('plays two sequences of each length and stops when both of a length were wrong', () => {
    const of = { mode: 'full', seed: 2, difficulty: 'easy' } as const;
    const { events } = simulateSimon(
      { ...REMEMBERERS.typical, slope: 0.01, span: 4.5 },
      of,
      () => 0.5,
    );
    const run = events.reduce(stepSimon, newSimonRun('full', 2, 'easy'));
    expect(run.phase).toBe('done');
    expect(run.answers.map(({ length }) => length)).toEqual([2, 2, 3, 3, 4, 4, 5, 5]);
    expect(run.answers.map(({ correct }) => correct)).toEqual([
      ...Array(6).fill(true),
      false,
      false,
    ]);
  });
});

describe('simulated people', () => {
  it.each([3, 4, 5, 6, 7, 8])('with a span of %i get a mean span within 0.2 of it', (span) => {
    expect(Math.abs(meanSpan(fullScores({ ...REMEMBERERS.typical, span })) - span)).toBeLessThan(
      0.2,
    );
  });

  it('who are slow get the span of others and their own times', () => {
    const scores = fullScores(REMEMBERERS.slow);
    expect(Math.abs(meanSpan(scores) - 6)).toBeLessThan(0.2);
    expect(meanOf(scores.map((one) => one.meanPerColorMs ?? 0))).toBeGreaterThan(2500);
  });

  it('who miss one sequence in seven get a lower span, who remember all reach the end, who guess have no span', () => {
    const inattentive = meanSpan(fullScores(REMEMBERERS.inattentive));
    expect(inattentive).toBeGreaterThan(4.6);
    expect(inattentive).toBeLessThan(5.6);
    expect(Math.abs(meanSpan(fullScores(REMEMBERERS.impulsive)) - 4.5)).toBeLessThan(0.3);
    expect(fullScores(REMEMBERERS.perfect)[0]).toMatchObject({
      accuracyPercent: 100,
      longest: 14,
      totalCorrect: 26,
      span: { meanSpan: 14.5 },
    });
    expect(fullScores(REMEMBERERS.random)[0]).toMatchObject({
      accuracyPercent: 0,
      longest: null,
      meanPerColorMs: null,
      span: { longest: null, meanSpan: null, complete: true },
    });
  });
});

describe('a Quick run', () => {
  it('has a longest repeat and an accuracy, but no span', () => {
    const of = { mode: 'quick', seed: 4, difficulty: 'easy' } as const;
    const person = { ...REMEMBERERS.typical, slope: 0.01, span: 3.5 };
    const score = scoreSimon(simulateSimon(person, of, () => 0.5, 8));
    // Two games, each with levels 1, 2 and 3 right and level 4 wrong.
    expect(score).toMatchObject({ longest: 3, totalCorrect: 6, accuracyPercent: 75, span: null });
  });
});

describe('any recording', () => {
  const atMs = fc.oneof(fc.double(), fc.nat(60_000));
  const event: fc.Arbitrary<SimonEvent> = fc.oneof(
    fc.record({ type: fc.constant('frame' as const), atMs, frameMs: fc.double() }),
    fc.record({
      type: fc.constant('press' as const),
      atMs,
      color: fc.constantFrom(...SIMON_COLORS),
    }),
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
          const base = simulateSimon(REMEMBERERS.typical, of, seededRandom(2), 12);
          const mixed = [...base.events.slice(0, at), ...events, ...base.events.slice(at)];
          const score = scoreSimon({ ...base, events: mixed });
          expect(scoreSimon({ ...base, events: mixed })).toEqual(score);
          const { span, ...rest } = score;
          for (const value of [...Object.values(span ?? {}), ...Object.values(rest)]) {
            expect(typeof value !== 'number' || Number.isFinite(value)).toBe(true);
          }
        },
      ),
    );
  });
});
