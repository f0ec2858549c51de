import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import {
  consentSentence,
  type DayText,
  type Look,
  sharedSentence,
  viewsByDay,
  wideningTexts,
} from './sentences.ts';
import { streamName } from './stream-words.ts';
import { DETAILS, STREAMS } from './streams.ts';

const NOVEMBER = localDate('2026-11-01');

const formatter = new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const dayText: DayText = (date) => formatter.format(Date.parse(`${date}T12:00:00Z`));
const inZone = (zone: string) => ({
  zone,
  dayText,
  clockText: (instant: string) => instant.slice(11, 16),
});

const look = (more: Partial<Look> = {}): Look => ({
  name: 'Dr Lee',
  stream: 'mood',
  from: NOVEMBER,
  to: localDate('2026-11-28'),
  page: 'client',
  seenAt: '2026-11-28T10:00:00.000Z',
  ...more,
});

describe('what is shared, as a sentence', () => {
  it('says what, how much, from when and until when', () => {
    expect(
      consentSentence(
        'Dr Lee',
        {
          streams: { mood: 'summary', goals: 'summary', routines: 'detail' },
          dataFrom: NOVEMBER,
          until: localDate('2026-12-31'),
        },
        dayText,
      ),
    ).toBe(
      'Dr Lee sees your mood levels and goals in short, and your routines and tasks in detail, from November 1, 2026 onward, until December 31, 2026.',
    );
    const mood = { streams: { mood: 'detail' as const }, dataFrom: null, until: null };
    expect(consentSentence('Kim', mood, dayText)).toBe(
      'Kim sees your mood levels in detail, for all days.',
    );
    expect(sharedSentence('Ada', mood, dayText)).toBe(
      'Ada shares their mood levels in detail, for all days.',
    );
  });

  it.each(DETAILS)('does not say how much of a card is shared, because it is whole: %s', (card) => {
    const streams = { card, goals: 'summary', mood: 'detail' } as const;
    const consent = { streams, dataFrom: null, until: null };
    expect(consentSentence('Kim', consent, dayText)).toBe(
      'Kim sees your communication card, your goals in short, and your mood levels in detail, for all days.',
    );
  });

  it('lists what is more than before', () => {
    const before = {
      streams: { mood: 'summary' as const },
      dataFrom: NOVEMBER,
      until: localDate('2026-12-31'),
    };
    expect(
      wideningTexts(
        before,
        {
          streams: { mood: 'detail', goals: 'summary' },
          dataFrom: null,
          until: null,
        },
        dayText,
      ),
    ).toEqual([
      'your mood levels in detail, not just in short',
      'your goals in short',
      'all days, not just from November 1, 2026 onward',
      'with no end, not just until December 31, 2026',
    ]);
    expect(wideningTexts(before, before, dayText)).toEqual([]);
  });

  it('says so when nothing is shared, or no longer', () => {
    const shared = { streams: { mood: 'detail' as const }, dataFrom: null, until: null };
    expect(consentSentence('Kim', { ...shared, streams: {} }, dayText)).toBe(
      'Kim can’t see any of your entries now.',
    );
    expect(consentSentence('Kim', shared, dayText, true)).toBe(
      'Kim can’t see any of your entries now.',
    );
  });

  it('names each stream that is shared, and no other', () => {
    const streams = fc.dictionary(fc.constantFrom(...STREAMS), fc.constantFrom(...DETAILS));
    fc.assert(
      fc.property(streams, (given) => {
        const said = consentSentence(
          'Kim',
          { streams: given, dataFrom: null, until: null },
          dayText,
        );
        const rest = STREAMS.filter((stream) => stream !== 'mood');
        for (const stream of rest)
          expect(said.includes(streamName(stream))).toBe(given[stream] !== undefined);
        expect(said).toMatch(
          Object.keys(given).length === 0
            ? /^Kim can’t see any of your entries now\.$/
            : /^Kim sees .*\.$/,
        );
        expect(said).not.toMatch(/ {2}|,,|undefined/);
      }),
    );
  });
});

describe('the log as sentences', () => {
  it('says who looked at what, on which page, how often and when, the latest day first', () => {
    const looks = [
      look(),
      look({ seenAt: '2026-11-28T11:00:00.000Z' }),
      look({ seenAt: '2026-11-28T12:00:00.000Z' }),
      look({ stream: 'goals', page: 'brief' }),
      look({ seenAt: '2026-11-27T12:00:00.000Z', to: NOVEMBER }),
    ];
    expect(viewsByDay(looks, inZone('UTC'))).toEqual([
      {
        date: '2026-11-28',
        sentences: [
          'Dr Lee looked at your mood levels for November 1, 2026 to November 28, 2026, on the page about you, at 10:00, 11:00 and 12:00.',
          'Dr Lee looked at your goals for November 1, 2026 to November 28, 2026, in a session brief, at 10:00.',
        ],
      },
      {
        date: '2026-11-27',
        sentences: [
          'Dr Lee looked at your mood levels for November 1, 2026, on the page about you, at 12:00.',
        ],
      },
    ]);
  });

  it('gives no exact count for a day that may have more looks', () => {
    expect(viewsByDay([look(), look()], inZone('UTC'), true)[0]?.sentences).toEqual([
      'Dr Lee looked at your mood levels for November 1, 2026 to November 28, 2026, on the page about you, 2 times, at 10:00, or more often.',
    ]);
  });

  it('has each day on the person’s clock once, in any zone', () => {
    const zone = fc.constantFrom('UTC', 'Pacific/Kiritimati', 'America/St_Johns', 'Asia/Kolkata');
    const times = fc.array(
      fc.date({ min: new Date('2026-01-01'), max: new Date('2026-12-31'), noInvalidDate: true }),
    );
    fc.assert(
      fc.property(zone, times, (where, given) => {
        const days = viewsByDay(
          given.map((time) => look({ seenAt: time.toISOString() })),
          inZone(where),
        );
        const expected = new Set(given.map((time) => localDateAt(time.getTime(), where)));
        expect(days.map(({ date }) => date)).toEqual([...expected].sort().reverse());
      }),
    );
  });

  it('gives the first and the last time of many looks', () => {
    const looks = ['09:10', '11:00', '12:30', '17:40'].map((time) =>
      look({ seenAt: `2026-11-28T${time}:00.000Z` }),
    );
    expect(viewsByDay(looks.toReversed(), inZone('UTC'))[0]?.sentences).toEqual([
      'Dr Lee looked at your mood levels for November 1, 2026 to November 28, 2026, on the page about you, 4 times from 09:10 to 17:40.',
    ]);
  });
});
