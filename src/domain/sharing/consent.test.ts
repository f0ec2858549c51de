import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import {
  type Consent,
  consentProblem,
  grantOf,
  initialConsent,
  lastShared,
  NOTHING_SHARED,
  type SharedStreams,
  streamsOf,
  widens,
} from './consent.ts';
import { CONNECTION_KINDS, DETAILS, detailsFor, STREAMS } from './streams.ts';

const START = '2026-03-01' as LocalDate;
const day = fc.integer({ min: 0, max: 60 }).map((days) => addDays(START, days));
const range = fc.tuple(day, day).map(([one, other]) => {
  const [from, to] = one <= other ? [one, other] : [other, one];
  return { from, to };
});
const kind = fc.constantFrom(...CONNECTION_KINDS);
const stream = fc.constantFrom(...STREAMS);
const shared: fc.Arbitrary<SharedStreams> = fc.dictionary(stream, fc.constantFrom(...DETAILS));
const instant = fc.integer({ min: 0, max: 100 });
const end = fc.option(instant, { nil: null });
const optionalDay = fc.option(day, { nil: null });

describe('what may be read', () => {
  it('is never more than was asked for, never more than is shared, and nothing after the end', () => {
    fc.assert(
      fc.property(
        shared,
        optionalDay,
        stream,
        kind,
        range,
        instant,
        end,
        (streams, dataFrom, asked, by, days, nowMs, endsAtMs) => {
          const grant = grantOf(
            { streams, dataFrom },
            { stream: asked, kind: by, range: days },
            { nowMs, endsAtMs },
          );
          const isOver = endsAtMs !== null && nowMs >= endsAtMs;
          const detail = streams[asked];
          const isShared = detail !== undefined && detailsFor(by, asked).includes(detail);
          const isTooEarly = dataFrom !== null && dataFrom > days.to;
          expect(grant === null).toBe(isOver || !isShared || isTooEarly);
          if (grant === null) return;
          expect(grant).toMatchObject({ to: days.to, detail });
          expect(grant.from).toBe(dataFrom !== null && dataFrom > days.from ? dataFrom : days.from);
        },
      ),
      { numRuns: 1_000 },
    );
  });

  it('is nothing as long as nothing is shared', () => {
    for (const asked of STREAMS) {
      const given = {
        stream: asked,
        kind: 'therapist',
        range: { from: START, to: START },
      } as const;
      expect(grantOf(NOTHING_SHARED, given, { nowMs: 0, endsAtMs: null })).toBeNull();
    }
    expect(streamsOf(NOTHING_SHARED)).toEqual([]);
  });
});

describe('a consent to give', () => {
  const today = addDays(START, 10);
  const given = (changed: Partial<Consent>): Consent => ({ ...NOTHING_SHARED, ...changed });

  it.each<[string, Consent, (typeof CONNECTION_KINDS)[number], string | null]>([
    [
      'everything to a therapist',
      given({ streams: { 'mood-words': 'detail' } }),
      'therapist',
      null,
    ],
    [
      'the mood in short to a supporter',
      given({ streams: { mood: 'summary' } }),
      'supporter',
      null,
    ],
    ['until today', given({ until: today }), 'therapist', null],
    ['of one day', given({ dataFrom: today, until: today }), 'therapist', null],
    [
      'the mood in full to a supporter',
      given({ streams: { mood: 'detail' } }),
      'supporter',
      'You can’t share this much with a supporter. Choose less.',
    ],
    [
      'until yesterday',
      given({ until: addDays(today, -1) }),
      'therapist',
      'The last day you chose has already passed. Choose a later one.',
    ],
    [
      'that ends before its data begins',
      given({ dataFrom: addDays(today, 2), until: addDays(today, 1) }),
      'therapist',
      'The last day of sharing comes before the first day you want to share. Change one of the two days.',
    ],
  ])('%s', (_, consent, by, problem) => {
    expect(consentProblem(consent, by, today)).toBe(problem);
  });

  it('can be given exactly when each of its streams can be shared in that detail', () => {
    fc.assert(
      fc.property(shared, kind, (streams, by) => {
        const fits = streamsOf({ streams }).every((one) => {
          const detail = streams[one];
          return detail !== undefined && detailsFor(by, one).includes(detail);
        });
        expect(consentProblem(given({ streams }), by, today) === null).toBe(fits);
      }),
    );
  });
});

describe('a consent that replaces another', () => {
  const consent: fc.Arbitrary<Consent> = fc.record({
    streams: shared,
    dataFrom: optionalDay,
    until: optionalDay,
  });

  it('starts from what is shared, or from days that are no wider than before and start today or later', () => {
    fc.assert(
      fc.property(fc.array(consent, { maxLength: 4 }), day, (consents, today) => {
        const start = initialConsent(consents, today);
        const [now = NOTHING_SHARED] = consents;
        expect(start.streams).toEqual(now.streams);
        const isShared = streamsOf(now).length > 0 && (now.until === null || now.until >= today);
        if (isShared) {
          expect(start).toEqual(now);
          return;
        }
        const last = lastShared(consents) ?? NOTHING_SHARED;
        expect(start.dataFrom !== null && start.dataFrom >= today).toBe(true);
        expect(start.dataFrom).toBe(
          last.dataFrom !== null && last.dataFrom > today ? last.dataFrom : today,
        );
        expect(start.until).toBe(last.until);
      }),
    );
  });

  it('widens it exactly when something could be read that could not be read before', () => {
    const dates = Array.from({ length: 62 }, (_, days) => addDays(START, days));
    /**
     * All data that can be read: a set of texts that each name a stream, its detail, and the day of the data or of the
     * reading.
     */
    const readable = ({ streams, dataFrom, until }: Consent): ReadonlySet<string> => {
      const days = dates.filter((one) => dataFrom === null || one >= dataFrom);
      const last = until ?? 'ever';
      const details = streamsOf({ streams }).flatMap((one) =>
        streams[one] === 'detail' ? [`${one} summary`, `${one} detail`] : [`${one} summary`],
      );
      const ends = [...dates, 'ever'].filter((one) => one <= last);
      return new Set(
        details.flatMap((one) => [
          ...(dataFrom === null ? [`${one} of before`] : []),
          ...days.map((of) => `${one} of ${of}`),
          ...ends.map((on) => `${one} on ${on}`),
        ]),
      );
    };
    fc.assert(
      fc.property(consent, consent, (before, after) => {
        const known = readable(before);
        expect(widens(before, after)).toBe([...readable(after)].some((one) => !known.has(one)));
      }),
      { numRuns: 500 },
    );
  });

  it('never widens it when everything is withdrawn, and always when something is shared after nothing', () => {
    fc.assert(
      fc.property(consent, (one) => {
        expect(widens(one, NOTHING_SHARED)).toBe(false);
        expect(widens(NOTHING_SHARED, one)).toBe(streamsOf(one).length > 0);
        expect(widens(one, one)).toBe(false);
      }),
    );
  });
});
