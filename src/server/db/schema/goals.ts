import type { GoalStatus } from '#domain/goals/goal.ts';
import type { Level, Rating } from '#domain/goals/levels.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

interface GoalsTable {
  user_id: string;
  id: string;
  /** The goal as the person describes it, as JSON. */
  plan: string;
  status: GoalStatus;
  status_since: LocalDate;
  /** Counts the changes of the plan, from 1. */
  revision: number;
  /** The days on which steps were done, by their ids, as JSON. */
  steps_done: string;
  /** Who proposed it; null for the person. */
  proposed_by: string | null;
  created_at: string;
  updated_at: string;
}

/** The five levels of a goal, until the next version. */
interface GoalVersionsTable {
  user_id: string;
  goal_id: string;
  /** Counts from 1. */
  version: number;
  /** The texts from −2 to +2 as a JSON list. */
  levels: string;
  created_at: string;
}

interface GoalRatingsTable {
  /** Whose goal it is. */
  user_id: string;
  id: string;
  goal_id: string;
  version: number;
  level: Level;
  local_date: LocalDate;
  note: string;
  rater: Rating['rater'];
  rater_id: string;
  created_at: string;
}

/** The tables of goals. */
export interface GoalTables {
  goals: GoalsTable;
  goal_versions: GoalVersionsTable;
  goal_ratings: GoalRatingsTable;
}
