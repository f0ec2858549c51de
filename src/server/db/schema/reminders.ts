import type { LocalDate } from '#domain/shared/brands.ts';

/** The job queue, which is used only on SQLite. */
interface JobsTable {
  id: string;
  name: string;
  key: string;
  /** A key that is unique among waiting jobs, so that no job waits twice. Null after a process took the job. */
  waiting_key: string | null;
  /** When the job is due, as a UTC instant. */
  run_at: string;
  tries: number;
}

/** Keys that all processes on this database share. */
interface ServerKeysTable {
  name: string;
  /** The key as JSON. */
  value: string;
}

interface PushSubscriptionsTable {
  id: string;
  user_id: string;
  /** The session that created the subscription. The subscription ends with this session. */
  session_id: string;
  endpoint: string;
  /** The browser's public key in base64url. */
  p256dh: string;
  /** The browser's secret in base64url. */
  auth: string;
  created_at: string;
  /** When the push service last refused a reminder. Null while the service accepts reminders. */
  refused_at: string | null;
}

/** One reminder for one day on one device. */
interface ReminderDeliveriesTable {
  user_id: string;
  /** Why the reminder is sent. `timer` means that a timer on the device ended. */
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
  /** Identifies the process, and its round of sending, that claimed the row in order to send the reminder. */
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
