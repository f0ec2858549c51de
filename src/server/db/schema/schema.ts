import type { DistractionType } from '#domain/distraction/types.ts';
import type { MoodValue } from '#domain/mood/levels.ts';
import type { TaskType } from '#domain/routine/task.ts';
import type { Area, Band, Lens, MoodBand, Size } from '#domain/routine/vocabulary.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { AttentionTables } from './attention.ts';
import type { ChatTables } from './chat.ts';
import type { GameTables } from './games.ts';
import type { QuizTables } from './quiz.ts';

/*
 * Portable columns only: TEXT for ids, UTC instants (ISO 8601), local dates and JSON; INTEGER for
 * numbers and for booleans as 0 and 1.
 */

interface UsersTable {
  id: string;
  /** Empty for a guest. */
  name: string;
  /** In lower case; null for a guest. */
  email: string | null;
  /** An argon2id hash; null for a guest. */
  password_hash: string | null;
  role: 'guest' | 'person';
  created_at: string;
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
}

interface ComfortTable {
  user_id: string;
  /** Comfort settings as JSON. */
  settings: string;
  updated_at: string;
}

interface TasksTable {
  user_id: string;
  id: string;
  title: string;
  completed: number;
  /** The instant in UTC; null while it is open. */
  completed_at: string | null;
  estimated_minutes: number;
  type: TaskType;
  local_date: LocalDate;
  /** The place among the tasks of its date. */
  position: number;
  size: Size;
  why: string | null;
  band: Band | null;
  /** The template of the catalogue whose words it has; null for personal tasks and for what the person reworded. */
  template_id: string | null;
  /** A JSON list of steps. */
  steps: string;
  not_today_on: LocalDate | null;
  created_at: string;
}

/** One day of one person's tasks, counted: kept true with every write. */
interface TaskDaysTable {
  user_id: string;
  local_date: LocalDate;
  /** Tasks that count: all but those put away undone on that day. */
  total: number;
  completed: number;
}

/** What the scheduler offered, with what it knew: enough to learn from and to look into later. */
interface TaskOffersTable {
  user_id: string;
  id: string;
  task_id: string;
  template_id: string;
  local_date: LocalDate;
  area: Area;
  size: Size;
  band: Band;
  mood_band: MoodBand;
  minutes: number;
  lens: Lens | null;
  /**
   * The probability of the choice among those on its short list, 0 to 1, see `allocation.ts`; null when the
   * person or a fallen mood chose the size.
   */
  probability: number | null;
  /** How likely it was thought to be done, 0 to 1. */
  chance: number;
  /** The seed of the draw that chose it. */
  seed: number;
  offered_at: string;
  /**
   * `open` until its day is over or the person asked for a smaller size. One that a smaller size replaced
   * because the mood fell stays open: it never came to an outcome.
   */
  outcome: 'open' | 'done' | 'undone';
  /** 1 once its outcome is part of what is learned, or can never be. */
  learned: number;
}

interface SchedulerStatesTable {
  user_id: string;
  /** What is learned about the person, as JSON. */
  state: string;
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
export interface Schema extends AttentionTables, QuizTables, GameTables, ChatTables {
  users: UsersTable;
  sessions: SessionsTable;
  mood_logs: MoodLogsTable;
  comfort: ComfortTable;
  tasks: TasksTable;
  task_days: TaskDaysTable;
  task_offers: TaskOffersTable;
  scheduler_states: SchedulerStatesTable;
  distraction_logs: DistractionLogsTable;
  distraction_counts: DistractionCountsTable;
}
