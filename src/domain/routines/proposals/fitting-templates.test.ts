import { describe, expect, it } from 'vitest';
import type { RoutineTemplate } from '#domain/routines/templates.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { fittingTemplates } from './fitting-templates.ts';

const template = (title: string, about: Partial<RoutineTemplate>): RoutineTemplate => ({
  id: title,
  title,
  about: '',
  icon: 'sun',
  color: 'teal',
  time: null,
  days: ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'],
  steps: [],
  ...about,
});

const ALL = [
  template('Morning', { time: '07:00', days: ['mo', 'tu', 'we', 'th', 'fr'] }),
  template('Slow morning', { time: '08:30', days: ['sa', 'su'] }),
  template('Overloaded', { topic: 'Autism' }),
  template('Ladder', { time: '12:00', topic: 'OCD' }),
  template('Lunch', { time: '12:30' }),
  template('Evening', { time: '20:30' }),
  template('Late', { time: '01:00' }),
];

const FRIDAY = localDate('2026-03-13');

const fitting = (
  time: string,
  {
    topics = [],
    names = [],
    dayStartsAtHour = 0,
  }: {
    topics?: Parameters<typeof fittingTemplates>[2];
    names?: readonly string[];
    dayStartsAtHour?: number;
  } = {},
) =>
  fittingTemplates(ALL, { today: FRIDAY, time, dayStartsAtHour }, topics, names).map(
    ({ title }) => title,
  );

describe('the templates that fit', () => {
  it('are those that come next', () => {
    expect(fitting('06:00')).toEqual(['Morning', 'Lunch', 'Evening']);
  });

  it('come on their days only: on Friday evening, the next morning is the slow one', () => {
    expect(fitting('21:00')).toEqual(['Late', 'Slow morning', 'Lunch']);
  });

  it('follow the person’s own day', () => {
    expect(fitting('23:00', { dayStartsAtHour: 4 })).toEqual(['Late', 'Slow morning', 'Lunch']);
    expect(fitting('02:00', { dayStartsAtHour: 4 })).toEqual(['Slow morning', 'Lunch', 'Evening']);
  });

  it('begin with one for a topic that the person follows', () => {
    expect(fitting('06:00', { topics: ['Autism'] })).toEqual(['Overloaded', 'Morning', 'Lunch']);
  });

  it('are not what the person has already', () => {
    expect(fitting('06:00', { names: ['Morning', 'Evening'] })).toEqual([
      'Lunch',
      'Late',
      'Slow morning',
    ]);
  });
});
