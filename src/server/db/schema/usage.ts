/** Kinds of what people send, each with room of its own. */
export const USAGE_KINDS = ['attention', 'chat', 'entries', 'plans', 'sharing'] as const;
export type UsageKind = (typeof USAGE_KINDS)[number];

/** What people have sent, by kind: about how much of it there is. */
interface UsageTable {
  user_id: string;
  kind: UsageKind;
  bytes: number;
}

/** The table that counts what people send. */
export interface UsageTables {
  usage: UsageTable;
}
