import type { LocalDate } from '#domain/shared/brands.ts';
import type { Distress } from '#domain/urge/distress.ts';
import type { DelayMinutes, Ritual } from '#domain/urge/urge.ts';

interface UrgesTable {
  user_id: string;
  id: string;
  /** When the delay began; the instant in UTC. */
  started_at: string;
  local_date: LocalDate;
  zone: string;
  minutes: DelayMinutes;
  waited_seconds: number;
  /** From 0 to 10; null where it was not said, here and below. */
  distress_before: Distress | null;
  distress_during: Distress | null;
  distress_after: Distress | null;
  happened: string;
  ritual: Ritual | null;
  created_at: string;
}

/** Looks at attention tests and history of people who limit them, of the last days. */
interface LooksTable {
  user_id: string;
  id: string;
  /** The instant in UTC. */
  looked_at: string;
  local_date: LocalDate;
  zone: string;
  created_at: string;
}

/** The tables of urges, and of looks that are limited. */
export interface UrgeTables {
  urges: UrgesTable;
  looks: LooksTable;
}
