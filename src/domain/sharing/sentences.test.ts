import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { consentSentence, type Look, rangeText, viewsByDay, wideningTexts } from './sentences.ts';
import { STREAM_WORDS } from './stream-words.ts';
import { DETAILS, STREAMS } from './streams.ts';

const NOVEMBER = localDate('2026-11-01');

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
      consentSentence('Dr Lee', {
        streams: { mood: 'summary', goals: 'summary', routines: 'detail' },
        dataFrom: NOVEMBER,
        until: localDate('2026-12-31'),
      }),
    ).toBe(
      'Dr Lee sees your mood levels and goals in short, and your routines and tasks in detail, from November 1, 2026 on, until December 31, 2026.',
    );
    expect(
      consentSentence('Kim', { streams: { mood: 'detail' }, dataFrom: null, until: null }),
    ).toBe('Kim sees your mood levels in detail, of all days.');
  });

  it('lists what is more than before', () => {
    const before = {
      streams: { mood: 'summary' as const },
      dataFrom: NOVEMBER,
      until: localDate('2026-12-31'),
    };
    expect(
      wideningTexts(before, {
        streams: { mood: 'detail', goals: 'summary' },
        dataFrom: null,
        until: null,
      }),
    ).toEqual([
      'your mood levels in detail, not only in short',
      'your goals in short',
      'all days, not only the days from November 1, 2026 on',
      'with no end, not only until December 31, 2026',
    ]);
    expect(wideningTexts(before, before)).toEqual([]);
  });

  it('says so when nothing is shared, or no longer', () => {
    const shared = { streams: { mood: 'detail' as const }, dataFrom: null, until: null };
    expect(consentSentence('Kim', { ...shared, streams: {} })).toBe('Kim sees nothing now.');
    expect(consentSentence('Kim', shared, true)).toBe('Kim sees nothing now.');
  });

  it('names each stream that is shared, and no other', () => {
    const streams = fc.dictionary(fc.constantFrom(...STREAMS), fc.constantFrom(...DETAILS));
    fc.assert(
      fc.property(streams, (given) => {
        const said = consentSentence('Kim', { streams: given, dataFrom: null, until: null });
        const rest = STREAMS.filter((stream) => stream !== 'mood');
        for (const stream of rest)
          expect(said.includes(STREAM_WORDS[stream].name)).toBe(given[stream] !== undefined);
        expect(said).toMatch(/^Kim sees .*\.$/);
        expect(said).not.toMatch(/ {2}|,,|undefined/);
      }),
    );
  });
});

describe('the log as sentences', () => {
  it('says who looked at what, on which page and how often, the latest day first', () => {
    const looks = [
      look(),
      look({ seenAt: '2026-11-28T11:00:00.000Z' }),
      look({ seenAt: '2026-11-28T12:00:00.000Z' }),
      look({ stream: 'goals', page: 'brief' }),
      look({ seenAt: '2026-11-27T12:00:00.000Z', to: NOVEMBER }),
    ];
    expect(viewsByDay(looks, 'UTC')).toEqual([
      {
        date: '2026-11-28',
        sentences: [
          'Dr Lee looked at your mood levels of November 1 to 28, 2026, on your page, 3 times.',
          'Dr Lee looked at your goals of November 1 to 28, 2026, in the brief for a session.',
        ],
      },
      {
        date: '2026-11-27',
        sentences: ['Dr Lee looked at your mood levels of November 1, 2026, on your page.'],
      },
    ]);
  });

  it('gives no exact count for a day that may have more looks', () => {
    expect(viewsByDay([look(), look()], 'UTC', true)[0]?.sentences).toEqual([
      'Dr Lee looked at your mood levels of November 1 to 28, 2026, on your page, twice, or more often.',
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
          where,
        );
        const expected = new Set(given.map((time) => localDateAt(time.getTime(), where)));
        expect(days.map(({ date }) => date)).toEqual([...expected].sort().reverse());
      }),
    );
  });

  it.each([
    ['2026-11-01', '2026-11-01', 'November 1, 2026'],
    ['2026-11-01', '2026-11-28', 'November 1 to 28, 2026'],
    ['2026-10-30', '2026-11-02', 'October 30 to November 2, 2026'],
    ['2025-12-30', '2026-01-02', 'December 30, 2025 to January 2, 2026'],
  ])('%s to %s is %s', (from, to, said) => {
    expect(rangeText(localDate(from), localDate(to))).toBe(said);
  });
});
