import { describe, expect, it } from 'vitest';
import type { FormField } from '#domain/chat/form.ts';
import { problemsIn } from './problems.ts';

const FIELD = { name: 'it', label: 'It', required: true, options: [], value: '' } as const;

/** The error message for a field with this value; undefined if the value is valid. */
const saidAt = (field: Pick<FormField, 'kind' | 'min' | 'max'>, value: string) =>
  problemsIn([{ ...FIELD, ...field }], { it: value }, new Set()).it;

describe('the errors of number fields', () => {
  it.each<readonly [Pick<FormField, 'min' | 'max'>, value: string, said: string | undefined]>([
    [{}, '', 'Write a whole number, such as 20.'],
    [{}, '2.5', 'Write a whole number, such as 20.'],
    [{}, '0', undefined],
    [{ min: 1 }, '0', 'Write a whole number, 1 or more.'],
    [{ min: 1 }, '1', undefined],
    [{ min: 0, max: 100 }, '100', undefined],
    [{ min: 0, max: 100 }, '101', 'Write a whole number from 0 to 100.'],
    [{ min: 1, max: 60 }, '0', 'Write a whole number from 1 to 60.'],
  ])('with %j and "%s"', (bounds, value, said) => {
    expect(saidAt({ kind: 'number', ...bounds }, value)).toBe(said);
  });

  it.each<readonly [value: string, said: string | undefined]>([
    ['touch the handle\t100', undefined],
    ['touch the handle\t101', 'Row 1 needs a whole number from 0 to 100.'],
    ['\t30', 'Row 1 has a number but no words. Write a few words, or remove the row.'],
  ])('in the row "%s"', (value, said) => {
    expect(saidAt({ kind: 'rows', min: 0, max: 100 }, value)).toBe(said);
  });
});
