import type { HomeworkOutcome } from '#domain/care/homework.ts';
import type { CareKind, CareStatus } from '#domain/care/proposals.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

/** Goals, routines and homework that a therapist proposes. */
interface CareProposalsTable {
  /** To whom. */
  user_id: string;
  connection_id: string;
  id: string;
  kind: CareKind;
  /** What is proposed, as JSON. */
  body: string;
  /** A sentence that goes with it; empty for none. */
  words: string;
  status: CareStatus;
  /** Why it was declined; empty for no reason. */
  reason: string;
  /** The goal or routine that came of it. */
  result_id: string | null;
  /** Of homework that was accepted with changes, what was accepted, as JSON; null otherwise. */
  changed_body: string | null;
  created_at: string;
  answered_at: string | null;
  /** The day of the answer on the person's clock. */
  answered_on: LocalDate | null;
}

/** What became of accepted homework on a day. */
interface HomeworkDaysTable {
  user_id: string;
  proposal_id: string;
  local_date: LocalDate;
  outcome: HomeworkOutcome;
  /** What got in the way; empty for nothing said. */
  barrier: string;
  updated_at: string;
}

/** What is to be talked about in the next session; both write it. */
interface AgendaItemsTable {
  user_id: string;
  connection_id: string;
  id: string;
  author: 'person' | 'viewer';
  words: string;
  done_at: string | null;
  created_at: string;
}

/** Notes of a therapist to the person; both see them. */
interface CareNotesTable {
  user_id: string;
  connection_id: string;
  id: string;
  words: string;
  created_at: string;
}

/** The days of sessions. */
interface CareMeetingsTable {
  user_id: string;
  connection_id: string;
  local_date: LocalDate;
  created_at: string;
}

/** Notes that only the therapist who wrote them sees. */
interface PrivateNotesTable {
  /** The therapist. */
  user_id: string;
  connection_id: string;
  id: string;
  words: string;
  local_date: LocalDate;
  created_at: string;
  updated_at: string;
}

/** How to talk with the person, what to avoid, and breaks, in their words. */
interface CommunicationCardsTable {
  user_id: string;
  /** JSON. */
  card: string;
  updated_at: string;
}

/** The tables of what a person and a therapist do together. */
export interface CareTables {
  care_proposals: CareProposalsTable;
  homework_days: HomeworkDaysTable;
  agenda_items: AgendaItemsTable;
  care_notes: CareNotesTable;
  care_meetings: CareMeetingsTable;
  private_notes: PrivateNotesTable;
  communication_cards: CommunicationCardsTable;
}
