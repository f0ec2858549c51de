import { LEVEL_NAMES } from '#domain/goals/levels.ts';
import { FIRST_BANK } from '#domain/quiz/banks/first-bank.ts';
import { OPTION_TEXTS } from '#domain/quiz/item.ts';
import { WEEKLY_BANKS } from '#domain/quiz/weekly/items.ts';
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
  orNone,
  table,
  text,
  updatedAt,
  whole,
  zone,
} from './column.ts';

/** The tables of goals. */
export const GOALS = {
  goals: table(
    'goals',
    'Goals',
    ['id'],
    {
      id: id('The goal'),
      plan: json('The goal as it is described'),
      status: text('Where it stands', 'FHIR goal status'),
      status_since: date('Since when it stands there'),
      revision: whole('How often it was changed, from 1'),
      steps_done: json('The days on which steps were done, by step'),
      proposed_by: orNone(text('Who proposed it, by name')),
      created_at: createdAt,
      updated_at: updatedAt,
    },
    true,
  ),
  goal_versions: table('goal_versions', 'The five levels of goals', ['goal_id', 'version'], {
    goal_id: id('The goal'),
    version: whole('The version, from 1'),
    levels: list('The levels in words', 'from −2 to +2', text('The words of a level')),
    created_at: createdAt,
  }),
  goal_ratings: table('goal_ratings', 'How far goals were reached', ['id'], {
    id: id('The rating'),
    goal_id: id('The goal'),
    version: whole('The version of the levels'),
    level: coded(whole('The level', '−2 to 2'), LEVEL_NAMES),
    local_date: date('The day on the person’s calendar'),
    note: text('What was added'),
    rater: text('Who rated', 'person or therapist'),
    rater_id: account('The account that rated'),
    created_at: createdAt,
  }),
};

const taken = {
  weights_version: whole('The version of the scoring'),
  zone,
  taken_at: instant('When it was finished'),
};
/** What each question of the quizzes asks. */
const QUESTIONS = Object.fromEntries(
  [...FIRST_BANK, ...Object.values(WEEKLY_BANKS).flat()].map((one) => [one.id, one.question]),
);
const responses = list('The answers', '0 Never to 4 Very often', {
  questionId: coded(id('The question'), QUESTIONS),
  selectedOptionIndex: coded(whole('The answer', '0 to 4'), OPTION_TEXTS),
});

/** The tables of the quizzes. */
export const QUIZZES = {
  first_quizzes: table('first_quizzes', 'The first quiz', [], {
    id: id('The quiz'),
    responses,
    ...taken,
    scores: json('The score by neurotype', '0 to 100'),
    primary_condition: text('The highest one', 'ADHD, Autism or OCD'),
    local_date: date('The day on the person’s calendar'),
  }),
  first_quizzes_reset: inner(
    table('first_quizzes_reset', 'Ids of first quizzes that were reset', ['id'], {
      id: id('The quiz'),
    }),
  ),
  weekly_quizzes: table('weekly_quizzes', 'Weekly check-ins', ['local_date'], {
    local_date: date('The day on the person’s calendar'),
    id: id('The check-in'),
    condition: text('What it asked about', 'ADHD, Autism or OCD'),
    responses,
    ...taken,
    score: whole('The score', '0 to 100'),
  }),
};
