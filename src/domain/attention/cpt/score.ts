import { meanOf, standardDeviationOf } from '#domain/attention/statistics/descriptive.ts';
import { fitExGaussian } from '#domain/attention/statistics/ex-gaussian.ts';
import {
  rateOf,
  sensitivityOf,
  type YesCount,
} from '#domain/attention/statistics/signal-detection.ts';
import { CPT_VERSION, type CptEvent, type CptRecording } from './events.ts';
import { isTarget } from './letters.ts';
import { kindOf, PAIR_KINDS, type PairKind } from './pairs.ts';
import {
  assignPresses,
  type LetterResponse,
  pressTimes,
  shownLetters,
} from './press-assignment.ts';
import { type CptSummary, countPresses } from './quick-run.ts';

/** Minimum number of target pairs, and of other pairs, for calculating d′ and c. */
const MIN_OF_KIND = 10;

/** Minimum number of hits for calculating the mean and standard deviation of reaction times. */
const MIN_HITS = 10;

/** The score of a Quick run: counts of presses, without the number of missed targets. */
export interface CptQuickScore extends Omit<CptSummary, 'endedAt'> {
  readonly mode: 'quick';
  readonly version: number;
}

/** The score of a Full run; a measure is null, never 0, when there were too few trials for it. */
export interface CptFullScore {
  readonly mode: 'full';
  readonly version: number;
  /** For each kind: the number of pairs whose letters were both shown, and how many of these pairs had an answer. */
  readonly pairs: Readonly<Record<PairKind, YesCount>>;
  /** The number of AX pairs without an answer, and their share of the AX pairs, 0 to 1. */
  readonly omissions: number;
  readonly omissionRate: number | null;
  /**
   * The number of pairs of the kinds other than AX that had an answer, and their share of all pairs of those kinds, 0
   * to 1.
   */
  readonly commissions: number;
  readonly commissionRate: number | null;
  /** The sensitivity d′ for AX against all other pairs, in units of z. */
  readonly dPrime: number | null;
  /** The sensitivity d′ for AX against BX, in units of z: how well the cue is used. */
  readonly dPrimeContext: number | null;
  /**
   * The criterion c, in units of z: above 0, the person tends not to press (conservative); below 0, to press (liberal).
   */
  readonly criterion: number | null;
  /** Reaction times of hits, in milliseconds. */
  readonly reactionMeanMs: number | null;
  readonly reactionSdMs: number | null;
  /** The ex-Gaussian τ of the reaction times of hits, in milliseconds; null below 60 hits. */
  readonly tauMs: number | null;
  /** The number of cues with a press; a cue never requires one. */
  readonly cuePresses: number;
  /**
   * The number of presses that do not count as answers, because there was no letter to answer or the letter already had
   * an answer.
   */
  readonly extraPresses: number;
}

export type CptScore = CptQuickScore | CptFullScore;

const scoreQuick = (events: readonly CptEvent[]): CptQuickScore => {
  const shown = shownLetters(events);
  const areCorrect = pressTimes(events).flatMap((pressMs) => {
    const newest = shown.findLastIndex(({ atMs }) => atMs <= pressMs);
    if (newest < 0) return [];
    return [isTarget(shown.slice(0, newest + 1).map(({ letter }) => letter))];
  });
  return { mode: 'quick', version: CPT_VERSION, ...countPresses(areCorrect) };
};

interface Pair {
  readonly kind: PairKind;
  readonly reactionMs: number | null;
}

const pairsOf = (items: readonly LetterResponse[]): Pair[] => {
  const byIndex = new Map(items.map((item) => [item.index, item]));
  return [...byIndex.values()].flatMap((probe) => {
    const cue = byIndex.get(probe.index - 1);
    if (probe.index % 2 !== 1 || cue === undefined) return [];
    return [{ kind: kindOf(cue.letter, probe.letter), reactionMs: probe.reactionMs }];
  });
};

const together = (counts: readonly YesCount[]): YesCount => ({
  yes: counts.reduce((sum, one) => sum + one.yes, 0),
  of: counts.reduce((sum, one) => sum + one.of, 0),
});

const sensitivity = (targets: YesCount, others: YesCount): ReturnType<typeof sensitivityOf> =>
  Math.min(targets.of, others.of) < MIN_OF_KIND ? null : sensitivityOf(targets, others);

const scoreFull = (events: readonly CptEvent[]): CptFullScore => {
  const { items, extraPresses } = assignPresses(events);
  const all = pairsOf(items);
  const countOf = (wanted: PairKind): YesCount => {
    const ofKind = all.filter(({ kind }) => kind === wanted);
    const answered = ofKind.filter(({ reactionMs }) => reactionMs !== null);
    return { yes: answered.length, of: ofKind.length };
  };
  const pairs = { AX: countOf('AX'), AY: countOf('AY'), BX: countOf('BX'), BY: countOf('BY') };
  const targets = pairs.AX;
  const others = together(PAIR_KINDS.filter((kind) => kind !== 'AX').map((kind) => pairs[kind]));
  const omissions = targets.of - targets.yes;
  const hitTimesMs = all.flatMap(({ kind, reactionMs }) =>
    kind === 'AX' && reactionMs !== null ? [reactionMs] : [],
  );
  const overall = sensitivity(targets, others);
  const hasHits = hitTimesMs.length >= MIN_HITS;
  return {
    mode: 'full',
    version: CPT_VERSION,
    pairs,
    omissions,
    omissionRate: rateOf({ yes: omissions, of: targets.of }),
    commissions: others.yes,
    commissionRate: rateOf(others),
    dPrime: overall?.dPrime ?? null,
    dPrimeContext: sensitivity(targets, pairs.BX)?.dPrime ?? null,
    criterion: overall?.criterion ?? null,
    reactionMeanMs: hasHits ? meanOf(hitTimesMs) : null,
    reactionSdMs: hasHits ? standardDeviationOf(hitTimesMs) : null,
    tauMs: fitExGaussian(hitTimesMs)?.tauMs ?? null,
    cuePresses: items.filter(({ index, reactionMs }) => index % 2 === 0 && reactionMs !== null)
      .length,
    extraPresses,
  };
};

/**
 * The score of a CPT run, computed from its recorded events only. Every number in the score is finite, even for a
 * manipulated recording.
 */
export const scoreCpt = ({ mode, events }: Pick<CptRecording, 'mode' | 'events'>): CptScore =>
  mode === 'quick' ? scoreQuick(events) : scoreFull(events);
