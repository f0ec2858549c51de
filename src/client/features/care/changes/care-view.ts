import type { CareBody, CareChange, CareProposal, PersonCare } from '#contract/sharing/care.ts';

const withDay = (
  proposal: CareProposal,
  { date, outcome, barrier }: CareBody<'homework-day'>,
): CareProposal => {
  const others = proposal.days.filter((day) => day.date !== date);
  const days = outcome === null ? others : [...others, { date, outcome, barrier }];
  return { ...proposal, days: days.toSorted((one, other) => one.date.localeCompare(other.date)) };
};

const withItem = (
  agenda: PersonCare['agenda'],
  { connectionId, itemId: id, words }: CareBody<'agenda-add'>,
): PersonCare['agenda'] =>
  agenda.some((item) => item.id === id)
    ? agenda
    : [...agenda, { id, connectionId, author: 'person', words, doneAt: null, createdAt: '' }];

const withChange = (care: PersonCare, change: CareChange): PersonCare => {
  switch (change.kind) {
    case 'homework-day': {
      const proposals = care.proposals.map((one) =>
        one.id === change.body.proposalId ? withDay(one, change.body) : one,
      );
      return { ...care, proposals };
    }
    case 'agenda-add':
      return { ...care, agenda: withItem(care.agenda, change.body) };
    case 'agenda-mark': {
      const { itemId, done } = change.body;
      const agenda = care.agenda.map((item) =>
        item.id === itemId ? { ...item, doneAt: done ? (item.doneAt ?? '') : null } : item,
      );
      return { ...care, agenda };
    }
    case 'agenda-remove':
      return { ...care, agenda: care.agenda.filter(({ id }) => id !== change.body.itemId) };
    case 'card-save': {
      const { card } = change.body;
      const isEmpty = Object.values(card).every((text) => text.trim() === '');
      return {
        ...care,
        card: isEmpty ? null : { ...card, updatedAt: care.card?.updatedAt ?? '' },
      };
    }
  }
};

/** The plans after all changes. A change that the server's reply already contains has no effect. */
export const withChanges = (care: PersonCare, changes: readonly CareChange[]): PersonCare =>
  changes.reduce(withChange, care);
