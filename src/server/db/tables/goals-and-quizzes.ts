import * as z from 'zod/mini';
import { goalLevels, goalPlan } from '#contract/goals.ts';
import { quizEndpoints } from '#contract/quiz.ts';
import { localDate, recordId } from '#contract/shared/fields.ts';
import { GOAL_STATUSES } from '#domain/goals/goal.ts';
import { LEVELS, levelName } from '#domain/goals/levels.ts';
import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import { optionTexts } from '#domain/quiz/item.ts';
import { WEEKLY_BANKS } from '#domain/quiz/weekly/items.ts';
import { NEUROTYPES } from '#domain/shared/neurotype.ts';
import {
  account,
  coded,
  createdAt,
  date,
  id,
  inner,
  instant,
  json,
  list,
  nullable,
  shaped,
  text,
  updatedAt,
  whole,
  zone,
} from './column.ts';
import { table } from './table.ts';

const fromOne = z.int().check(z.minimum(1), z.maximum(1_000_000));

/** The goal tables. */
export const GOALS = {
  goals: table(
    ['id'],
    {
      id: id('The goal'),
      plan: json('The goal as it is described', '', goalPlan),
      status: shaped(text('Where it stands', 'FHIR goal status'), z.enum(GOAL_STATUSES)),
      status_since: date('Since when it stands there'),
      revision: whole('How often it was changed, from 1'),
      steps_done: json(
        'The days on which steps were done, by step',
        '',
        z.record(recordId, localDate),
      ),
      proposed_by: nullable(text('Who proposed it, by name')),
      created_at: createdAt,
      updated_at: updatedAt,
    },
    true,
  ),
  goal_versions: table(['goal_id', 'version'], {
    goal_id: id('The goal'),
    version: shaped(whole('The version, from 1'), fromOne),
    levels: list('The levels in words', 'from −2 to +2', text('The words of a level'), goalLevels),
    created_at: createdAt,
  }),
  goal_ratings: table(['id'], {
    id: id('The rating'),
    goal_id: id('The goal'),
    version: shaped(whole('The version of the levels'), fromOne),
    level: coded(shaped(whole('The level', '−2 to 2'), z.literal(LEVELS)), () =>
      Object.fromEntries(LEVELS.map((level) => [level, levelName(level)])),
    ),
    local_date: date('The day on the person’s calendar'),
    note: text('What was added'),
    rater: shaped(text('Who rated', 'person or therapist'), z.enum(['person', 'therapist'])),
    rater_id: account('The account that rated'),
    created_at: createdAt,
  }),
};

const taken = {
  weights_version: whole('The version of the scoring'),
  zone,
  taken_at: instant('When it was finished'),
};
/** The text of each quiz question, by the question's id. */
const questions = () =>
  Object.fromEntries(
    [...FIRST_BANK, ...Object.values(WEEKLY_BANKS).flat()].map((one) => [one.id, one.question]),
  );
const responses = list(
  'The answers',
  '0 Never to 4 Very often',
  {
    questionId: coded(id('The question'), questions),
    selectedOptionIndex: coded(whole('The answer', '0 to 4'), optionTexts),
  },
  quizEndpoints.submitFirst.body.shape.responses,
);
const neurotype = z.enum(NEUROTYPES);
const score = z.int().check(z.minimum(0), z.maximum(100));

/** The quiz tables. */
export const QUIZZES = {
  first_quizzes: table([], {
    id: id('The quiz'),
    responses,
    ...taken,
    scores: json('The score by neurotype', '0 to 100', z.partialRecord(neurotype, score)),
    primary_condition: shaped(text('The highest one', 'ADHD, Autism or OCD'), neurotype),
    local_date: date('The day on the person’s calendar'),
  }),
  first_quizzes_reset: inner(
    table(['id'], {
      id: id('The quiz'),
    }),
  ),
  weekly_quizzes: table(['local_date'], {
    local_date: date('The day on the person’s calendar'),
    id: id('The check-in'),
    condition: shaped(text('What it asked about', 'ADHD, Autism or OCD'), neurotype),
    responses,
    ...taken,
    score: shaped(whole('The score', '0 to 100'), score),
  }),
};
