import type { LocalDate } from '#domain/shared/brands.ts';
import type { Neurotype } from '#domain/shared/neurotype.ts';

interface FirstQuizzesTable {
  user_id: string;
  /** Made by the client. */
  id: string;
  /** A JSON list of answers. */
  responses: string;
  weights_version: number;
  /** JSON: 0 to 100 by neurotype. */
  scores: string;
  primary_condition: Neurotype;
  local_date: LocalDate;
  zone: string;
  taken_at: string;
}

/** The ids of first quizzes that were removed by a reset: one that is sent again must not bring them back. */
interface FirstQuizzesResetTable {
  user_id: string;
  id: string;
}

interface WeeklyQuizzesTable {
  user_id: string;
  local_date: LocalDate;
  /** Made by the client. */
  id: string;
  condition: Neurotype;
  /** A JSON list of answers. */
  responses: string;
  weights_version: number;
  /** 0 to 100. */
  score: number;
  zone: string;
  taken_at: string;
}

/** The tables of the quizzes. */
export interface QuizTables {
  first_quizzes: FirstQuizzesTable;
  first_quizzes_reset: FirstQuizzesResetTable;
  weekly_quizzes: WeeklyQuizzesTable;
}
