import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { breakDown } from './breakdown.ts';
import { CATALOGUE } from './catalogue/catalogue.ts';
import { homePatterns } from './patterns/home.ts';
import { selfPatterns } from './patterns/self.ts';
import { anyPattern, workPatterns } from './patterns/work.ts';
import { MINUTES, MOST_STEPS, STEP_MINUTES, type TaskStep, TITLE_MAX } from './task.ts';

const PATTERNS = [...homePatterns, ...selfPatterns, ...workPatterns, anyPattern];

const own = (title: string, estimatedTime: number) => ({
  title,
  estimatedTime,
  size: 'full' as const,
  band: null,
  templateId: null,
});
const minutesOf = (steps: readonly TaskStep[]) =>
  steps.reduce((sum, { minutes }) => sum + minutes, 0);
const firstOf = (title: string) => breakDown(own(title, 30))[0]?.title;
const patternOf = (title: string) => PATTERNS.find(({ first }) => first === firstOf(title))?.id;

const expectGoodSteps = (steps: readonly TaskStep[], estimatedTime: number) => {
  expect(steps.length).toBeGreaterThanOrEqual(2);
  expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
  for (const { title, minutes, done } of steps) {
    expect(Number.isInteger(minutes)).toBe(true);
    expect(minutes).toBeGreaterThanOrEqual(STEP_MINUTES.min);
    expect(minutes).toBeLessThanOrEqual(STEP_MINUTES.max);
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
    expect(done).toBe(false);
  }
  expect(new Set(steps.map(({ title }) => title)).size).toBe(steps.length);
  expect(minutesOf(steps)).toBe(Math.min(60, Math.max(4, estimatedTime)));
};

describe('breaking a task down', () => {
  it('gives steps of 2 to 10 minutes that sum to its time, whatever its title', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: TITLE_MAX, unit: 'grapheme' }),
        fc.integer(MINUTES),
        (title, estimatedTime) =>
          expectGoodSteps(breakDown(own(title, estimatedTime)), estimatedTime),
      ),
    );
  });

  it('does so for every time with the steps of', () => {
    checkAll(
      PATTERNS.map(({ id }) => id),
      (id) => {
        const title = TITLES.find(([, kind]) => kind === id)?.[0] ?? '洗濯';
        for (let minutes = MINUTES.min; minutes <= 70; minutes += 1) {
          expectGoodSteps(breakDown(own(title, minutes)), minutes);
        }
      },
    );
  });

  it('does so for all of the catalogue, which begins with the smallest size where there is time', () => {
    for (const { id, sizes, bands } of CATALOGUE) {
      for (const size of ['full', 'lighter', 'micro'] as const) {
        const { title, minutes } = sizes[size];
        const steps = breakDown({
          title,
          estimatedTime: minutes,
          size,
          band: bands[0] ?? null,
          templateId: id,
        });
        expectGoodSteps(steps, minutes);
        expect(steps[0]?.title === sizes.micro.title).toBe(size !== 'micro' && minutes >= 10);
      }
    }
  });

  it('does not begin with the smallest size of a template when the person gave other words', () => {
    const task = { ...own('Call my sister', 20), templateId: 'laundry-load' };
    expect(breakDown(task)).toEqual(breakDown(own('Call my sister', 20)));
  });

  it('ends with a stop to decide when the task is longer than an hour', () => {
    expect(breakDown(own('Write my thesis', 61)).at(-1)?.title).toMatch(/^Stop here, and decide/);
    expect(breakDown(own('Write my thesis', 60)).at(-1)?.title).not.toMatch(/decide/);
  });

  it('keeps the heart of the task in the shortest list', () => {
    expect(breakDown(own('Call the bank', 4)).map(({ title }) => title)).toEqual([
      'Put the phone in front of you',
      'Dial the number and say your first line',
    ]);
  });

  it('has a rest in a long list', () => {
    const rests = breakDown(own('Clean', 60)).filter(({ title }) => title.startsWith('Rest'));
    expect(rests).toHaveLength(1);
  });
});

const TITLES = [
  ['Empty the DISHWASHER', 'dishwasher'],
  ['do the dishes', 'dishes'],
  ['Laundry 🧺', 'laundry'],
  ['Wash the clothes', 'laundry'],
  ['Fold the towels', 'folding'],
  ['Clean the bathroom', 'cleaning'],
  ['Declutter my desk', 'sorting'],
  ['Tidy up', 'sorting'],
  ['COOK dinner', 'cooking'],
  ['Grocery shopping', 'shopping'],
  ['Pack for the train', 'packing'],
  ['Repair the lamp', 'repairing'],
  ['Water plants', 'plants'],
  ['Shower', 'washing'],
  ['Get ready for school', 'getting-ready'],
  ['Go for a walk', 'moving'],
  ['Rest on the sofa', 'resting'],
  ['Practice the piano', 'making'],
  ['Write an email to Ana about the report', 'message'],
  ['Reply to my landlord', 'message'],
  ['Book an appointment for the dentist', 'appointment'],
  ['Phone mom', 'call'],
  ['Call the doctor', 'call'],
  ['Pay the electricity bill', 'paperwork'],
  ['Tax return', 'paperwork'],
  ['Hard conversation with Sam', 'talk'],
  ['Prepare for the meeting', 'talk'],
  ['Study for the exam', 'studying'],
  ['Read chapter 3', 'studying'],
  ['Essay on plants', 'writing'],
  ['Debug the login page', 'project'],
  ['Plan the week', 'planning'],
  ['Errands in town', 'errand'],
] as const;

describe('the patterns', () => {
  it('know a title as what it is about', () => {
    checkAll(TITLES, ([title, id]) => expect(patternOf(title)).toBe(id));
  });

  it.each([
    'Unread things',
    'Carpet',
    'éclean',
    'Recall',
    'Informed',
    'שטיפת כלים',
    '皿を洗う',
    '🦊',
  ])('take "%s" for none of them: words count as a whole', (title) => {
    expect(patternOf(title)).toBe('any');
  });

  it('all have titles that find them', () => {
    expect(new Set([...TITLES.map(([, id]) => id), 'any'])).toEqual(
      new Set(PATTERNS.map(({ id }) => id)),
    );
  });

  const texts = PATTERNS.flatMap(({ first, parts, more, last }) => [first, ...parts, more, last]);

  it('are short, plain, and ask for nothing to be repeated or made sure of', () => {
    checkAll(texts, (text) => {
      expect(text.length).toBeLessThanOrEqual(90);
      expect(text).toMatch(/^[A-Z]/);
      expect(text).not.toMatch(/[!?…;()"]|\.$/);
      expect(text.toLowerCase()).not.toMatch(
        /\b(again|check\w*|count(ing)?|verify|sure|certain|perfect\w*|exactly|until|every|all of|should|must|have to|need to|just|simply|eas(y|ily)|quick\w*|hurry|finally)\b/,
      );
    });
  });
});
