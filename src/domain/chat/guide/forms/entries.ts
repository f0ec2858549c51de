import { isLocalDate } from '#domain/shared/time/local-date.ts';
import type { GuideField, GuideForm } from '../content.ts';
import { linesOf } from './draft.ts';
import { minutesOf, numberOf } from './plan.ts';

/** The problem with a submitted form: all fields are empty, or one is invalid. */
export type FormProblem =
  | { readonly problem: 'all-empty' }
  | { readonly problem: 'missing' | 'not-a-number'; readonly field: string };

const isFilled = (value: string | undefined): boolean => (value ?? '').trim() !== '';

const fitsKind = ({ kind, options }: GuideField, value: string): boolean => {
  switch (kind) {
    case 'number':
      return numberOf(value) !== null;
    case 'time':
      return minutesOf(value) !== null;
    case 'date':
      return isLocalDate(value);
    case 'choice':
      return options.includes(value);
    case 'lines':
      return linesOf(value).length > 0;
    default:
      return true;
  }
};

/** The first problem of a form; null if it is valid. Values without a field are ignored. */
export const problemIn = (
  form: GuideForm,
  values: Readonly<Record<string, string>>,
): FormProblem | null => {
  // A preset value alone does not count as input.
  const own = form.fields.filter(({ value }) => value === '');
  if (own.length > 0 && !own.some(({ name }) => isFilled(values[name])))
    return { problem: 'all-empty' };
  for (const field of form.fields) {
    const value = (values[field.name] ?? '').trim();
    if (value === '' && field.required) return { problem: 'missing', field: field.label };
    if (value === '' || fitsKind(field, value)) continue;
    const problem = field.kind === 'number' ? 'not-a-number' : 'missing';
    return { problem, field: field.label };
  }
  return null;
};

/** The values of a form's own fields, trimmed. */
export const ownValues = (
  form: GuideForm,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(form.fields.map(({ name }) => [name, (values[name] ?? '').trim()]));
