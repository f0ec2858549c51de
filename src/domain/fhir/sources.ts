import { goalProvenance, goalResource, ratingObservation } from './goals.ts';
import {
  cptObservation,
  distractionObservation,
  focusObservation,
  moodObservation,
  recordObservation,
  runObservation,
} from './observations.ts';
import { consentResource } from './person.ts';
import {
  homeworkDayObservation,
  homeworkTask,
  routineCarePlan,
  routineDayTask,
  taskResource,
} from './plans.ts';
import {
  firstQuizObservation,
  firstQuizResponse,
  weeklyQuizObservation,
  weeklyQuizResponse,
} from './quizzes.ts';
import type { Mapping, Resource, ResourceType, Row } from './resource.ts';

/** Maps each row of an exported table to at most one resource. */
export interface Source {
  readonly type: ResourceType;
  readonly table: (typeof TABLES)[number];
  readonly resourceOf: (row: Row, mapping: Mapping) => Resource | null;
}

const TABLES = [
  'goals',
  'routine_versions',
  'tasks',
  'routine_occurrences',
  'care_proposals',
  'first_quizzes',
  'weekly_quizzes',
  'mood_logs',
  'distraction_logs',
  'focus_sessions',
  'cpt_summaries',
  'attention_records',
  'attention_runs',
  'goal_ratings',
  'homework_days',
  'consents',
] as const;

/** The tables that are exported as resources. Settings, games, the chat and counts have no resources. */
export const SOURCES: readonly Source[] = [
  { type: 'Goal', table: 'goals', resourceOf: goalResource },
  { type: 'CarePlan', table: 'routine_versions', resourceOf: routineCarePlan },
  { type: 'Task', table: 'tasks', resourceOf: taskResource },
  { type: 'Task', table: 'routine_occurrences', resourceOf: routineDayTask },
  { type: 'Task', table: 'care_proposals', resourceOf: homeworkTask },
  { type: 'QuestionnaireResponse', table: 'first_quizzes', resourceOf: firstQuizResponse },
  { type: 'QuestionnaireResponse', table: 'weekly_quizzes', resourceOf: weeklyQuizResponse },
  { type: 'Observation', table: 'mood_logs', resourceOf: moodObservation },
  { type: 'Observation', table: 'distraction_logs', resourceOf: distractionObservation },
  { type: 'Observation', table: 'focus_sessions', resourceOf: focusObservation },
  { type: 'Observation', table: 'cpt_summaries', resourceOf: cptObservation },
  { type: 'Observation', table: 'attention_records', resourceOf: recordObservation },
  { type: 'Observation', table: 'attention_runs', resourceOf: runObservation },
  { type: 'Observation', table: 'first_quizzes', resourceOf: firstQuizObservation },
  { type: 'Observation', table: 'weekly_quizzes', resourceOf: weeklyQuizObservation },
  { type: 'Observation', table: 'goal_ratings', resourceOf: ratingObservation },
  { type: 'Observation', table: 'homework_days', resourceOf: homeworkDayObservation },
  { type: 'Consent', table: 'consents', resourceOf: consentResource },
  { type: 'Provenance', table: 'goals', resourceOf: goalProvenance },
];
