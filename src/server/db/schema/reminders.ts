import type { LocalDate } from '#domain/shared/brands.ts';

/** What waits to be done; on SQLite only. */
interface JobsTable {
  id: string;
  name: string;
  key: string;
  /** What makes two waiting jobs the same; null for one that was taken. */
  waiting_key: string | null;
  /** The instant from which on it can be taken, in UTC. */
  run_at: string;
  tries: number;
}

/** Keys that all processes on this database share. */
interface ServerKeysTable {
  name: string;
  /** JSON. */
  value: string;
}

interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  /** The session in which it was made, and with which it ends. */
  session_id: string;
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The browser's secret, base64url. */
  auth: string;
  created_at: string;
  /** When its push service last refused a reminder; null while it takes them. */
  refused_at: string | null;
}

/** One reminder of one day to one device. */
interface ReminderDeliveriesTable {
  user_id: string;
  /** `timer`: the end of a timer that runs on the device. */
  kind: 'start' | 'before' | 'snooze' | 'timer';
  item_kind: 'routine' | 'task' | 'timer';
  source_id: string;
  local_date: LocalDate;
  subscription_id: string;
  id: string;
  /** The instant in UTC. */
  due_at: string;
  title: string;
  /** The path that the notification opens. */
  page: string;
  state: 'planned' | 'claimed' | 'sent' | 'missed';
  /** Which round of which process sends it. */
  claim: string | null;
  /** Until when the claim holds. */
  claimed_until: string | null;
}

/** The tables of reminders and of the work that sends them. */
export interface ReminderTables {
  jobs: JobsTable;
  server_keys: ServerKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  reminder_deliveries: ReminderDeliveriesTable;
}
