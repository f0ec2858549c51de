import type { LocalDate } from '#domain/shared/brands.ts';

/** The job queue; SQLite only. */
interface JobsTable {
  id: string;
  name: string;
  key: string;
  /** Deduplicates waiting jobs; null once the job is taken. */
  waiting_key: string | null;
  /** When it is due, as a UTC instant. */
  run_at: string;
  tries: number;
}

/** Keys shared by all processes on this database. */
interface ServerKeysTable {
  name: string;
  /** JSON. */
  value: string;
}

interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  /** The session that created it; it ends with the session. */
  session_id: string;
  endpoint: string;
  /** The browser's public key, base64url. */
  p256dh: string;
  /** The browser's secret, base64url. */
  auth: string;
  created_at: string;
  /** When its push service last refused a reminder; null while it accepts them. */
  refused_at: string | null;
}

/** One reminder for one day on one device. */
interface ReminderDeliveriesTable {
  user_id: string;
  /** `timer`: the end of a timer running on the device. */
  kind: 'start' | 'before' | 'snooze' | 'timer';
  item_kind: 'routine' | 'task' | 'timer';
  source_id: string;
  local_date: LocalDate;
  subscription_id: string;
  id: string;
  /** A UTC instant. */
  due_at: string;
  title: string;
  /** The path that the notification opens. */
  page: string;
  state: 'planned' | 'claimed' | 'sent' | 'missed';
  /** Identifies the sending round of a process. */
  claim: string | null;
  /** When the claim expires. */
  claimed_until: string | null;
}

/** The tables of reminders and their delivery. */
export interface ReminderTables {
  jobs: JobsTable;
  server_keys: ServerKeysTable;
  push_subscriptions: PushSubscriptionsTable;
  reminder_deliveries: ReminderDeliveriesTable;
}
