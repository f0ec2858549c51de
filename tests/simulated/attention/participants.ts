import { type ExGaussian, exGaussianFrom } from '#domain/attention/statistics/ex-gaussian.ts';
import type { Random } from '#domain/shared/numbers/random.ts';

/*
 * Simulated participants with known parameters, which the scoring of the attention tests should recover. Reaction times
 * are ex-Gaussian.
 */

export const PARTICIPANTS = ['perfect', 'random', 'impulsive', 'inattentive', 'slow'] as const;
export type ParticipantName = (typeof PARTICIPANTS)[number];

export interface Participant {
  /** The probability of responding to a target. */
  readonly hitRate: number;
  /** The probability of responding to the stimulus most similar to a target, and to any other stimulus. */
  readonly lureRate: number;
  readonly otherRate: number;
  /** The probability of choosing the right one of several answers. */
  readonly rightRate: number;
  readonly times: ExGaussian;
}

export const participants: Readonly<Record<ParticipantName, Participant>> = {
  perfect: {
    hitRate: 1,
    lureRate: 0,
    otherRate: 0,
    rightRate: 1,
    times: { muMs: 380, sigmaMs: 35, tauMs: 60 },
  },
  random: {
    hitRate: 0.5,
    lureRate: 0.5,
    otherRate: 0.5,
    rightRate: 0.25,
    times: { muMs: 450, sigmaMs: 80, tauMs: 150 },
  },
  impulsive: {
    hitRate: 0.97,
    lureRate: 0.45,
    otherRate: 0.08,
    rightRate: 0.75,
    times: { muMs: 320, sigmaMs: 35, tauMs: 80 },
  },
  inattentive: {
    hitRate: 0.72,
    lureRate: 0.12,
    otherRate: 0.03,
    rightRate: 0.85,
    times: { muMs: 420, sigmaMs: 60, tauMs: 200 },
  },
  slow: {
    hitRate: 0.95,
    lureRate: 0.06,
    otherRate: 0.01,
    rightRate: 0.95,
    times: { muMs: 650, sigmaMs: 80, tauMs: 120 },
  },
};

/** One reaction time of a participant, in milliseconds. */
export const reactionOf = ({ times }: Participant, random: Random): number =>
  exGaussianFrom(times, random);
