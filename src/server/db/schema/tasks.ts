import type { Generated } from 'kysely';
import type { LocalDate } from '#domain/shared/brands.ts';
import type { Size } from '#domain/shared/size.ts';
import type { Band } from '#domain/shared/time/bands.ts';
import type { Help, StuckReason } from '#domain/tasks/stuck.ts';
import type { TaskType } from '#domain/tasks/task.ts';
import type { Area, Lens, MoodBand } from '#domain/tasks/vocabulary.ts';

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
  /** HH:MM on the person's clock; null for no time. */
  at_time: string | null;
  /** 1 for a task without a day: its date is then the day on which it was put to Later. */
  later: Generated<number>;
  /** When it reminds, as JSON; null for never. */
  reminders: string | null;
  /** The day on which the person let go of it; null for one that they did not. */
  let_go_on: LocalDate | null;
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
   * The probability of the choice among those on its short list, 0 to 1, see `draw-option.ts`; null when the
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
   * because the mood fell stays open: it never came to an outcome. `swapped` is what the person had exchanged
   * for another one.
   */
  outcome: 'open' | 'done' | 'undone' | 'swapped';
  /** 1 once its outcome is part of what is learned, or can never be. */
  learned: number;
}

interface SchedulerStatesTable {
  user_id: string;
  /** What is learned about the person, as JSON. */
  state: string;
  updated_at: string;
}

/** Whether something helped somebody who was stuck with a task. */
interface TaskHelpsTable {
  user_id: string;
  id: string;
  reason: StuckReason;
  help: Help;
  /** 1 when it helped, 0 when it did not really. */
  helped: number;
  created_at: string;
}

/** The tables of tasks and of what the scheduler learns. */
export interface TaskTables {
  tasks: TasksTable;
  task_days: TaskDaysTable;
  task_offers: TaskOffersTable;
  scheduler_states: SchedulerStatesTable;
  task_helps: TaskHelpsTable;
}
