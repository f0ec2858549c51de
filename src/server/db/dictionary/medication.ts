import { EFFECT_WORDS } from '#domain/medication/medication.ts';
import {
  coded,
  createdAt,
  date,
  id,
  instant,
  list,
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
    effects: list('The effects that are followed', 'list of words', text('A word')),
    updated_at: updatedAt,
  }),
  medicines: table('medicines', 'Medicines', ['id'], {
    id: id('The medicine'),
    name: text('Its name in the person’s words'),
    amount: text('The amount in the person’s words'),
    times: list('The usual times', 'list of HH:MM', text('A time', 'HH:MM')),
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
    level: coded(whole('How much of it', '0 to 3'), EFFECT_WORDS),
    rated_at: instant('When it was noted'),
    local_date: day,
    zone,
    created_at: createdAt,
  }),
};
