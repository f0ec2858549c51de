import * as z from 'zod/mini';
import { medicationEndpoints, medicationSettings, medicine } from '#contract/medication.ts';
import { EFFECT_LEVELS, effectWords } from '#domain/medication/medication.ts';
import {
  coded,
  createdAt,
  date,
  flag,
  id,
  instant,
  list,
  shaped,
  text,
  updatedAt,
  whole,
  zone,
} from './column.ts';
import { table } from './table.ts';

const day = date('The day on the person’s calendar');

/** The tables of the medication and body log. */
export const MEDICATION = {
  medication_settings: table([], {
    is_on: flag('Whether it is in the menus'),
    effects: list(
      'The effects that are followed',
      'list of words',
      text('A word'),
      medicationSettings.shape.effects,
    ),
    updated_at: updatedAt,
  }),
  medicines: table(['id'], {
    id: id('The medicine'),
    name: shaped(text('Its name in the person’s words'), medicine.shape.name),
    amount: shaped(text('The amount in the person’s words'), medicine.shape.amount),
    times: list('The usual times', 'list of HH:MM', text('A time', 'HH:MM'), medicine.shape.times),
    is_current: flag('Whether it is still taken'),
    created_at: createdAt,
    updated_at: updatedAt,
  }),
  medicine_doses: table(['id'], {
    id: id('The entry'),
    medicine_id: id('The medicine'),
    taken_at: instant('When it was taken'),
    local_date: day,
    zone,
    created_at: createdAt,
  }),
  effect_ratings: table(['id'], {
    id: id('The entry'),
    effect: shaped(
      text('The effect in the person’s words'),
      medicationEndpoints.rate.body.shape.effect,
    ),
    level: coded(shaped(whole('How much of it', '0 to 3'), z.literal(EFFECT_LEVELS)), () =>
      EFFECT_LEVELS.map(effectWords),
    ),
    rated_at: instant('When it was noted'),
    local_date: day,
    zone,
    created_at: createdAt,
  }),
};
