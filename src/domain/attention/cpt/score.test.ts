import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { simulatedFull, simulatedQuick } from '#tests/simulated/attention/cpt-runs.ts';
import { participants } from '#tests/simulated/attention/participants.ts';
import { type CptEvent, eventsOf, isTrueToSeed } from './events.ts';
import { type CptFullScore, type CptQuickScore, scoreCpt } from './score.ts';

/**
 * The events of consecutive pairs of letters. Each pair is given with the reaction time from the onset of its second
 * letter (the probe), in milliseconds, or null for no press.
 */
const pairs = (given: readonly (readonly [string, number | null])[]): CptEvent[] =>
  given.flatMap(([letters, reactionMs], pair): CptEvent[] => {
    const cueMs = pair * 3000;
    const both = [...letters].map((letter, place): CptEvent => {
      return { type: 'letter', index: 2 * pair + place, letter, atMs: cueMs + 1500 * place };
    });
    if (reactionMs === null) return both;
    return [...both, { type: 'press', atMs: cueMs + 1500 + reactionMs, input: 'key' }];
  });

const times = (count: number, letters: string, reactionMs: number | null) =>
  Array.from({ length: count }, () => [letters, reactionMs] as const);

const full = (events: readonly CptEvent[]): CptFullScore => {
  const score = scoreCpt({ mode: 'full', events });
  if (score.mode !== 'full') throw new Error('not a Full score');
  return score;
};

const quick = (events: readonly CptEvent[]): CptQuickScore => {
  const score = scoreCpt({ mode: 'quick', events });
  if (score.mode !== 'quick') throw new Error('not a Quick score');
  return score;
};

describe('the score of a Full run', () => {
  it('matches a hand calculation', () => {
    const score = full(
      pairs([
        ...times(9, 'AX', 400),
        ...times(9, 'AX', 500),
        ...times(2, 'AX', null),
        ...times(2, 'BX', 450),
        ...times(8, 'BX', null),
        ...times(5, 'AY', null),
        ...times(5, 'BY', null),
      ]),
    );
    expect(score.pairs).toEqual({
      AX: { yes: 18, of: 20 },
      AY: { yes: 0, of: 5 },
      BX: { yes: 2, of: 10 },
      BY: { yes: 0, of: 5 },
    });
    expect([score.omissions, score.omissionRate]).toEqual([2, 0.1]);
    expect([score.commissions, score.commissionRate]).toEqual([2, 0.1]);
    // z(18.5 ÷ 21) = 1.179761, z(2.5 ÷ 21) = −1.179761, z(2.5 ÷ 11) = −0.747859
    expect(score.dPrime).toBeCloseTo(2.359522, 4);
    expect(score.criterion).toBeCloseTo(0, 6);
    expect(score.dPrimeContext).toBeCloseTo(1.92762, 4);
    expect(score.reactionMeanMs).toBe(450);
    // Each of the 18 times is 50 ms from the mean: √(18 × 2500 ÷ 17)
    expect(score.reactionSdMs).toBeCloseTo(51.45, 2);
    expect(score.tauMs).toBeNull();
  });

  it('assigns a press under 200 ms to the letter before, and a press on a cue to that cue', () => {
    // A press 150 ms after the next cue is 1650 ms after the probe. A press 150 ms after the probe is 1650 ms after its
    // cue.
    const late = full(
      pairs([
        ['AX', 1650],
        ['BY', null],
      ]),
    );
    expect(late.pairs.AX).toEqual({ yes: 1, of: 1 });
    expect(late.cuePresses).toBe(0);
    const early = full(pairs([['AX', 150]]));
    expect(early.pairs.AX).toEqual({ yes: 0, of: 1 });
    expect(early.cuePresses).toBe(1);
    expect(
      full(
        pairs([
          ['AX', 1700],
          ['BY', null],
        ]),
      ).cuePresses,
    ).toBe(1);
  });

  it('counts the first press on each letter, and counts later ones and those in a break as extra', () => {
    const events: CptEvent[] = [
      ...pairs([['AX', 400]]),
      { type: 'press', atMs: 2100, input: 'key' },
      { type: 'press', atMs: 9000, input: 'key' },
    ];
    expect(full(events)).toMatchObject({ pairs: { AX: { yes: 1, of: 1 } }, extraPresses: 2 });
    const inBreak: CptEvent = { type: 'press', atMs: 9000, input: 'key' };
    expect(full([...pairs([['AX', null]]), inBreak])).toMatchObject({
      pairs: { AX: { yes: 0, of: 1 } },
      extraPresses: 1,
    });
  });

  it('excludes pairs with a letter that was never shown', () => {
    const events = pairs([
      ['AX', 400],
      ['AX', null],
    ]).map(
      (event): CptEvent =>
        event.type === 'letter' && event.index === 2 ? { ...event, atMs: null } : event,
    );
    expect(full(events).pairs.AX).toEqual({ yes: 1, of: 1 });
  });

  it('is null, not 0, with too few trials', () => {
    const none = full([]);
    expect(none).toMatchObject({ omissionRate: null, commissionRate: null, dPrime: null });
    expect(none).toMatchObject({ criterion: null, dPrimeContext: null, reactionMeanMs: null });
    const few = full(pairs([...times(9, 'AX', 400), ...times(20, 'BX', null)]));
    expect(few).toMatchObject({ dPrime: null, reactionMeanMs: null, reactionSdMs: null });
    expect(few.omissionRate).toBe(0);
    const enough = (count: number) =>
      full(pairs(Array.from({ length: count }, (_, at) => ['AX', 300 + ((at * 37) % 200)])));
    expect(enough(59).tauMs).toBeNull();
    expect(enough(60).tauMs).not.toBeNull();
  });
});

describe('the score of a Quick run', () => {
  it('judges each press by the last two letters on screen, and counts every press', () => {
    const events: CptEvent[] = [...'QAXB'].map((letter, index) => {
      return { type: 'letter', index, letter, atMs: index * 500 };
    });
    const presses = [-5, 1000, 1499, 1500].map((atMs): CptEvent => {
      return { type: 'press', atMs, input: 'key' };
    });
    expect(quick([...presses, ...events])).toMatchObject({ total: 3, correct: 2, incorrect: 1 });
    expect(quick([...presses, ...events]).accuracy).toBe(67);
  });

  it('does not detect misses: answering 30% of the targets still gives 100%', () => {
    const rare = { ...participants.perfect, hitRate: 0.3 };
    expect(quick(simulatedQuick(rare, 'easy', 4).events).accuracy).toBe(100);
  });
});

const anyEvent: fc.Arbitrary<CptEvent> = fc.oneof(
  fc.record({
    type: fc.constant('letter' as const),
    index: fc.oneof(fc.nat(30), fc.double(), fc.integer()),
    letter: fc.oneof(fc.constantFrom('A', 'X', 'B'), fc.string()),
    atMs: fc.oneof(fc.nat(60_000), fc.double(), fc.constant(null)),
  }),
  fc.record({
    type: fc.constant('press' as const),
    atMs: fc.oneof(fc.nat(60_000), fc.double()),
    input: fc.constantFrom('key' as const, 'touch' as const),
  }),
);

const numbersIn = (value: unknown): number[] => {
  if (typeof value === 'number') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(numbersIn) : [];
};

describe('any recording', () => {
  it('gives finite numbers or null, and the same score each time', () => {
    const mode = fc.constantFrom('quick' as const, 'full' as const);
    fc.assert(
      fc.property(mode, fc.array(anyEvent, { maxLength: 300 }), (which, events) => {
        const score = scoreCpt({ mode: which, events });
        expect(numbersIn(score).filter((one) => !Number.isFinite(one))).toEqual([]);
        expect(scoreCpt({ mode: which, events })).toEqual(score);
      }),
      { numRuns: 500 },
    );
  });

  it('is scored the same after a JSON round trip, and contains the letters of its seed', () => {
    for (const name of ['perfect', 'inattentive'] as const) {
      for (const recording of [
        simulatedFull(participants[name], 11),
        simulatedQuick(participants[name], 'hard', 11),
      ]) {
        expect(scoreCpt(JSON.parse(JSON.stringify(recording)))).toEqual(scoreCpt(recording));
        expect(isTrueToSeed(recording)).toBe(true);
        expect(isTrueToSeed({ ...recording, seed: 12 })).toBe(false);
      }
    }
  });

  it('consists of onsets and presses, timed from the start of the run', () => {
    const timeline = { onsetMs: (trial: number) => (trial === 1 ? null : 5000 + 1500 * trial) };
    const answer = { trial: 0, atMs: 5420, reactionMs: 420, input: 'touch' as const };
    expect(eventsOf({ firstIndex: 80, letters: ['A', 'X'] }, timeline, [answer], 4000)).toEqual([
      { type: 'letter', index: 80, letter: 'A', atMs: 1000 },
      { type: 'letter', index: 81, letter: 'X', atMs: null },
      { type: 'press', atMs: 1420, input: 'touch' },
    ]);
    const letters = [...'AXAXAX'];
    const paused = eventsOf({ firstIndex: 0, letters }, timeline, [], 5000, 2, 2);
    expect(paused.map((event) => event.atMs)).toEqual([0, null, null, null]);
    const stopped = eventsOf({ firstIndex: 0, letters }, timeline, [], 5000, 1);
    expect(
      stopped.map((event) => event.atMs),
      'no letter that was not due',
    ).toEqual([0]);
  });
});
