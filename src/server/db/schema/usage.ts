/** Kinds of user data, each with its own quota. */
export const USAGE_KINDS = ['attention', 'chat', 'entries', 'plans', 'sharing'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** The approximate size of each person's data, by kind. */
interface UsageTable {
  user_id: string;
  kind: UsageKind;
  bytes: number;
}

/** Two rows that health checks write: a small row and a large row. */
interface HealthTable {
  id: number;
  written_at: string;
  /**
   * In the large row this text is as long as a large entry. A disk that has only a few free bytes therefore counts as
   * full.
   */
  filler: string;
}

/** The tables of disk health and storage usage. */
export interface UsageTables {
  health: HealthTable;
  usage: UsageTable;
}
