import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { errorText } from '#client/lib/user-facing-error.ts';
import { fieldErrors, fitting, issuesIn, stillTrue, Unfit } from './fitting.ts';

const schema = z.object({
  name: z.string().check(z.minLength(1, { error: 'It needs a name.' })),
  days: z.array(z.number({ error: 'A day is a number.' })),
  extra: z.optional(z.object({ size: z.enum(['full', 'micro']) })),
});
const wrong = { name: '', days: [1, Number.NaN, 'x'], extra: { size: 'huge' } };
const HERE = 'Something here isn’t right. Change it, then try again.';

const endOf = (values: unknown): unknown => {
  try {
    return fitting(schema, values);
  } catch (cause) {
    return cause;
  }
};

describe('values that do not fit the schema', () => {
  it('give one error per field', () => {
    const isField = (name: string) => ['name', 'days'].includes(name);
    expect(fieldErrors(issuesIn(schema, wrong), isField)).toEqual({
      name: 'It needs a name.',
      days: 'A day is a number.',
    });
  });

  it('keep their errors until they fit, even if something else made them fit', () => {
    const isField = (name: string) => ['name', 'days', 'days.1'].includes(name);
    const errors = fieldErrors(issuesIn(schema, wrong), isField);
    expect(Object.keys(errors)).toEqual(['name', 'days.1', 'days']);
    expect(stillTrue(errors, issuesIn(schema, wrong))).toEqual(errors);
    const filled = { ...wrong, name: 'Bed', days: [1, 2, Number.NaN] };
    expect(Object.keys(stillTrue(errors, issuesIn(schema, filled)))).toEqual(['days']);
    expect(stillTrue(errors, issuesIn(schema, { name: 'Bed', days: [] }))).toEqual({});
  });

  it('get a readable message if the schema has none', () => {
    expect(errorText(endOf({ ...wrong, name: 'x', days: [] }))).toBe(HERE);
  });

  it('throw an error with all issues', () => {
    const end = endOf(wrong);
    expect(end).toBeInstanceOf(Unfit);
    expect(errorText(end)).toBe('It needs a name.');
  });

  it('differ from values that fit, which are returned', () => {
    expect(endOf({ name: 'Bed', days: [1] })).toEqual({ name: 'Bed', days: [1] });
  });
});
