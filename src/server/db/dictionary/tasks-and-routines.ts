import {
  coded,
  createdAt,
  date,
  id,
  inner,
  instant,
  json,
  list,
  number,
  orNone,
  table,
  text,
  updatedAt,
  whole,
  yesNo,
  zone,
} from './column.ts';

const day = date('The day on the person’s calendar');
const size = text('The size', 'micro, lighter or full');
const WEEKDAY_NAMES = {
  1: 'Monday',
  2: 'Tuesday',
  3: 'Wednesday',
  4: 'Thursday',
  5: 'Friday',
  6: 'Saturday',
  7: 'Sunday',
};
const clock = 'HH:MM on the person’s clock';

/** The tables of tasks and of what the scheduler learns. */
export const TASKS = {
  tasks: table(
    'tasks',
    'Tasks',
    ['id'],
    {
      id: id('The task'),
      title: text('What is to be done'),
      completed: yesNo('Whether it is done'),
      completed_at: orNone(instant('When it was done')),
      estimated_minutes: whole('How long it may take', 'min'),
      type: text('Who made it', 'personal or smart'),
      local_date: day,
      position: whole('The place among the tasks of its day'),
      size,
      why: orNone(text('Why it was offered')),
      band: orNone(text('The part of the day')),
      template_id: orNone(text('The template of the catalogue that it is worded by')),
      steps: json('The steps'),
      not_today_on: orNone(date('The day on which it was put away')),
      at_time: orNone(text('The time', clock)),
      later: yesNo('Whether it has no day'),
      reminders: orNone(list('When it reminds', 'min before', whole('How long before', 'min'))),
      let_go_on: orNone(date('The day on which it was let go')),
      created_at: createdAt,
    },
    true,
  ),
  task_days: inner(
    table('task_days', 'Tasks and steps of routines, counted by day', ['local_date'], {
      local_date: day,
      total: whole('How many counted'),
      completed: whole('How many were done'),
    }),
  ),
  task_offers: inner(
    table('task_offers', 'Tasks that were offered', ['id'], {
      id: id('The offer'),
      task_id: id('The task'),
      template_id: text('The template of the catalogue'),
      local_date: day,
      area: text('The part of life'),
      size,
      band: text('The part of the day'),
      mood_band: text('The mood at that time'),
      minutes: whole('How long it may take', 'min'),
      lens: orNone(text('The neurotype that it was chosen for')),
      probability: orNone(number('How likely the choice was', '0 to 1')),
      chance: number('How likely it was thought to be done', '0 to 1'),
      seed: number('The number from which the choice followed'),
      offered_at: instant('When it was offered'),
      outcome: text('What became of it', 'open, done, undone or swapped'),
      learned: yesNo('Whether it is part of what was learned'),
    }),
  ),
  scheduler_states: inner(
    table('scheduler_states', 'What the scheduler learned', [], {
      state: json('What was learned'),
      updated_at: updatedAt,
    }),
  ),
  task_helps: table('task_helps', 'What helped when stuck', ['id'], {
    id: id('The entry'),
    reason: text('Why it was stuck'),
    help: text('What was tried'),
    helped: yesNo('Whether it helped'),
    created_at: createdAt,
  }),
};

/** The tables of routines and of when to remind. */
export const ROUTINES = {
  routines: table('routines', 'Routines', ['id'], {
    id: id('The routine'),
    position: whole('The place among the routines'),
    removed_on: orNone(date('The first day without it')),
    created_at: createdAt,
    proposed_by: orNone(text('Who proposed it, by name')),
  }),
  routine_versions: table(
    'routine_versions',
    'Plans of routines',
    ['routine_id', 'from_date'],
    {
      routine_id: id('The routine'),
      from_date: date('The first day of the plan'),
      plan: json('The plan', 'times in min'),
      created_at: createdAt,
    },
    true,
  ),
  routine_breaks: table('routine_breaks', 'Breaks from routines', ['id'], {
    id: id('The break'),
    routine_id: orNone(id('The routine; empty for all')),
    from_date: date('The first day'),
    until_date: orNone(date('The last day')),
    created_at: createdAt,
  }),
  routine_occurrences: table(
    'routine_occurrences',
    'Days of routines',
    ['routine_id', 'local_date'],
    {
      routine_id: id('The routine'),
      local_date: day,
      plan: json('The plan of the day', 'times in min'),
      only_today: yesNo('Whether the plan was changed for this day only'),
      at_time: orNone(text('The time', clock)),
      size,
      marks: json('What became of the steps', 'times in ms'),
      events: inner(json('What happened in the player')),
      not_today: yesNo('Whether it was put away'),
      opened: yesNo('Whether anything was opened on this day'),
      total: whole('Steps that count'),
      completed: whole('Steps that were done'),
      updated_at: updatedAt,
    },
    true,
  ),
  routine_clocks: inner(
    table('routine_clocks', 'Up to when days of routines are kept', [], {
      made_until: date('The last day that is kept'),
    }),
  ),
  routine_proposals: table(
    'routine_proposals',
    'Changes of routines that were proposed',
    ['routine_id', 'local_date', 'kind'],
    {
      routine_id: id('The routine'),
      local_date: day,
      kind: text('What was to change', 'lighter or time'),
      proposed: text('The size or the time that was proposed'),
      answer: text('What was answered', 'taken or refused'),
      created_at: createdAt,
    },
  ),
  reminder_settings: table('reminder_settings', 'When to remind', [], {
    zone,
    quiet_from: orNone(text('The start of the quiet hours', clock)),
    quiet_to: orNone(text('The end of the quiet hours', clock)),
    own_words: yesNo('Whether reminders have the person’s own names'),
    silent_weekdays: list(
      'Weekdays without reminders',
      '1 Monday to 7 Sunday',
      coded(whole('The weekday', '1 to 7'), WEEKDAY_NAMES),
    ),
    silent_on: orNone(date('One day without reminders')),
    updated_at: updatedAt,
  }),
};
