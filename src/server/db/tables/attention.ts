import * as z from 'zod/mini';
import { attentionRun, storedRun } from '#contract/attention/run.ts';
import {
  createdAt,
  date,
  flag,
  id,
  inner,
  instant,
  json,
  list,
  number,
  shaped,
  text,
  whole,
  zone,
} from './column.ts';
import { table } from './table.ts';

const run = attentionRun.shape;
const anything = z.record(z.string(), z.unknown());
/** The schema of a count or a level. */
const small = z.int().check(z.minimum(0), z.maximum(1000));
const added = {
  answers: whole('Answers that were given'),
  correct: whole('Answers that were right'),
  sum_ms: number('The times of the answers added up', 'ms'),
  top_level: whole('The longest sequence that was answered right; 0 for none', 'items'),
};
const test = shaped(
  text('The test', 'stroop, digit or simon'),
  z.enum(['stroop', 'digit', 'simon']),
);

/** The tables of the attention tests and of focus sessions. */
export const ATTENTION = {
  cpt_responses: table(['id'], {
    id: id('The press'),
    shown_letter: text('The letter on the screen'),
    responded_at: instant('When it was pressed'),
    is_correct: flag('Whether the press was right'),
    sequence: list(
      'The letters before it',
      'list of letters',
      text('A letter'),
      z.array(z.string()),
    ),
    created_at: createdAt,
  }),
  cpt_summaries: table(['id'], {
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
  focus_visibility: table(['id'], {
    id: id('The change'),
    changed_at: instant('When it happened'),
    visible: flag('Whether the page was in view from then on'),
    created_at: createdAt,
  }),
  focus_sessions: table(['id'], {
    id: id('The session'),
    started_at: instant('When it began'),
    ended_at: instant('When it ended'),
    duration_s: whole('How long it took', 's'),
    created_at: createdAt,
  }),
  attention_records: table(
    ['test', 'id'],
    {
      id: id('The record'),
      test,
      data: inner(json('The answers as they were given', '', anything)),
      ...added,
      answers: shaped(added.answers, small),
      correct: shaped(added.correct, small),
      top_level: shaped(added.top_level, small),
      recorded_at: instant('When it was given'),
      created_at: createdAt,
    },
    true,
  ),
  attention_totals: inner(
    table(['test'], {
      test,
      ...added,
    }),
  ),
  attention_runs: table(
    ['id'],
    {
      id: id('The run'),
      instrument: shaped(text('The test', 'cpt, stroop, digit-span or simon'), run.instrument),
      mode: shaped(text('The length of the test', 'quick or full'), run.mode),
      difficulty: shaped(text('The level', 'easy, medium or hard'), run.difficulty),
      version: shaped(whole('The version of the scoring'), run.version),
      seed: shaped(number('The number from which all random choices follow'), run.seed),
      started_at: instant('When it began'),
      local_date: date('The day on the person’s calendar'),
      zone,
      interrupted: flag('Whether it was left before its end'),
      events: inner(json('What was shown and pressed', 'times in ms', run.events)),
      timing: inner(json('How well the screen kept time', 'times in ms', run.timing)),
      score: json(
        'The measures of the test',
        'as the names say; ms, % or count',
        storedRun.shape.score,
      ),
      created_at: createdAt,
    },
    true,
  ),
};
