import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { stepsOfSize } from '#domain/routines/marks.ts';
import { SIZES } from '#domain/shared/size.ts';
import { BANDS, bandAtHour } from '#domain/shared/time/bands.ts';
import { addDays, localDate } from '#domain/shared/time/local-date.ts';
import {
  heldBackUntil,
  PROPOSAL_KINDS,
  type ProposalAnswer,
  type ProposalInput,
  proposalsFor,
  REFUSAL_COOLDOWN_DAYS,
  type TimedDay,
} from './proposals.ts';

const TODAY = localDate('2026-03-20');
const STEPS = [
  { id: 'water', from: 'micro', minutes: 1 },
  { id: 'shower', from: 'lighter', minutes: 10 },
  { id: 'bag', from: 'full', minutes: 5 },
] as const;
const done = (...ids: readonly string[]) =>
  Object.fromEntries(ids.map((id) => [id, { state: 'done' as const, spentMs: null }]));

const aDay = (ago: number, more: Partial<TimedDay> = {}): TimedDay => ({
  routineId: 'morning',
  date: addDays(TODAY, -ago),
  steps: STEPS,
  size: 'full',
  marks: {},
  notToday: false,
  opened: true,
  time: '07:30',
  ...more,
});
const twoWeeks = (more: Partial<TimedDay> = {}) =>
  Array.from({ length: 14 }, (_, ago) => aDay(ago + 1, more));
const asked = (more: Partial<ProposalInput> = {}): ProposalInput => ({
  today: TODAY,
  days: [...twoWeeks({ marks: done('water', 'shower', 'bag') }), aDay(0)],
  times: new Map([['morning', '07:30']]),
  low: null,
  answers: [],
  elsewhere: [],
  ...more,
});
const kinds = (more: Partial<ProposalInput>) =>
  proposalsFor(asked(more)).map(({ kind, proposed }) => [kind, proposed]);

const LOW = 'You logged a low mood, so a smaller version may fit better.';
const EVENINGS = [{ band: 'evening', total: 10, done: 8 }] as const;

describe('a proposal', () => {
  it.each([
    ['nothing when all goes well', {}, []],
    ['a smaller size with low energy', { low: LOW }, [['lighter', 'lighter']]],
    [
      'the size that is usually finished, when the full one rarely is',
      { days: [...twoWeeks({ marks: done('water', 'shower') }), aDay(0)] },
      [['lighter', 'lighter']],
    ],
    [
      'the micro size, when only that is finished',
      { days: [...twoWeeks({ marks: done('water') }), aDay(0)] },
      [['lighter', 'micro']],
    ],
    [
      'nothing for a routine that was begun',
      { low: LOW, days: [aDay(0, { marks: done('water') })] },
      [],
    ],
    ['nothing for one that was put away', { low: LOW, days: [aDay(0, { notToday: true })] }, []],
    ['nothing below the micro size', { low: LOW, days: [aDay(0, { size: 'micro' })] }, []],
    [
      'another time, when it was never done and evenings work',
      { days: twoWeeks(), elsewhere: EVENINGS },
      [['time', '18:30']],
    ],
    ['no other time when nothing works', { days: twoWeeks() }, []],
    [
      'no other time after fewer than six days',
      { days: twoWeeks().slice(9), elsewhere: EVENINGS },
      [],
    ],
    ['no other time after one bad week', { days: twoWeeks().slice(0, 7), elsewhere: EVENINGS }, []],
    [
      'no other time when it was done once',
      {
        days: [...twoWeeks().slice(1), aDay(1, { marks: done('water', 'shower', 'bag') })],
        elsewhere: EVENINGS,
      },
      [],
    ],
    [
      'the time at which it was done when it was moved',
      {
        days: twoWeeks().map((day, index) =>
          index % 2 === 0 ? day : { ...day, time: '20:15', marks: done('water', 'shower', 'bag') },
        ),
      },
      [['time', '20:15']],
    ],
  ] as const)('is %s', (_, more, expected) => {
    expect(kinds(more as Partial<ProposalInput>)).toEqual(expected);
  });
});

const answers: fc.Arbitrary<readonly ProposalAnswer[]> = fc.uniqueArray(
  fc.record({
    routineId: fc.constantFrom('morning', 'evening'),
    kind: fc.constantFrom(...PROPOSAL_KINDS),
    date: fc.integer({ min: 0, max: 400 }).map((ago) => addDays(TODAY, -ago)),
    answer: fc.constantFrom('taken' as const, 'refused' as const),
  }),
  { selector: ({ routineId, kind, date }) => `${routineId} ${kind} ${date}`, maxLength: 12 },
);
const clock = fc.constantFrom('07:30', '12:00', '19:45');
const days: fc.Arbitrary<readonly TimedDay[]> = fc.uniqueArray(
  fc.record({
    routineId: fc.constantFrom('morning', 'evening'),
    date: fc.nat(14).map((ago) => addDays(TODAY, -ago)),
    steps: fc.constant(STEPS),
    size: fc.constantFrom(...SIZES),
    marks: fc.subarray(['water', 'shower', 'bag']).map((ids) => done(...ids)),
    notToday: fc.boolean(),
    opened: fc.constant(true),
    time: fc.option(clock),
  }),
  { selector: ({ routineId, date }) => `${routineId} ${date}`, maxLength: 30 },
);
const input: fc.Arbitrary<ProposalInput> = fc.record({
  today: fc.constant(TODAY),
  days,
  times: fc
    .dictionary(fc.constantFrom('morning', 'evening'), clock)
    .map((at) => new Map(Object.entries(at))),
  low: fc.constantFrom(null, LOW),
  answers,
  elsewhere: fc.array(
    fc
      .record({ band: fc.constantFrom(...BANDS), total: fc.nat(20), missed: fc.nat(20) })
      .map(({ band, total, missed }) => ({ band, total, done: Math.max(0, total - missed) })),
  ),
});

describe('proposals, for anybody', () => {
  it('are at most one per kind and routine, really change something, and have a friendly reason', () => {
    fc.assert(
      fc.property(input, (given) => {
        const all = proposalsFor(given);
        expect(new Set(all.map(({ routineId, kind }) => routineId + kind)).size).toBe(all.length);
        for (const { routineId, kind, proposed, reason } of all) {
          expect(reason).toMatch(/^[A-Z][^!?]+\.$/);
          expect(reason).not.toMatch(/fail|miss|never|should|must/i);
          if (kind === 'time') {
            const now = given.times.get(routineId) ?? '';
            expect(bandAtHour(Number(proposed.slice(0, 2)))).not.toBe(
              bandAtHour(Number(now.slice(0, 2))),
            );
          } else {
            const day = given.days.find((one) => one.routineId === routineId && one.date === TODAY);
            const size = SIZES.find((one) => one === proposed) ?? 'full';
            expect(stepsOfSize(STEPS, size).length).toBeLessThan(
              stepsOfSize(STEPS, day?.size ?? 'micro').length,
            );
          }
        }
      }),
    );
  });

  it('return no sooner than fourteen days after a refusal, and twice as late after each further one', () => {
    fc.assert(
      fc.property(input, fc.nat(REFUSAL_COOLDOWN_DAYS), (given, ago) => {
        for (const { routineId, kind } of proposalsFor({ ...given, answers: [] })) {
          const refused = {
            routineId,
            kind,
            date: addDays(TODAY, -ago),
            answer: 'refused',
          } as const;
          const after = proposalsFor({ ...given, answers: [refused] });
          expect(after.some((one) => one.routineId === routineId && one.kind === kind)).toBe(false);
        }
      }),
    );
    const refusals = (count: number): readonly ProposalAnswer[] =>
      Array.from({ length: count }, (_, index) => ({
        routineId: 'morning',
        kind: 'time',
        date: addDays(TODAY, index - count + 1),
        answer: 'refused',
      }));
    expect([1, 2, 3, 4].map((count) => heldBackUntil(refusals(count), 'morning', 'time'))).toEqual(
      [14, 28, 56, 112].map((after) => addDays(TODAY, after)),
    );
    const taken = { routineId: 'morning', kind: 'time', date: TODAY, answer: 'taken' } as const;
    expect(heldBackUntil([...refusals(3), taken], 'morning', 'time')).toBeNull();
  });
});
