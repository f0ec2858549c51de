import { byCategory, CATEGORIES, type Category } from '../assessment.ts';
import type { Answers, Saying, Step } from '../content.ts';
import type { LanguagePack } from './pack.ts';

/**
 * The guard's replies in a language other than English. A language pack has fewer replies than English: the first reply
 * for each category, one about somebody else, and follow-ups that rotate.
 *
 * @param english supplies whatever the language pack lacks, such as the special help lines
 */
export const answersIn = ({ texts }: LanguagePack, english: Answers): Answers => {
  const first = (category: Category, at: 'maybe' | 'now'): string => `${category}-${at}`;
  const nextNames = texts.next.map((_, at) => `next-${at}`);
  const steps: Record<string, Step> = {
    ...Object.fromEntries(
      CATEGORIES.flatMap((category) => [
        [first(category, 'maybe'), { ...texts.maybe[category] }],
        [
          first(category, 'now'),
          { ...texts.now[category], yes: 'high', no: 'step', ofCalling: true },
        ],
      ]),
    ),
    other: { ...texts.other, yes: 'high' },
    ...Object.fromEntries(
      texts.next.map((step, at) => [`next-${at}`, { ...step, yes: 'high', no: 'kept' }]),
    ),
  };
  // Each first reply states the limits of the app.
  for (const name of [
    ...CATEGORIES.flatMap((one) => [first(one, 'maybe'), first(one, 'now')]),
    'other',
  ]) {
    const step = steps[name];
    if (step !== undefined) steps[name] = { ...step, says: `${step.says}\n${texts.limits}` };
  }
  const says: Record<Saying, string> = {
    thanks: texts['after-no'],
    again: texts.help,
    kept: texts['after-no'],
    'not-kept': english.says['not-kept'],
    helped: texts.helped,
    'helped-other': texts.helped,
    'helped-again': texts.helped,
    'left-alone': texts.stopped,
    denial: texts['after-no'],
    misread: texts['after-no'],
    'no-more': texts['after-no'],
    'in-view': texts['after-no'],
    calmer: texts['after-no'],
    over: texts['after-no'],
    past: texts.help,
    intrusive: texts.help,
    'feared-deed': texts.help,
    strain: texts.help,
  };
  return {
    ...english,
    steps,
    answers: byCategory((category) => ({
      own: {
        elevated: first(category, 'maybe'),
        high: first(category, 'now'),
        next: nextNames,
        'next-high': [first(category, 'now'), ...nextNames],
      },
      'third-person': { elevated: 'other', high: 'other', next: nextNames, 'next-high': nextNames },
    })),
    variants: {
      outright: first('suicide', 'maybe'),
      voices: first('harm-to-others', 'now'),
      hiding: first('abuse', 'now'),
    },
    ways: { own: 'next-1', outside: 'next-1', 'third-person': 'next-1' },
    says,
    recheckAbout: {},
    rechecks: { own: texts.recheck, visit: texts.recheck, outside: texts.recheck },
    soft: {
      asks: texts.soft,
      replies: [texts.buttons.yes, texts.buttons.no, texts.buttons.unsure],
    },
    buttons: [texts.buttons.yes, texts.buttons.no, texts.buttons.unsure],
  };
};
