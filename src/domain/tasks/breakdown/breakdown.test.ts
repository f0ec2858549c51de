import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SIZES, type Size } from '#domain/shared/size.ts';
import { CATALOGUE } from '#domain/tasks/catalogue/catalogue.ts';
import { MINUTES, MOST_STEPS, STEP_MINUTES, type TaskStep, TITLE_MAX } from '#domain/tasks/task.ts';
import { breakdown, breakdownContent } from '#tests/support/breakdown.ts';

const own = (title: string, estimatedTime: number, size: Size = 'full') => ({
  title,
  estimatedTime,
  size,
  band: null,
  templateId: null,
});
const titlesOf = (steps: readonly TaskStep[] | null) => steps?.map(({ title }) => title) ?? [];
const stepsOf = (title: string, minutes = 60, size: Size = 'full') =>
  breakdown.steps(own(title, minutes, size)) ?? [];

const expectGoodSteps = (steps: readonly TaskStep[]) => {
  expect(steps.length).toBeGreaterThanOrEqual(1);
  expect(steps.length).toBeLessThanOrEqual(MOST_STEPS);
  for (const { title, minutes } of steps) {
    expect(Number.isInteger(minutes)).toBe(true);
    expect(minutes).toBeGreaterThanOrEqual(STEP_MINUTES.min);
    expect(minutes).toBeLessThanOrEqual(STEP_MINUTES.max);
    expect(title.length).toBeLessThanOrEqual(TITLE_MAX);
    expect(title).not.toMatch(/[{}]|go on with|part \d/i);
  }
  expect(new Set(titlesOf(steps)).size).toBe(steps.length);
};

const titles = fc.oneof(
  fc
    .string({ minLength: 1, maxLength: TITLE_MAX, unit: 'grapheme-ascii' })
    .map((text) => text.replace(/[{}]/g, '')),
  fc.constantFrom('Do the dishes', 'Laundry', 'Call mum', 'Klavier', 'Pack for the train'),
);
const answers = fc.record({
  choice: fc.option(fc.constantFrom(...breakdown.question.choices.map(({ id }) => id), 'gone'), {
    nil: undefined,
  }),
  words: fc.option(
    fc.constantFrom('The kitchen is clean', 'Tom knows', '$& $1 “x”', 'y'.repeat(200)),
    {
      nil: undefined,
    },
  ),
});

describe('the first steps of chores', () => {
  it('say what they are for, so that no two chores begin alike', () => {
    const firsts = breakdownContent.chores.map(({ micro }) => micro.steps[0]?.title);
    expect(firsts.filter((title, at) => firsts.indexOf(title) !== at)).toEqual([]);
    // "Open your calendar" alone could be for anything.
    expect(firsts.filter((title = '') => title.split(' ').length < 4)).toEqual(['Brush your hair']);
  });

  it('come with the state that they lead to', () => {
    const steps = stepsOf('Tax return');
    expect(steps[0]?.title).toBe('Choose a corner of the table for your tax papers');
    expect(breakdown.goalOf('Tax return', steps)).toBe('Your tax papers are in one pile.');
    expect(breakdown.goalOf('Klavier', breakdown.stepsFrom(own('Klavier', 30), {}))).toBeNull();
  });
});

describe('breaking a task down', () => {
  it('gives good steps for any title, time, size and answer', () => {
    fc.assert(
      fc.property(
        titles,
        fc.integer(MINUTES),
        fc.constantFrom(...SIZES),
        answers,
        (title, minutes, size, answer) => {
          const task = own(title, minutes, size);
          expectGoodSteps(breakdown.steps(task) ?? breakdown.stepsFrom(task, answer));
          expectGoodSteps(breakdown.stepsFrom(task, answer));
        },
      ),
    );
  });

  it('gives the steps of the size that fits the time', () => {
    expect(titlesOf(stepsOf('Do the dishes', 6))).toContain(
      'Wash only the cups and put them upside down to dry',
    );
    expect(titlesOf(stepsOf('Do the dishes', 6))).not.toContain(
      'Wash the plates and stand them up to dry',
    );
    expect(titlesOf(stepsOf('Do the dishes', 14)).at(-1)).toBe('Wash the spoons, forks and knives');
    expect(titlesOf(stepsOf('Do the dishes', 30)).at(-1)).toBe(
      'Dry your hands and hang up the towel',
    );
    expect(stepsOf('Do the dishes', 60, 'lighter')).toEqual(stepsOf('Do the dishes', 14));
  });

  it('ends a task of more than an hour by asking whether to go on', () => {
    expect(titlesOf(stepsOf('Write my thesis', 61)).at(-1)).toMatch(/^Choose whether to do more/);
    expect(titlesOf(stepsOf('Write my thesis', 60)).at(-1)).not.toMatch(/^Choose whether/);
  });

  it('asks one question when no script fits, and follows the choice or the person’s own words', () => {
    const task = own('Klavier', 30);
    expect(breakdown.steps(task)).toBeNull();
    expect(breakdown.question.choices.length).toBeGreaterThanOrEqual(4);
    const screen = titlesOf(breakdown.stepsFrom(task, { choice: 'screen' }));
    expect(screen.join()).toContain('Write “Klavier” on a note');
    expect(screen.join()).not.toContain('Stop when');
    const said = titlesOf(breakdown.stepsFrom(task, { choice: 'screen', words: 'It is in tune' }));
    expect(said).toContain('Stop when you can say “It is in tune”');
    const kitchen = titlesOf(breakdown.stepsFrom(task, { words: 'The kitchen is clean' }));
    expect(kitchen).toEqual(titlesOf(stepsOf('Clean the kitchen', 30)));
  });

  it.each(['', ...breakdown.question.choices.map(({ id }) => id)])(
    'quotes the person only as something to write or read, at "%s"',
    (choice) => {
      const words = 'the council comes and takes the bees away';
      const task = own('sort the 3 deadlines!!', 60);
      // Any words make a whole sentence as a quote that is written or read.
      const quoting = titlesOf(breakdown.stepsFrom(task, { choice, words })).filter(
        (title) => title.includes('sort the 3') || title.includes('the council'),
      );
      expect(quoting.some((title) => title.includes('the council'))).toBe(true);
      for (const title of quoting)
        expect(title).toMatch(
          /^(?:Write “sort the 3 deadlines!!” (?:on|at)|Stop when you can say “)/,
        );
    },
  );

  it.each([
    ['reply to Anna', 'Send “Hi, I saw this and I’ll write more later”'],
    ['Reply to Łukasz', 'Send “Hi, I saw this and I’ll write more later”'],
    ['say no to Sam’s party', 'Write “Thank you for asking. I can’t this time”'],
    [
      'email my tutor for an extension',
      'Write “Hello, I’d like to ask for more time to finish my work”',
    ],
    ['ask for a refund', 'Write “Hello, I’d like a refund for my order”'],
    [
      'call the landlord about the boiler',
      'Write “Hello, I’m your tenant and I need your help with something”',
    ],
    ['thank grandma', 'Write “Thank you, it meant a lot to me”'],
  ])('gives the first sentence for "%s" in five minutes', (title, sentence) => {
    expect(titlesOf(stepsOf(title, 5))).toContain(sentence);
  });

  it('never asks about a smart task, and starts with its micro size when it fits no chore', () => {
    for (const { id, sizes, bands } of CATALOGUE) {
      for (const size of SIZES) {
        const { title, minutes } = sizes[size];
        const task = {
          title,
          estimatedTime: minutes,
          size,
          band: bands[0] ?? null,
          templateId: id,
        };
        const steps = breakdown.steps(task) ?? [];
        expectGoodSteps(steps);
        if (size !== 'micro' && breakdown.steps({ ...task, templateId: null }) === null)
          expect(steps[0]?.title).toBe(sizes.micro.title);
      }
    }
    expect(breakdown.steps({ ...own('My words', 20), templateId: 'laundry-load' })).toBeNull();
  });
});

const ticks = (steps: readonly TaskStep[], at: readonly number[]): readonly TaskStep[] =>
  steps.map((step, index) => ({ ...step, done: at.includes(index) }));

describe('the detail of steps', () => {
  const usual = stepsOf('Do the dishes', 30);
  const finer = breakdown.inDetail('Do the dishes', usual, 'finer');

  it('goes from one step for each size to the finest and back', () => {
    expect(finer.length).toBeGreaterThan(usual.length);
    expect(titlesOf(finer)).toContain('Put one drop of soap on the sponge');
    const back = breakdown.inDetail('Do the dishes', finer, 'fewer');
    expect(back).toEqual(usual);
    const coarse = breakdown.inDetail('Do the dishes', usual, 'fewer');
    expect(titlesOf(coarse)).toEqual([
      'Wash only the cups',
      'Wash the plates and the cutlery',
      'Wash the pots and pans and wipe the sink',
    ]);
    expect(breakdown.inDetail('Do the dishes', coarse, 'fewer')).toEqual(coarse);
    expect(breakdown.inDetail('Do the dishes', coarse, 'finer')).toEqual(usual);
    expect(breakdown.inDetail('Do the dishes', finer, 'finer')).toEqual(finer);
  });

  it('works with steps made from an answer, and after a change of title', () => {
    const task = own('Klavier', 30);
    const steps = breakdown.stepsFrom(task, { choice: 'home', words: 'It shines' });
    const fewer = breakdown.inDetail('Klavier', steps, 'fewer');
    expect(fewer.length).toBeLessThan(steps.length);
    expect(breakdown.inDetail('Other', usual, 'finer')).toEqual(finer);
  });

  it('leaves steps alone that no script contains', () => {
    const steps = [{ title: 'My own step', minutes: 5, done: false }];
    expect(breakdown.inDetail('Do the dishes', steps, 'finer')).toEqual(steps);
    expect(breakdown.inDetail('Do the dishes', steps, 'fewer')).toEqual(steps);
  });

  it('keeps ticks and the person’s own steps, whatever is pressed', () => {
    const script = fc.constantFrom(
      ...breakdownContent.chores.map(({ find }) =>
        (find[0] ?? '')
          .split(' ')
          .map((slot) => slot.split('/')[0])
          .join(' '),
      ),
    );
    fc.assert(
      fc.property(
        script,
        fc.array(fc.nat(15), { maxLength: 6 }),
        fc.nat(8),
        fc.array(fc.constantFrom('finer' as const, 'fewer' as const), { maxLength: 6 }),
        (title, at, place, presses) => {
          const made = breakdown.steps(own(title, 90)) ?? [];
          const mine = { title: 'My own step', minutes: 5, done: true };
          let steps: readonly TaskStep[] = ticks(made, at).toSpliced(place, 0, mine);
          const hasDone = (list: readonly TaskStep[]) => list.filter(({ done }) => done).length > 0;
          for (const press of presses) {
            const before = steps;
            steps = breakdown.inDetail(title, steps, press);
            expectGoodSteps(steps);
            expect(hasDone(steps)).toBe(hasDone(before));
            expect(steps.filter((step) => step.title === mine.title)).toEqual([mine]);
            if (press === 'finer')
              for (const step of before.filter(({ done }) => done))
                expect(steps).toContainEqual(step);
            // A press on "finer" or "fewer" neither completes nor reopens the whole list.
            expect(steps.every(({ done }) => done)).toBe(before.every(({ done }) => done));
          }
        },
      ),
    );
  });
});

describe('a size of a task', () => {
  it('has the steps that belong to it, and all completed ones', () => {
    const steps = ticks(stepsOf('Do the dishes', 30), [6]);
    const micro = breakdown.inSize('Do the dishes', 'micro', steps);
    expect(micro?.result).toBe('The cups are clean.');
    expect(micro?.steps.filter(({ done }) => !done)).toEqual(stepsOf('Do the dishes', 6));
    expect(micro?.steps.filter(({ done }) => done)).toHaveLength(1);
    expect(micro?.minutes).toBe(6);
    expect(breakdown.inSize('Klavier', 'micro', steps)).toBeNull();
  });
});
