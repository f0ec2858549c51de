/** The kinds of things that a therapist can propose. */
export const CARE_KINDS = ['goal', 'routine', 'homework'] as const;
export type CareKind = (typeof CARE_KINDS)[number];

/** The statuses of a proposal. */
export const CARE_STATUSES = ['waiting', 'accepted', 'changed', 'declined', 'withdrawn'] as const;
export type CareStatus = (typeof CARE_STATUSES)[number];

const NEXT: Readonly<Record<CareStatus, readonly CareStatus[]>> = {
  waiting: ['accepted', 'changed', 'declined', 'withdrawn'],
  accepted: [],
  changed: [],
  declined: [],
  withdrawn: [],
};

/** The person and the therapist can each end accepted homework. */
const NEXT_OF_HOMEWORK: Readonly<Record<CareStatus, readonly CareStatus[]>> = {
  ...NEXT,
  accepted: ['declined', 'withdrawn'],
  changed: ['declined', 'withdrawn'],
};

/** Whether a proposal of this kind can go from one status to another. */
export const canBecome = (kind: CareKind, from: CareStatus, to: CareStatus): boolean =>
  (kind === 'homework' ? NEXT_OF_HOMEWORK : NEXT)[from].includes(to);

/** The statuses from which a proposal of this kind can go to `to`. */
export const statusesBefore = (kind: CareKind, to: CareStatus): readonly CareStatus[] =>
  CARE_STATUSES.filter((from) => canBecome(kind, from, to));

/** Whether a proposal was accepted, with or without changes. */
export const isTaken = (status: CareStatus): boolean =>
  status === 'accepted' || status === 'changed';

/** Maximum characters of the texts of a person and a therapist. */
export const CARE_TEXT_MAX = {
  /** The sentence that accompanies a proposal. */
  words: 500,
  reason: 500,
  barrier: 300,
  ladderStep: 240,
  agenda: 300,
  note: 2000,
  privateNote: 10_000,
  card: 1000,
} as const;

/** The maximum number of items per connection. */
export const CARE_MOST = {
  waiting: 20,
  proposals: 1000,
  agenda: 200,
  notes: 1000,
  privateNotes: 2000,
} as const;

/** The name to use in a sentence; "Somebody" for an empty name. */
export const viewerLabel = (name: string): string => name.trim() || 'Somebody';
