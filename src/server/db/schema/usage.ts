/** Kinds of user data, each with its own quota. */
export const USAGE_KINDS = ['attention', 'chat', 'entries', 'plans', 'sharing'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** Approximate size of each person's data, by kind. */
interface UsageTable {
  user_id: string;
  kind: UsageKind;
  bytes: number;
}

/** The rows that health checks write: a small one and a large one. */
interface HealthTable {
  id: number;
  written_at: string;
  /** In the large row, as long as a large entry, so that a disk with only a few bytes left counts as full. */
  filler: string;
}

/** The tables of disk health and storage usage. */
export interface UsageTables {
  health: HealthTable;
  usage: UsageTable;
}
