import type { Difficulty, Instrument, Mode } from '#domain/attention/recording.ts';
import type { LocalDate } from '#domain/shared/brands.ts';

interface CptResponsesTable {
  user_id: string;
  id: string;
  shown_letter: string;
  /** The instant in UTC. */
  responded_at: string;
  is_correct: number;
  /** A JSON list of letters. */
  sequence: string;
  created_at: string;
}

interface CptSummariesTable {
  user_id: string;
  id: string;
  total: number;
  correct: number;
  incorrect: number;
  /** Whole percent. */
  accuracy: number;
  ended_at: string;
  local_date: LocalDate;
  zone: string;
  created_at: string;
}

interface FocusVisibilityTable {
  user_id: string;
  id: string;
  changed_at: string;
  visible: number;
  created_at: string;
}

interface FocusSessionsTable {
  user_id: string;
  id: string;
  started_at: string;
  ended_at: string;
  duration_s: number;
  created_at: string;
}

/** A Stroop batch, a digit-span answer or a Simon repeat, as it came and added up; ids are unique for a test. */
interface AttentionRecordsTable {
  user_id: string;
  id: string;
  test: 'stroop' | 'digit' | 'simon';
  /** The record as JSON. */
  data: string;
  answers: number;
  correct: number;
  sum_ms: number;
  /** The longest sequence answered right; 0 when none was. */
  top_level: number;
  recorded_at: string;
  created_at: string;
}

/** All records of one test added up: kept true with every record. */
interface AttentionTotalsTable {
  user_id: string;
  test: 'stroop' | 'digit' | 'simon';
  answers: number;
  correct: number;
  sum_ms: number;
  top_level: number;
}

interface AttentionRunsTable {
  user_id: string;
  id: string;
  instrument: Instrument;
  mode: Mode;
  difficulty: Difficulty;
  version: number;
  seed: number;
  started_at: string;
  local_date: LocalDate;
  zone: string;
  interrupted: number;
  /** JSON lists and objects as the contract has them. */
  events: string;
  timing: string;
  score: string;
  created_at: string;
}

/** The tables of the attention tests and of focus. */
export interface AttentionTables {
  cpt_responses: CptResponsesTable;
  cpt_summaries: CptSummariesTable;
  focus_visibility: FocusVisibilityTable;
  focus_sessions: FocusSessionsTable;
  attention_records: AttentionRecordsTable;
  attention_totals: AttentionTotalsTable;
  attention_runs: AttentionRunsTable;
}
