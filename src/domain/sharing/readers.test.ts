import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { type Reader, readersOf, readersSentence, type Sharing } from './readers.ts';
import { CONNECTION_KINDS, DETAILS, detailsFor, STREAMS } from './streams.ts';

const TODAY = localDate('2026-03-10');
const NOW = Date.parse('2026-03-10T12:00:00Z');
const AT = { date: TODAY, nowMs: NOW };

const sharing = (streams: Sharing['consents'][number]['streams'], given = {}): Sharing => ({
  kind: 'therapist',
  name: 'Lee',
  isDeleted: false,
  endedAt: null,
  consents: [{ streams, dataFrom: null, until: null, endsAt: null, ...given }],
});
const DETAIL = sharing({ 'mood-words': 'detail' });

const anySharing = fc.record({
  kind: fc.constantFrom(...CONNECTION_KINDS),
  name: fc.constantFrom('Lee', 'Kim Vale', 'Sam'),
  isDeleted: fc.boolean(),
  endedAt: fc.constantFrom(null, '2026-03-01T00:00:00.000Z'),
  consents: fc.array(
    fc.record({
      streams: fc.dictionary(fc.constantFrom(...STREAMS), fc.constantFrom(...DETAILS)),
      dataFrom: fc.constantFrom(null, TODAY, localDate('2026-01-01'), localDate('2026-04-01')),
      until: fc.constant(null),
      endsAt: fc.constantFrom(null, '2026-03-10T11:00:00.000Z', '2026-03-11T00:00:00.000Z'),
    }),
    { maxLength: 2 },
  ),
});

describe('who can read something', () => {
  it('is everybody with whom it is shared now, and nobody else', () => {
    fc.assert(
      fc.property(fc.array(anySharing), fc.constantFrom(...STREAMS), (connections, stream) => {
        const names = readersOf(connections, stream, AT)
          .filter(({ from }) => from === null)
          .map(({ name }) => name);
        const expected = connections.filter(({ kind, isDeleted, endedAt, consents: [now] }) => {
          const detail = now?.streams[stream];
          return (
            !isDeleted &&
            endedAt === null &&
            now !== undefined &&
            detail !== undefined &&
            detailsFor(kind, stream).includes(detail) &&
            (now.endsAt === null || Date.parse(now.endsAt) > NOW) &&
            (now.dataFrom === null || now.dataFrom <= TODAY)
          );
        });
        expect(names).toEqual(expected.map(({ name }) => name));
      }),
    );
  });

  it('follows the current consent, not an earlier one', () => {
    const taken = { ...DETAIL, consents: [...sharing({}).consents, ...DETAIL.consents] };
    expect(readersOf([taken], 'mood-words', AT)).toEqual([]);
  });

  it('says from when on a current state can be read', () => {
    const later = { dataFrom: localDate('2026-04-01') };
    expect(readersOf([sharing({ card: 'detail' }, later)], 'card', AT)).toEqual([
      { name: 'Lee', detail: 'detail', from: '2026-04-01' },
    ]);
    expect(readersOf([sharing({ mood: 'detail' }, later)], 'mood', AT)).toEqual([]);
  });

  it('depends on the day of the entry', () => {
    const onward = [sharing({ 'mood-words': 'detail' }, { dataFrom: TODAY })];
    const before = { date: localDate('2026-03-09'), nowMs: NOW };
    expect(readersOf(onward, 'mood-words', before)).toEqual([]);
    expect(readersOf(onward, 'mood-words', AT)).toHaveLength(1);
  });
});

describe('the sentence about who can read it', () => {
  const reader = (name: string, detail: Reader['detail'], from: Reader['from'] = null) => ({
    name,
    detail,
    from,
  });
  const said = (readers: readonly Reader[], known: 'now' | 'before' | 'nothing' = 'now') =>
    readersSentence(readers, 'mood-words', { known, dayText: (date) => date });

  it('names who can read it, and why', () => {
    expect(said([reader('Lee', 'detail')])).toBe(
      'Lee can read what you write here, because you share your reasons for moods in detail.',
    );
    expect(said([reader('Lee', 'detail'), reader('Kim', 'detail')])).toMatch(/^Lee and Kim can/);
    expect(said([reader('Lee', 'detail'), reader('Kim', 'summary')])).toBe(
      'Lee can read what you write here, because you share your reasons for moods in detail. Kim can read only part of this entry, because you share only a summary of your reasons for moods: how often you wrote a reason for a mood.',
    );
    const later = [reader('Lee', 'detail', localDate('2026-04-01'))];
    expect(readersSentence(later, 'goals', { known: 'now', dayText: (date) => date })).toBe(
      'Lee can read your goals, because you share them in detail, from 2026-04-01 onward.',
    );
  });

  it('says that a card can be read in whole, however much of it is shared', () => {
    const words = { known: 'now', dayText: (date: string) => date } as const;
    for (const detail of DETAILS)
      expect(readersSentence([reader('Lee', detail)], 'card', words)).toBe(
        'Lee can read your communication card, because you share it.',
      );
  });

  it('promises nothing that the device does not know', () => {
    expect(said([])).toBe('You don’t share this with anyone.');
    expect(said([], 'before')).toBe(
      'You don’t share this with anyone. This may have changed since this device was last online.',
    );
    expect(said([reader('Lee', 'detail')], 'before')).toMatch(/last online\.$/);
    expect(said([], 'nothing')).toBe('Only people you share this with can read it.');
  });
});
