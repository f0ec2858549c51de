import { describe, expect, it } from 'vitest';
import type { CareChange, CareProposal, PersonCare } from '#contract/sharing/care.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { withChanges } from './care-view.ts';

const MONDAY = localDate('2026-03-09');
const TUESDAY = localDate('2026-03-10');
const CARD = { talk: 'Slowly.', avoid: '', breaks: '', other: '' };

const HOMEWORK: CareProposal = {
  id: 'p',
  connectionId: 'c',
  content: {
    kind: 'homework',
    homework: { task: { kind: 'check-in' }, weekdays: [1, 2], from: MONDAY, until: TUESDAY },
  },
  words: '',
  status: 'accepted',
  reason: '',
  changedHomework: null,
  resultId: null,
  createdAt: '',
  answeredAt: '',
  answeredOn: MONDAY,
  days: [{ date: TUESDAY, outcome: 'done', barrier: '' }],
};

const CARE: PersonCare = {
  therapists: [],
  proposals: [HOMEWORK],
  agenda: [],
  notes: [],
  card: null,
};

type Kinds = CareChange['kind'];

const view = (
  ...changes: {
    [Kind in Kinds]: Pick<Extract<CareChange, { kind: Kind }>, 'kind' | 'body'>;
  }[Kinds][]
): PersonCare =>
  withChanges(
    CARE,
    changes.map((change, at) => ({ ...change, id: String(at) }) as CareChange),
  );

const day = (date: typeof MONDAY, outcome: 'done' | 'not-done' | null, barrier = '') =>
  ({ kind: 'homework-day', body: { proposalId: 'p', date, outcome, barrier } }) as const;
const ITEM = { connectionId: 'c', itemId: 'i' };
const ADD = { kind: 'agenda-add', body: { ...ITEM, words: 'Sleep' } } as const;
const mark = (done: boolean) => ({ kind: 'agenda-mark', body: { ...ITEM, done } }) as const;

describe('the plans with unsent changes', () => {
  it('keep the last outcome of each homework day, sorted by date', () => {
    const [one] = view(day(MONDAY, 'done'), day(MONDAY, 'not-done', 'No time')).proposals;
    expect(one?.days).toEqual([
      { date: MONDAY, outcome: 'not-done', barrier: 'No time' },
      { date: TUESDAY, outcome: 'done', barrier: '' },
    ]);
    expect(view(day(TUESDAY, null)).proposals[0]?.days).toEqual([]);
  });

  it('contain an agenda item once, marked or removed as requested', () => {
    expect(view(ADD, ADD).agenda).toMatchObject([{ id: 'i', author: 'person', doneAt: null }]);
    expect(view(ADD, mark(true)).agenda[0]?.doneAt).not.toBeNull();
    expect(view(ADD, mark(true), mark(false)).agenda[0]?.doneAt).toBeNull();
    expect(view(ADD, { kind: 'agenda-remove', body: ITEM }).agenda).toEqual([]);
  });

  it('have the card as last written, and none if it is empty', () => {
    const save = (card: typeof CARD) =>
      ({ kind: 'card-save', body: { card, from: null, before: null } }) as const;
    expect(view(save(CARD)).card).toMatchObject(CARD);
    expect(view(save(CARD), save({ ...CARD, talk: ' ' })).card).toBeNull();
  });
});
