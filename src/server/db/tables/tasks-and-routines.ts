import * as z from 'zod/mini';
import { reminderSettings } from '#contract/reminders.ts';
import { occurrence, routinePlan } from '#contract/routines.ts';
import { clockTime } from '#contract/shared/fields.ts';
import { task } from '#contract/tasks.ts';
import { PROPOSAL_KINDS } from '#domain/routines/proposals/proposals.ts';
import { SIZES } from '#domain/shared/size.ts';
import { BANDS } from '#domain/shared/time/bands.ts';
import { HELPS, STUCK_REASONS } from '#domain/tasks/stuck.ts';
import { AREAS, LENSES, MOOD_BANDS } from '#domain/tasks/vocabulary.ts';
import {
  coded,
  createdAt,
  date,
  flag,
  hidden,
  id,
  inner,
  instant,
  json,
  list,
  nullable,
  number,
  shaped,
  text,
  updatedAt,
  whole,
  zone,
} from './column.ts';
import { table } from './table.ts';

const day = date('The day on the person’s calendar');
const size = shaped(text('The size', 'micro, lighter or full'), z.enum(SIZES));
const WEEKDAY_NAMES = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};
const clock = (about: string) => shaped(text(about, 'HH:MM on the person’s clock'), clockTime);
/** The schema of a count. */
const small = z.int().check(z.minimum(0), z.maximum(1000));
const share = z.number().check(z.minimum(0), z.maximum(1));

/** The tables of tasks and of the data from which the scheduler learns. */
export const TASKS = {
  tasks: table(
    ['id'],
    {
      id: id('The task'),
      title: text('What is to be done'),
      completed: flag('Whether it is done'),
      completed_at: nullable(instant('When it was done')),
      estimated_minutes: whole('How long it may take', 'min'),
      type: shaped(text('Who made it', 'personal or smart'), task.shape.type),
      local_date: day,
      position: whole('The place among the tasks of its day'),
      size,
      why: nullable(text('Why it was offered')),
      band: nullable(shaped(text('The part of the day'), z.enum(BANDS))),
      template_id: nullable(text('The template of the catalogue that it is worded by')),
      steps: json('The steps', '', task.shape.steps),
      not_today_on: nullable(date('The day on which it was put away')),
      at_time: nullable(clock('The time')),
      later: flag('Whether it has no day'),
      reminders: nullable(
        list(
          'When it reminds',
          'min before',
          whole('How long before', 'min'),
          task.shape.reminders,
        ),
      ),
      let_go_on: nullable(date('The day on which it was let go')),
      created_at: createdAt,
    },
    true,
  ),
  task_days: inner(
    table(['local_date'], {
      local_date: day,
      total: whole('How many counted'),
      completed: whole('How many were done'),
    }),
  ),
  task_offers: inner(
    table(['id'], {
      id: id('The offer'),
      task_id: id('The task'),
      template_id: text('The template of the catalogue'),
      local_date: day,
      area: shaped(text('The part of life'), z.enum(AREAS)),
      size,
      band: shaped(text('The part of the day'), z.enum(BANDS)),
      mood_band: shaped(text('The mood at that time'), z.enum(MOOD_BANDS)),
      minutes: whole('How long it may take', 'min'),
      lens: nullable(shaped(text('The neurotype that it was chosen for'), z.enum(LENSES))),
      probability: nullable(shaped(number('How likely the choice was', '0 to 1'), share)),
      chance: shaped(number('How likely it was thought to be done', '0 to 1'), share),
      seed: number('The number from which the choice followed'),
      offered_at: instant('When it was offered'),
      outcome: shaped(
        text('What became of it', 'open, done, undone or swapped'),
        z.enum(['open', 'done', 'undone', 'swapped']),
      ),
      learned: flag('Whether it is part of what was learned'),
    }),
  ),
  scheduler_states: inner(
    table([], {
      state: json('What was learned', '', z.record(z.string(), z.unknown())),
      updated_at: updatedAt,
    }),
  ),
  task_helps: table(['id'], {
    id: id('The entry'),
    reason: shaped(text('Why it was stuck'), z.enum(STUCK_REASONS)),
    help: shaped(text('What was tried'), z.enum(HELPS)),
    helped: flag('Whether it helped'),
    created_at: createdAt,
  }),
};

/** The tables of routines and of reminder settings. */
export const ROUTINES = {
  routines: table(['id'], {
    id: id('The routine'),
    position: whole('The place among the routines'),
    removed_on: nullable(date('The first day without it')),
    created_at: createdAt,
    proposed_by: nullable(text('Who proposed it, by name')),
  }),
  routine_versions: table(
    ['routine_id', 'from_date'],
    {
      routine_id: id('The routine'),
      from_date: date('The first day of the plan'),
      plan: json('The plan', 'times in min', routinePlan),
      created_at: createdAt,
    },
    true,
  ),
  routine_breaks: table(['id'], {
    id: id('The break'),
    routine_id: nullable(id('The routine; empty for all')),
    from_date: date('The first day'),
    until_date: nullable(date('The last day')),
    created_at: createdAt,
  }),
  routine_occurrences: table(
    ['routine_id', 'local_date'],
    {
      routine_id: id('The routine'),
      local_date: day,
      plan: json('The plan of the day', 'times in min', routinePlan),
      only_today: flag('Whether the plan was changed for this day only'),
      at_time: nullable(clock('The time')),
      size,
      marks: json('What became of the steps', 'times in ms', occurrence.shape.marks),
      events: inner(json('What happened in the player', '', occurrence.shape.events)),
      not_today: flag('Whether it was put away'),
      opened: flag('Whether anything was opened on this day'),
      total: shaped(whole('Steps that count'), small),
      completed: shaped(whole('Steps that were done'), small),
      updated_at: updatedAt,
    },
    true,
  ),
  routine_clocks: inner(
    table([], {
      made_until: date('The last day that is kept'),
    }),
  ),
  routine_proposals: table(['routine_id', 'local_date', 'kind'], {
    routine_id: id('The routine'),
    local_date: day,
    kind: shaped(text('What was to change', 'lighter or time'), z.enum(PROPOSAL_KINDS)),
    proposed: text('The size or the time that was proposed'),
    answer: shaped(text('What was answered', 'taken or refused'), z.enum(['taken', 'refused'])),
    created_at: createdAt,
  }),
  reminder_settings: table([], {
    zone,
    quiet_from: nullable(clock('The start of the quiet hours')),
    quiet_to: nullable(clock('The end of the quiet hours')),
    own_words: flag('Whether reminders have the person’s own names'),
    silent_weekdays: list(
      'Weekdays without reminders',
      '1 Monday to 7 Sunday',
      coded(whole('The weekday', '1 to 7'), WEEKDAY_NAMES),
      reminderSettings.shape.silentWeekdays,
    ),
    silent_on: nullable(date('One day without reminders')),
    planned_until: nullable(hidden(instant('Until when deliveries are planned'))),
    updated_at: updatedAt,
  }),
};
