import type { LocalDate } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';

interface RoutinesTable {
  user_id: string;
  id: string;
  /** The place among the person's routines. */
  position: number;
  /** The first day without it; null while it goes on. */
  removed_on: LocalDate | null;
  created_at: string;
  /** Who proposed it, by name; null for the person. */
  proposed_by: string | null;
}

/** A routine's plan from a day on, until the day of the next version. */
interface RoutineVersionsTable {
  user_id: string;
  routine_id: string;
  from_date: LocalDate;
  /** The plan as JSON. */
  plan: string;
  created_at: string;
}

interface RoutineBreaksTable {
  user_id: string;
  id: string;
  /** Null for a break of all routines. */
  routine_id: string | null;
  from_date: LocalDate;
  /** The last day of it; null for no end yet. */
  until_date: LocalDate | null;
  created_at: string;
}

/** A routine on one of its days, kept as it was planned then. */
interface RoutineOccurrencesTable {
  user_id: string;
  routine_id: string;
  local_date: LocalDate;
  /** The plan of this day as JSON. */
  plan: string;
  /** 1 when the person changed the plan for this day only. */
  only_today: number;
  /** The time of this day as HH:MM on the person's clock; null for none. */
  at_time: string | null;
  size: Size;
  /** What became of the steps, by their ids, as JSON. */
  marks: string;
  /** What happened in the player, as a JSON list. */
  events: string;
  not_today: number;
  /** 1 when the person opened the app on this day or did something of it. */
  opened: number;
  /** What it adds to the count of its day. */
  total: number;
  completed: number;
  updated_at: string;
}

/** Up to which day, that included, the days of a person's routines are kept. */
interface RoutineClocksTable {
  user_id: string;
  made_until: LocalDate;
}

/** What was proposed for a routine, and what the person said to it. */
interface RoutineProposalsTable {
  user_id: string;
  routine_id: string;
  local_date: LocalDate;
  kind: 'lighter' | 'time';
  /** The size or the time (HH:MM) that was proposed. */
  proposed: string;
  answer: 'taken' | 'refused';
  created_at: string;
}

/** The tables of what repeats. */
export interface RoutineTables {
  routines: RoutinesTable;
  routine_versions: RoutineVersionsTable;
  routine_breaks: RoutineBreaksTable;
  routine_occurrences: RoutineOccurrencesTable;
  routine_clocks: RoutineClocksTable;
  routine_proposals: RoutineProposalsTable;
}
