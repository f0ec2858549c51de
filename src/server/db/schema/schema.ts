import type { DistractionType } from '#domain/distraction/types.ts';
import type { EnergyValue } from '#domain/mood/energy.ts';
import type { MoodValue } from '#domain/mood/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Role } from '#domain/shared/role.ts';
import type { MailTables } from './accounts/mail.ts';
import type { OidcTables } from './accounts/oidc.ts';
import type { AttentionTables } from './attention.ts';
import type { CalendarTables } from './calendar.ts';
import type { ChatTables } from './chat.ts';
import type { GameTables } from './games.ts';
import type { GoalTables } from './goals.ts';
import type { MedicationTables } from './health/medication.ts';
import type { UrgeTables } from './health/urges.ts';
import type { CareTables } from './others/care.ts';
import type { SharingTables } from './others/sharing.ts';
import type { TherapistTables } from './others/therapists.ts';
import type { QuizTables } from './quiz.ts';
import type { ReminderTables } from './reminders.ts';
import type { RoutineTables } from './routines.ts';
import type { TaskTables } from './tasks.ts';
import type { UsageTables } from './usage.ts';

/*
 * Portable columns only: TEXT for ids, UTC instants (ISO 8601), local dates and JSON; INTEGER for
 * numbers and for booleans as 0 and 1.
 */

interface UsersTable {
  id: string;
  /** Empty for a guest. */
  name: string;
  /** In lower case; null for a guest, and where a provider gave none that is verified. */
  email: string | null;
  /** An argon2id hash; null for a guest, and for who logs in by a provider alone. */
  password_hash: string | null;
  role: Role;
  created_at: string;
  /** When a link in a mail to the address was used; null when none was. */
  email_confirmed_at: string | null;
}

interface SessionsTable {
  /** The public handle, which opens nothing. */
  id: string;
  user_id: string;
  /** SHA-256, in hex, of the secret that only the cookie holds. */
  secret_hash: string;
  device: string;
  created_at: string;
  last_seen_at: string;
  expires_at: string;
  /** When the second factor was given; null when it was not. */
  verified_at: string | null;
  /** What `secret_hash` was before it was replaced, and until when that still opens the session. */
  earlier_hash: string | null;
  earlier_until: string | null;
  /** 1 where the second factor, if one was asked for, was given before the secret was replaced. */
  earlier_verified: number | null;
}

/** Devices on which people logged in. */
interface KnownDevicesTable {
  user_id: string;
  id: string;
  /** SHA-256, in hex, of the secret that only the device's cookie holds. */
  secret_hash: string;
  device: string;
  created_at: string;
  /** When somebody last logged in on it. */
  last_seen_at: string;
  /** When the second factor was last given on it; null where it never was. */
  verified_at: string | null;
}

/** Guests whom somebody logged in over, and whose entries that person may take along. */
interface GuestOffersTable {
  guest_id: string;
  /** Who logged in. */
  user_id: string;
  left_at: string;
}

interface MoodLogsTable {
  user_id: string;
  id: string;
  /** The instant in UTC. */
  logged_at: string;
  local_date: LocalDate;
  zone: string;
  mood: MoodValue;
  emoji: string;
  why: string;
  /** A JSON list of tags. */
  tags: string;
  created_at: string;
  /** A JSON list of the person's own words. */
  own_tags: string;
  /** A JSON list of body signals. */
  body_signals: string;
  /** 0 to 4; null where it was not said. */
  energy: EnergyValue | null;
}

/** The words that people added to the tags. */
interface MoodTagsTable {
  user_id: string;
  id: string;
  name: string;
  created_at: string;
}

interface ComfortTable {
  user_id: string;
  /** Comfort settings as JSON. */
  settings: string;
  updated_at: string;
}

interface FollowsTable {
  user_id: string;
  /** A JSON list of neurotypes; null while the person did not decide. */
  topics: string | null;
  /** 1 when the first questions are answered or skipped. */
  is_welcomed: number;
  updated_at: string;
}

interface DistractionLogsTable {
  user_id: string;
  id: string;
  type: DistractionType;
  /** The instant in UTC. */
  logged_at: string;
  local_date: LocalDate;
  zone: string;
  created_at: string;
}

/** How often each type was logged: kept true with every log. */
interface DistractionCountsTable {
  user_id: string;
  type: DistractionType;
  count: number;
}

/** The tables that stores read and write. */
export interface Schema
  extends AttentionTables,
    QuizTables,
    GameTables,
    ChatTables,
    TaskTables,
    RoutineTables,
    CalendarTables,
    ReminderTables,
    GoalTables,
    MedicationTables,
    TherapistTables,
    OidcTables,
    SharingTables,
    CareTables,
    MailTables,
    UrgeTables,
    UsageTables {
  users: UsersTable;
  sessions: SessionsTable;
  known_devices: KnownDevicesTable;
  guest_offers: GuestOffersTable;
  mood_logs: MoodLogsTable;
  mood_tags: MoodTagsTable;
  comfort: ComfortTable;
  follows: FollowsTable;
  distraction_logs: DistractionLogsTable;
  distraction_counts: DistractionCountsTable;
}
