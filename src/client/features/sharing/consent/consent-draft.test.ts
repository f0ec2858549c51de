import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { initialConsent, NOTHING_SHARED } from '#domain/sharing/consent.ts';
import { draftOf, NOTHING_CHOSEN, readConsent, withUsual } from './consent-draft.ts';

const TODAY = localDate('2026-03-10');

describe('the consent a person chooses', () => {
  it('is empty at first, and starts today', () => {
    expect(readConsent(NOTHING_CHOSEN, 'therapist', TODAY).consent).toEqual({
      streams: {},
      dataFrom: TODAY,
      until: null,
    });
  });

  it('includes nothing private by the usual choice, and keeps earlier choices', () => {
    const chosen = { ...NOTHING_CHOSEN, streams: { mood: 'detail', triggers: 'summary' } as const };
    const { streams } = withUsual(chosen, 'therapist');
    expect(streams).toMatchObject({ mood: 'detail', triggers: 'summary', goals: 'summary' });
    for (const stream of ['mood-words', 'ladders', 'safety-plan'] as const)
      expect(streams[stream]).toBeUndefined();
    expect(Object.keys(withUsual(NOTHING_CHOSEN, 'supporter').streams).sort()).toEqual([
      'card',
      'goals',
      'mood',
      'routines',
    ]);
  });

  it.each([
    [{ start: 'weeks' }, { dataFrom: '2026-02-10' }],
    [{ start: 'all' }, { dataFrom: null }],
    [{ start: 'date', startDate: '2026-01-01' }, { dataFrom: '2026-01-01' }],
    [{ hasEnd: true, endDate: '2026-03-10' }, { until: '2026-03-10' }],
    [{ hasEnd: false, endDate: '2026-03-10' }, { until: null }],
  ] as const)('turns %j into %j', (chosen, consent) => {
    const read = readConsent({ ...NOTHING_CHOSEN, ...chosen }, 'therapist', TODAY);
    expect(read.consent).toMatchObject(consent);
  });

  it.each([
    [{ start: 'date' }, 'startDate', 'Choose the first day'],
    [{ hasEnd: true }, 'endDate', 'Choose the last day'],
    [{ hasEnd: true, endDate: '2026-03-09' }, 'endDate', 'already passed'],
    [
      { start: 'date', startDate: '2026-05-01', hasEnd: true, endDate: '2026-04-01' },
      'endDate',
      'before the first',
    ],
  ] as const)('reports a problem in %j at the field %s', (chosen, path, said) => {
    const read = readConsent({ ...NOTHING_CHOSEN, ...chosen }, 'therapist', TODAY);
    expect(read.problem).toEqual({ path, message: expect.stringContaining(said) });
  });

  it('is unchanged after editing without changes', () => {
    const given = { streams: { mood: 'detail' }, dataFrom: TODAY, until: TODAY } as const;
    expect(readConsent(draftOf(given, TODAY), 'therapist', TODAY).consent).toEqual(given);
  });

  it('starts today after a revocation, and never covers all past days', () => {
    const before = { streams: { mood: 'detail' }, dataFrom: null, until: null } as const;
    const start = draftOf(initialConsent([NOTHING_SHARED, before], TODAY), TODAY);
    expect(start).toMatchObject({ streams: {}, start: 'today' });
  });

  it('needs a new last day if the old one is over', () => {
    const over = { streams: { mood: 'detail' }, dataFrom: null, until: '2026-03-09' } as const;
    const start = draftOf(
      initialConsent([{ ...over, until: localDate(over.until) }], TODAY),
      TODAY,
    );
    expect(start).toMatchObject({ start: 'today', hasEnd: true });
    expect(readConsent(start, 'therapist', TODAY).problem?.message).toContain(
      'Choose the last day',
    );
  });
});
