import { isLocalDate } from '#domain/shared/time/local-date.ts';
import type { GuideField, GuideForm } from '../content.ts';
import { linesOf } from './draft.ts';
import { minutesOf, numberOf } from './plan.ts';

/** What is wrong with a form that was sent: all fields are empty, or one of them does not fit. */
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

/** The first thing that is wrong; null where the form can be used. Values of no field are left out of view. */
export const problemIn = (
  form: GuideForm,
  values: Readonly<Record<string, string>>,
): FormProblem | null => {
  // What stood in a field from the start says nothing by itself.
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

/** The values of a form's own fields, without space around them. */
export const ownValues = (
  form: GuideForm,
  values: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> =>
  Object.fromEntries(form.fields.map(({ name }) => [name, (values[name] ?? '').trim()]));
