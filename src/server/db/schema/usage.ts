/** Kinds of what people send, each with room of its own. */
export const USAGE_KINDS = ['attention', 'chat', 'entries', 'plans', 'sharing'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** What people have sent, by kind: about how much of it there is. */
interface UsageTable {
  user_id: string;
  kind: UsageKind;
  bytes: number;
}

/** The rows that health checks write: a small one and a large one. */
interface HealthTable {
  id: number;
  written_at: string;
  /** In the large row as much as a large entry takes, so that a disk with room for a few bytes counts as full. */
  filler: string;
}

/** The tables of what the server knows about its own room. */
export interface UsageTables {
  health: HealthTable;
  usage: UsageTable;
}
