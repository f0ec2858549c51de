import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { localDate } from '#domain/shared/time/local-date.ts';
import { guideContent } from '#tests/support/chat/guide-content.ts';
import type { GuideField, GuideForm } from '../content.ts';
import { draftLines } from './draft.ts';
import { problemIn } from './entries.ts';
import { formPart, makeOf } from './made.ts';
import { makePlan, minutesOf, type Now } from './plan.ts';

type Values = Readonly<Record<string, string>>;

const NOW: Now = { minutes: 15 * 60 + 2, date: localDate('2026-11-23') };

const formOf = (id: string): GuideForm => {
  const form = guideContent.forms.find((one) => one.form === id);
  if (form === undefined) throw new Error(`There is no form ${id}`);
  return form;
};

const planOf = (id: string, values: Values, now = NOW) => {
  const form = formOf(id);
  return form.plan === null ? null : makePlan(form, form.plan, values, now);
};

const timed = (id: string, values: Values): string => {
  const plan = planOf(id, values);
  if (plan === null || typeof plan === 'string') return String(plan);
  const entries = plan.entries.map(({ at, text }) => `${at} ${text}`).join(', ');
  const left = plan.notFit.length > 0 ? ` | not: ${plan.notFit.join(', ')}` : '';
  return `${plan.isLate ? 'late: ' : ''}${entries}${left}`;
};

describe('a draft', () => {
  it.each<readonly [form: string, values: Values, text: string]>([
    [
      'adjustment',
      { to: 'Ms. Young', hard: 'The lights buzz.', help: 'a different desk', trial: 'two weeks' },
      'Hello Ms. Young,\nI’d like to ask for a change.\nHere’s what makes things hard for me: The lights buzz.\nThis would help: a different desk.\nCan we try that for two weeks, and then talk about it again?\nThank you.',
    ],
    [
      'sorry',
      { what: 'I am sorry that I yelled at you.', next: 'next time I will call first' },
      'I am sorry that I yelled at you.\nNext time I will call first.\nYou don’t need to answer this.',
    ],
    [
      'message',
      { to: 'Tom', say: 'the key is with me', ask: 'Can you pick it up?', by: 'by Friday' },
      'Hello Tom,\nThe key is with me.\nCan you pick it up?\nIt would help me to have a reply by Friday.',
    ],
    [
      'worries',
      { can: 'rent\n- dentist', waits: '', time: '17:00' },
      'To do: rent\nTo do: dentist\nTime to think about the worries that can wait: 17:00',
    ],
    [
      'more-time',
      { work: 'the essay', until: '2026-11-27' },
      'I won’t be able to finish this in time: the essay.\nCan I hand it in on Friday, November 27?\nPlease tell me if that works. Thank you.',
    ],
  ])('of %s is filled in from the form', (form, values, text) => {
    expect(draftLines(formOf(form), values).join('\n')).toBe(text);
  });
});

describe('a plan', () => {
  it.each<readonly [form: string, values: Values, plan: string]>([
    ['pile', { things: 'tax\nlaundry', minutes: '20', from: '16:00' }, '16:00 tax, 16:20 laundry'],
    ['pile', { things: 'tax\nlaundry', minutes: '20', from: '' }, '15:05 tax, 15:25 laundry'],
    [
      'tonight',
      { things: 'cook\nread', from: '18:00', until: '20:00' },
      '18:00 cook, 19:00 read, 20:00 Your evening ends here',
    ],
    [
      'leave-house',
      { at: '17:00', way: '30', steps: 'dress\nkeys', minutes: '10' },
      '16:10 dress, 16:20 keys, 16:30 Leave, 17:00 Arrive',
    ],
    [
      'leave-house',
      { at: '15:40', way: '30', steps: 'dress\nkeys', minutes: '5' },
      'late: 15:02 dress, 15:10 Leave, 15:40 Arrive | not: keys',
    ],
    [
      'wait',
      { at: '17:00', way: '20', ready: '10', things: 'fold\nmusic' },
      '15:05 fold, 15:50 music, 16:30 Get ready, 16:40 Leave, 17:00 The thing you’re waiting for begins',
    ],
    ['wait', { at: '17:00', things: '' }, '17:00 The thing you’re waiting for begins'],
    ['sleep', { bed: '00:30', steps: 'teeth', minutes: '15' }, '00:15 teeth, 00:30 Lie down'],
    ['due-today', { pieces: 'a', until: '14:00', from: '' }, 'time-past'],
    ['back', { small: 'shoes on', at: '18:00' }, '18:00 shoes on'],
    ['back', { small: 'shoes on', at: '' }, 'null shoes on'],
    [
      'study',
      { topics: 'a\nb\nc', exam: '2026-11-25', minutes: '45' },
      '2026-11-23 a, 2026-11-23 b, 2026-11-24 c',
    ],
    ['study', { topics: 'a', exam: '2026-11-23', minutes: '45' }, 'date-past'],
  ])('of %s with %o has the right times', (form, values, plan) => {
    expect(timed(form, values)).toBe(plan);
  });
});

/** Valid values for a form's fields; the values of optional fields may be empty. */
const valuesOf = (form: GuideForm): fc.Arbitrary<Values> => {
  const two = (most: number) =>
    fc.integer({ min: 0, max: most }).map((n) => String(n).padStart(2, '0'));
  const word = fc.constantFrom('tax', 'the gym', 'Call Anna', 'I forgot it.', 'Write 2 pages!');
  const kinds = {
    text: word,
    rows: word,
    lines: fc.array(word, { minLength: 1, maxLength: 12 }).map((lines) => lines.join('\n')),
    number: fc.integer({ min: 1, max: 300 }).map(String),
    time: fc.tuple(two(23), two(59)).map(([hour, minute]) => `${hour}:${minute}`),
    date: fc.integer({ min: 1, max: 28 }).map((day) => `2026-12-${String(day).padStart(2, '0')}`),
  };
  return fc.record(
    Object.fromEntries(
      form.fields.map((field) => {
        const some =
          field.kind === 'choice' ? fc.constantFrom(...field.options) : kinds[field.kind];
        return [field.name, field.required ? some : fc.oneof(fc.constant(''), some)];
      }),
    ),
  );
};

/** A valid value that can be found again if it is text. */
const valueFor = ({ name, kind, options }: GuideField): string => {
  switch (kind) {
    case 'text':
    case 'lines':
      return `own ${name}`;
    case 'time':
      return name === 'from' ? '16:00' : '23:30';
    case 'date':
      return '2026-11-27';
    case 'choice':
      return options[0] ?? '';
    case 'number':
    case 'rows':
      return '5';
  }
};

describe('every form', () => {
  it.each(guideContent.forms.map((form) => [form.form, form] as const))(
    '%s turns any valid input into a complete result',
    (_, form) => {
      fc.assert(
        fc.property(valuesOf(form), fc.integer({ min: 0, max: 1439 }), (values, minutes) => {
          if (problemIn(form, values) !== null) return;
          const made = makeOf(form, values, { ...NOW, minutes }, guideContent.texts);
          if (typeof made === 'string') return;
          expect(made.parts.length).toBeGreaterThan(0);
          for (const part of made.parts) {
            if (part.type === 'draft') expect(part.text).not.toMatch(/[{}[\]…]|^\s*$|\.\./u);
            if (part.type === 'tasks')
              expect(part.tasks.every((task) => task.minutes > 0 && task.title !== '')).toBe(true);
          }
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each(guideContent.forms.map((form) => [form.form, form] as const))(
    '%s shows every text that was filled in',
    (_, form) => {
      const asked = form.fields.filter(({ kind }) => kind === 'text' || kind === 'lines');
      const values = Object.fromEntries(form.fields.map((field) => [field.name, valueFor(field)]));
      const shown = JSON.stringify(makeOf(form, values, NOW, guideContent.texts)).toLowerCase();
      for (const { name } of asked) expect(shown).toContain(`own ${name}`);
    },
  );

  it('reports a missing or invalid field', () => {
    const form = formOf('tonight');
    const whole = { things: 'read', from: '18:00', until: '20:00' };
    expect(problemIn(form, whole)).toBeNull();
    expect(problemIn(form, {})).toEqual({ problem: 'all-empty' });
    expect(problemIn(form, { ...whole, until: '25:00' })).toMatchObject({ problem: 'missing' });
    expect(problemIn(formOf('pile'), { things: 'tax', minutes: 'x' })).toMatchObject({
      problem: 'not-a-number',
    });
  });

  it('prefills the things and the task named in the conversation', () => {
    const valuesOf = (form: string, talk: Parameters<typeof formPart>[2]) =>
      formPart(formOf(form), {}, talk).fields.map(({ value }) => value);
    const named = ['laundry', 'tax'];
    expect(valuesOf('pile', { named, task: 'the essay' })).toEqual(['laundry\ntax', '15', '']);
    expect(valuesOf('pile', { named: [], task: 'the essay' })).toEqual(['the essay', '15', '']);
    expect(valuesOf('pieces', { named, task: 'the essay' })[0]).toBe('the essay');
    expect(valuesOf('pieces', { named: [], task: null })).toEqual(['', '', '20']);
  });
});

it('accepts only valid times of day', () => {
  expect(['09:05', '24:00', '9:05', ''].map(minutesOf)).toEqual([545, null, null, null]);
});
