import { describe, expect, it } from 'vitest';
import { type CptFullScore, scoreCpt } from '#domain/attention/cpt/score.ts';
import { meanOf } from '#domain/attention/statistics/descriptive.ts';
import { zOf } from '#domain/attention/statistics/normal-tail.ts';
import { simulatedFull, simulatedQuick } from './cpt-runs.ts';
import { PARTICIPANTS, type Participant, participants } from './participants.ts';

const RUNS = 40;

const scoresOf = (participant: Participant): CptFullScore[] =>
  Array.from({ length: RUNS }, (_, run) =>
    scoreCpt(simulatedFull(participant, 1 + run * 7919)),
  ).flatMap((score) => (score.mode === 'full' ? [score] : []));

/** The absolute bias of a measure over all runs; infinite if the measure is null in any run. */
const biasOf = (
  scores: CptFullScore[],
  pick: (score: CptFullScore) => number | null,
  truth: number,
) =>
  Math.abs(
    (meanOf(scores.map((score) => pick(score) ?? Number.NaN)) ?? Number.POSITIVE_INFINITY) - truth,
  );

/** The z score of a true rate after the log-linear correction, with `of` stimuli. */
const zOfRate = (rate: number, of: number): number => zOf((rate * of + 0.5) / (of + 1));

describe.each(PARTICIPANTS)('the scores of the %s participant', (name) => {
  const participant = participants[name];
  const scores = scoresOf(participant);
  const { hitRate, lureRate, otherRate, times } = participant;
  const commissionRate = (2 * lureRate + otherRate) / 3;

  it('recover omissions and commissions within 2 percentage points', () => {
    expect(biasOf(scores, (score) => score.omissionRate, 1 - hitRate)).toBeLessThan(0.02);
    expect(biasOf(scores, (score) => score.commissionRate, commissionRate)).toBeLessThan(0.02);
  });

  it('recover d′, d′-context and c within 0.15', () => {
    const zHits = zOfRate(hitRate, 140);
    const zOthers = zOfRate(commissionRate, 60);
    expect(biasOf(scores, (score) => score.dPrime, zHits - zOthers)).toBeLessThan(0.15);
    expect(biasOf(scores, (score) => score.criterion, -(zHits + zOthers) / 2)).toBeLessThan(0.15);
    const context = zHits - zOfRate(lureRate, 20);
    expect(biasOf(scores, (score) => score.dPrimeContext, context)).toBeLessThan(0.15);
  });

  it('recover the reaction time within 8 ms, its spread within 6% and tau within 8%', () => {
    const { muMs, sigmaMs, tauMs } = times;
    const spreadMs = Math.hypot(sigmaMs, tauMs);
    expect(biasOf(scores, (score) => score.reactionMeanMs, muMs + tauMs)).toBeLessThan(8);
    expect(biasOf(scores, (score) => score.reactionSdMs, spreadMs)).toBeLessThan(0.06 * spreadMs);
    const measured = scores.filter((score) => score.tauMs !== null);
    expect(measured.length).toBeGreaterThan(0.8 * RUNS);
    expect(biasOf(measured, (score) => score.tauMs, tauMs)).toBeLessThan(0.08 * tauMs);
  });
});

describe('the accuracy of a Quick run', () => {
  const accuracyAt = (difficulty: 'easy' | 'medium' | 'hard'): number => {
    const runs = Array.from({ length: RUNS }, (_, run) => {
      const score = scoreCpt(simulatedQuick(participants.perfect, difficulty, 1 + run * 7919));
      return score.mode === 'quick' ? score.accuracy : Number.NaN;
    });
    return meanOf(runs) ?? Number.NaN;
  };

  it('is full for a perfect participant while letters stay a second, but not when they stay 0.3 seconds', () => {
    expect(accuracyAt('easy')).toBe(100);
    expect(accuracyAt('medium')).toBeGreaterThan(75);
    expect(accuracyAt('hard')).toBeLessThan(10);
  });
});
