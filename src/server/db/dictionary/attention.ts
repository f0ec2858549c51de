import {
  createdAt,
  date,
  id,
  inner,
  instant,
  json,
  list,
  number,
  table,
  text,
  whole,
  yesNo,
  zone,
} from './column.ts';

const added = {
  answers: whole('Answers that were given'),
  correct: whole('Answers that were right'),
  sum_ms: number('The times of the answers added up', 'ms'),
  top_level: whole('The longest sequence that was answered right; 0 for none', 'items'),
};
const test = text('The test', 'stroop, digit or simon');

/** The tables of the attention tests and of focus. */
export const ATTENTION = {
  cpt_responses: table('cpt_responses', 'Presses in the Quick CPT', ['id'], {
    id: id('The press'),
    shown_letter: text('The letter on the screen'),
    responded_at: instant('When it was pressed'),
    is_correct: yesNo('Whether the press was right'),
    sequence: list('The letters before it', 'list of letters', text('A letter')),
    created_at: createdAt,
  }),
  cpt_summaries: table('cpt_summaries', 'Runs of the Quick CPT, added up', ['id'], {
    id: id('The run'),
    total: whole('Presses'),
    correct: whole('Presses that were right'),
    incorrect: whole('Presses that were wrong'),
    accuracy: whole('The share of presses that were right', '%'),
    ended_at: instant('When it ended'),
    local_date: date('The day on the person’s calendar'),
    zone,
    created_at: createdAt,
  }),
  focus_visibility: table('focus_visibility', 'Leaving the page and coming back', ['id'], {
    id: id('The change'),
    changed_at: instant('When it happened'),
    visible: yesNo('Whether the page was in view from then on'),
    created_at: createdAt,
  }),
  focus_sessions: table('focus_sessions', 'Times of focus', ['id'], {
    id: id('The session'),
    started_at: instant('When it began'),
    ended_at: instant('When it ended'),
    duration_s: whole('How long it took', 's'),
    created_at: createdAt,
  }),
  attention_records: table(
    'attention_records',
    'Answers in the quick Stroop, digit span and Simon tests',
    ['test', 'id'],
    {
      id: id('The record'),
      test,
      data: inner(json('The answers as they were given')),
      ...added,
      recorded_at: instant('When it was given'),
      created_at: createdAt,
    },
    true,
  ),
  attention_totals: inner(
    table('attention_totals', 'Answers in the quick tests, added up by test', ['test'], {
      test,
      ...added,
    }),
  ),
  attention_runs: table(
    'attention_runs',
    'Runs of the attention tests',
    ['id'],
    {
      id: id('The run'),
      instrument: text('The test', 'cpt, stroop, digit-span or simon'),
      mode: text('The length of the test', 'quick or full'),
      difficulty: text('The level', 'easy, medium or hard'),
      version: whole('The version of the scoring'),
      seed: number('The number from which all random choices follow'),
      started_at: instant('When it began'),
      local_date: date('The day on the person’s calendar'),
      zone,
      interrupted: yesNo('Whether it was left before its end'),
      events: inner(json('What was shown and pressed', 'times in ms')),
      timing: inner(json('How well the screen kept time', 'times in ms')),
      score: json('The measures of the test', 'as the names say; ms, % or count'),
      created_at: createdAt,
    },
    true,
  ),
};
