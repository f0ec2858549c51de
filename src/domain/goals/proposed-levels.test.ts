import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import type { LevelPhrases } from './level-phrases.ts';
import { proposedLevels } from './proposed-levels.ts';

const PHRASES: LevelPhrases = {
  unknownNow: 'as now',
  partly: 'partly {target}',
  better: 'better {target}',
  best: 'best {target}',
  limits: [
    { says: 'days a week', most: 7 },
    { says: 'nights a week', most: 7 },
  ],
};

const proposed = (now: string, target: string) => proposedLevels(now, target, PHRASES);

describe('proposed levels', () => {
  it.each([
    ['10', '3', ['10', '7', '3', '2', 'None']],
    [
      'I check the stove 10 times',
      'I check the stove 3 times',
      [
        'I check the stove 10 times',
        'I check the stove 7 times',
        'I check the stove 3 times',
        'I check the stove 2 times',
        'I check the stove not at all',
      ],
    ],
    ['2 pages', '10 pages', ['2 pages', '6 pages', '10 pages', '14 pages', '18 pages']],
    ['45 minutes', '20 minutes', ['45 minutes', '35 minutes', '20 minutes', '10 minutes', 'None']],
    ['1 hour', '2 hours', ['1 hour', 'partly 2 hours', '2 hours', 'better 2 hours', '3 hours']],
    ['1.5 km', '3 km', ['1.5 km', '2.2 km', '3 km', '3.7 km', '4.5 km']],
    ['1,5 km', '2,5 km', ['1,5 km', '2 km', '2,5 km', '3 km', '3,5 km']],
    [
      '2,000 steps',
      '5,000 steps',
      ['2,000 steps', '3,500 steps', '5,000 steps', '6,500 steps', '8,000 steps'],
    ],
    [
      '1 days a week',
      '5 days a week',
      ['1 days a week', '3 days a week', '5 days a week', '6 days a week', '7 days a week'],
    ],
    ['2 times', '0 times', ['2 times', '1 time', '0 times', 'better 0 times', 'best 0 times']],
    ['3', '1', ['3', '2', '1', 'better 1', 'None']],
    [
      'about 7 times a day',
      '1 time a day',
      ['about 7 times a day', '4 times a day', '1 time a day', 'better 1 time a day', 'Not at all'],
    ],
    [
      'I smoke 9 cigarettes a day',
      'I smoke 3 cigarettes a day',
      [
        'I smoke 9 cigarettes a day',
        'I smoke 6 cigarettes a day',
        'I smoke 3 cigarettes a day',
        'I smoke 2 cigarettes a day',
        'I smoke no cigarettes a day',
      ],
    ],
    ['5 glasses', '3 glasses', ['5 glasses', '4 glasses', '3 glasses', '2 glasses', '1 glass']],
    ['5 km', '1 km', ['5 km', '3 km', '1 km', 'better 1 km', 'None']],
    [
      '5 good meals',
      '3 good meals',
      ['5 good meals', '4 good meals', '3 good meals', '2 good meals', 'best 3 good meals'],
    ],
    [
      '5 new pens',
      '1 new pen',
      ['5 new pens', 'partly 1 new pen', '1 new pen', 'better 1 new pen', 'None'],
    ],
    [
      '2 am',
      'Midnight 4 nights a week',
      [
        '2 am',
        'Midnight 2 nights a week',
        'Midnight 4 nights a week',
        'Midnight 5 nights a week',
        'Midnight 6 nights a week',
      ],
    ],
    [
      'never',
      'A walk 3 days a week',
      [
        'never',
        'A walk 1 day a week',
        'A walk 3 days a week',
        'A walk 4 days a week',
        'A walk 5 days a week',
      ],
    ],
    [
      '',
      'A walk 6 days a week',
      [
        'as now',
        'A walk 3 days a week',
        'A walk 6 days a week',
        'better A walk 6 days a week',
        'A walk 7 days a week',
      ],
    ],
    [
      'Every night',
      'Wine 2 nights a week',
      [
        'Every night',
        'partly Wine 2 nights a week',
        'Wine 2 nights a week',
        'better Wine 2 nights a week',
        'best Wine 2 nights a week',
      ],
    ],
    ['5', '5', ['5', 'partly 5', '5', 'better 5', 'best 5']],
    [
      'up at 11:00',
      'up at 8:30',
      ['up at 11:00', 'partly up at 8:30', 'up at 8:30', 'better up at 8:30', 'best up at 8:30'],
    ],
    [
      '2 walks of 5 minutes',
      '3 walks',
      ['2 walks of 5 minutes', 'partly 3 walks', '3 walks', 'better 3 walks', 'best 3 walks'],
    ],
    [
      '',
      ' I eat breakfast. ',
      [
        'as now',
        'partly I eat breakfast',
        'I eat breakfast.',
        'better I eat breakfast',
        'best I eat breakfast',
      ],
    ],
    [
      '',
      'I earn $& and $1',
      [
        'as now',
        'partly I earn $& and $1',
        'I earn $& and $1',
        'better I earn $& and $1',
        'best I earn $& and $1',
      ],
    ],
  ])('from %j to %j', (now, target, levels) => {
    expect(proposed(now, target)).toEqual(levels);
  });

  it('lead from the current state to beyond the target, are all different, and are never below 0', () => {
    const number = fc.integer({ min: 0, max: 10_000 });
    fc.assert(
      fc.property(number, number, (now, target) => {
        fc.pre(now !== target);
        const levels = proposed(String(now), String(target));
        expect(new Set(levels).size).toBe(5);
        const numbers = levels.filter((text) => /^-?\d+$/.test(text)).map(Number);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        const inOrder = numbers.toSorted((a, b) => (target > now ? a - b : b - a));
        expect(numbers).toEqual(inOrder);
      }),
    );
  });
});

const TRANSLATED = [
  ['de', '10-mal am Tag', '3-mal am Tag', ['7-mal am Tag', '2-mal am Tag', 'Gar nicht']],
  [
    'de',
    'Ich rauche 9 Zigaretten am Tag',
    'Ich rauche 3 Zigaretten am Tag',
    [
      'Ich rauche 6 Zigaretten am Tag',
      'Ich rauche 2 Zigaretten am Tag',
      'Ich rauche keine Zigaretten am Tag',
    ],
  ],
  [
    'de',
    '2.000 Schritte',
    '5.000 Schritte',
    ['3.500 Schritte', '6.500 Schritte', '8.000 Schritte'],
  ],
  ['de', '1,5 km', '3 km', ['2,2 km', '3,7 km', '4,5 km']],
  ['de', '3 Nächte', '1 Nacht', ['2 Nächte', 'better 1 Nacht', 'Gar keine']],
  ['de', 'um 11 Uhr', 'um 8 Uhr', ['partly um 8 Uhr', 'better um 8 Uhr', 'best um 8 Uhr']],
  ['de', 'nie', '3 Tage pro Woche', ['1 Tag pro Woche', '4 Tage pro Woche', '5 Tage pro Woche']],
  ['es', '10 veces al día', '3 veces al día', ['7 veces al día', '2 veces al día', 'Nunca']],
  [
    'es',
    'Fumo 9 cigarrillos',
    'Fumo 3 cigarrillos',
    ['Fumo 6 cigarrillos', 'Fumo 2 cigarrillos', 'Fumo cero cigarrillos'],
  ],
  ['es', '5 galletas', '3 galletas', ['4 galletas', '2 galletas', '1 galleta']],
  ['es', 'a las 11', 'a las 8', ['partly a las 8', 'better a las 8', 'best a las 8']],
  [
    'fr',
    '10 fois par jour',
    '3 fois par jour',
    ['7 fois par jour', '2 fois par jour', 'Pas du tout'],
  ],
  [
    'fr',
    'Je fume 9 cigarettes',
    'Je fume 3 cigarettes',
    ['Je fume 6 cigarettes', 'Je fume 2 cigarettes', 'Je fume zéro cigarette'],
  ],
  ['fr', '2 000 pas', '5 000 pas', ['3\u202f500 pas', '6\u202f500 pas', '8\u202f000 pas']],
  ['fr', '3 heures', '1 heure', ['2 heures', 'better 1 heure', 'Zéro']],
] as const;
const OFFERED: readonly string[] = LANGUAGES;

it.each(TRANSLATED.filter(([tag]) => OFFERED.includes(tag)))(
  'in %s from %j to %j',
  (tag, now, target, [partly, better, best]) => {
    const phrases = { ...PHRASES, limits: [{ says: 'tage pro woche', most: 7 }] };
    const levels = runInLanguage(tag, () => proposedLevels(now, target, phrases));
    expect(levels).toEqual([now, partly, target, better, best]);
  },
);
