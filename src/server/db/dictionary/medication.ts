import {
  createdAt,
  date,
  id,
  instant,
  json,
  table,
  text,
  updatedAt,
  whole,
  yesNo,
  zone,
} from './column.ts';

const day = date('The day on the person’s calendar');

/** The tables of the medication and body log. */
export const MEDICATION = {
  medication_settings: table('medication_settings', 'The medication and body log', [], {
    is_on: yesNo('Whether it is in the menus'),
    effects: json('The effects that are followed', 'list of words'),
    updated_at: updatedAt,
  }),
  medicines: table('medicines', 'Medicines', ['id'], {
    id: id('The medicine'),
    name: text('Its name in the person’s words'),
    amount: text('The amount in the person’s words'),
    times: json('The usual times', 'list of HH:MM'),
    is_current: yesNo('Whether it is still taken'),
    created_at: createdAt,
    updated_at: updatedAt,
  }),
  medicine_doses: table('medicine_doses', 'Medicines taken', ['id'], {
    id: id('The entry'),
    medicine_id: id('The medicine'),
    taken_at: instant('When it was taken'),
    local_date: day,
    zone,
    created_at: createdAt,
  }),
  effect_ratings: table('effect_ratings', 'Effects', ['id'], {
    id: id('The entry'),
    effect: text('The effect in the person’s words'),
    level: whole('How much of it', '0 none, 1 a little, 2 clearly, 3 a lot'),
    rated_at: instant('When it was noted'),
    local_date: day,
    zone,
    created_at: createdAt,
  }),
};
