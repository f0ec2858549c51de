import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { FormField } from '#domain/chat/form.ts';
import { entriesOf, messageOf } from './entries.ts';
import { problemsIn } from './problems.ts';
import { filledRows, rowsOf, valueOfRows } from './rows.ts';

const field = (kind: FormField['kind'], label = 'What', required = false): FormField => ({
  name: kind,
  label,
  kind,
  required,
  options: kind === 'choice' ? ['a', 'b'] : [],
  value: '',
});

describe('a sent form', () => {
  it.each<[FormField, typed: string, sent: string, line: string]>([
    [field('text', 'Who is it for?'), '  Mia ', 'Mia', 'Who is it for? Mia'],
    [field('text', 'I am sorry that I …'), 'was late', 'was late', 'I am sorry that I … was late'],
    [field('lines', 'Pieces'), ' bin\n\n dishes \n', 'bin\ndishes', 'Pieces: bin; dishes'],
    [field('number', 'Minutes'), '20', '20', 'Minutes: 20'],
    [field('time', 'Begin'), '18:30', '18:30', 'Begin: 18:30'],
    [field('choice', 'Which'), 'a', 'a', 'Which: a'],
    [
      field('rows', 'Steps'),
      ' sleeve \t30\n\t\ndoor\t5',
      'sleeve\t30\ndoor\t5',
      'Steps: sleeve (30); door (5)',
    ],
  ])('sends a field of kind $kind as values and as text', (one, typed, sent, line) => {
    const values = { [one.name]: typed };
    expect(entriesOf('f', [one], values)).toEqual({ form: 'f', values: { [one.name]: sent } });
    expect(messageOf([one], values)).toBe(line);
  });

  it('has one line for each filled field, and dates with the name of the month', () => {
    const fields = [field('text'), field('lines'), field('date', 'Until')];
    const values = { text: 'tax', lines: ' \n', date: '2026-11-23' };
    expect(messageOf(fields, values)).toMatch(/^What: tax\nUntil: .*November/);
    expect(Object.keys(entriesOf('f', fields, values).values)).toEqual(['text', 'date']);
  });

  it('keeps all rows, and shows at least three', () => {
    const row = fc.record({ text: fc.string(), number: fc.nat(999).map(String) });
    fc.assert(
      fc.property(fc.array(row), (rows) => {
        const value = valueOfRows(rows);
        expect(rowsOf(value).length).toBe(Math.max(3, rows.length));
        expect(filledRows(value).map(({ number }) => number)).toEqual(
          rows.map((one) => one.number),
        );
      }),
    );
  });
});

describe('an invalid form', () => {
  const long = 'a'.repeat(2001);
  it.each<[FormField, typed: string, isUnreadable: boolean, RegExp | null]>([
    [field('text', 'What', true), '  ', false, /Write something/],
    [field('lines', 'What', true), '\n', false, /at least one line/],
    [field('choice', 'What', true), '', false, /Choose one/],
    [field('rows', 'What', true), '\t\n\t', false, /at least one row/],
    [field('text'), long, false, /room for 2,000 characters. You’ve typed 1 too many/],
    [field('number'), '2.5', false, /whole number/],
    [field('time'), '', true, /hour and the minutes/],
    [field('rows'), 'door\t5\nsleeve\t', false, /Row 2 needs a whole number/],
    [field('rows'), '\t5', false, /Row 1 has a number but no words/],
    [field('text'), '', false, /Write something/],
    [field('number'), '0', false, null],
    [field('rows'), 'door\t5\n\t', false, null],
  ])('shows the problem at the field: %o %j', (one, typed, isUnreadable, said) => {
    const unreadable = new Set(isUnreadable ? [one.name] : []);
    const found = problemsIn([one], { [one.name]: typed }, unreadable);
    if (said === null) expect(found).toEqual({});
    else expect(found[one.name]).toMatch(said);
  });

  it('reports at the longest field that all fields together are too long for one message', () => {
    const fields = [field('text'), field('lines'), field('choice')];
    const values = { text: 'a'.repeat(1999), lines: 'b'.repeat(2000), choice: 'a' };
    expect(Object.entries(problemsIn(fields, values, new Set()))).toEqual([
      ['lines', expect.stringMatching(/^All the fields together have room for 4,000/)],
    ]);
  });
});
