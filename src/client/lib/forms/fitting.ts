import type * as z from 'zod/mini';
import { UserFacingError } from '#client/lib/user-facing-error.ts';
import { texts } from '#texts/forms.js';

/** A validation issue and the path to its value, such as `plan.repeat.days.0`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The message for an issue whose schema has no message of its own. It replaces the library's message. */
const WORDS = { error: () => texts.cannotBeUsed } as const;

/** The issues that the schema finds in these values, with messages for people. */
export const issuesIn = (schema: z.ZodMiniType, values: unknown): readonly Issue[] =>
  schema
    .safeParse(values, WORDS)
    .error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];

/**
 * Thrown for values that do not match their schema or that the server refused. By default, `message` is the message of
 * the first issue.
 */
export class Unfit extends UserFacingError {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], message = issues[0]?.message) {
    super(message);
    this.issues = issues;
  }
}

/** Parses the values with their schema. Throws `Unfit` if they do not match it. */
export const fitting = <Schema extends z.ZodMiniType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> => {
  const read = schema.safeParse(values);
  if (read.success) return read.data;
  throw new Unfit(issuesIn(schema, values));
};

/**
 * The first error of each field, by the field's name. An issue inside a field's value, such as one of the dates in a
 * list, is an error of that field.
 *
 * @param isField whether a field has this name
 */
export const fieldErrors = (
  issues: readonly Issue[],
  isField: (name: string) => boolean,
): Readonly<Record<string, string>> => {
  const fields = new Map<string, string>();
  for (const { path, message } of issues) {
    let name = path;
    while (name !== '' && !isField(name)) name = name.slice(0, Math.max(0, name.lastIndexOf('.')));
    if (name !== '' && !fields.has(name)) fields.set(name, message);
  }
  return Object.fromEntries(fields);
};

/** The field errors that still apply, given the issues of the current values. */
export const stillTrue = (
  errors: Readonly<Record<string, string>>,
  issues: readonly Issue[],
): Readonly<Record<string, string>> => {
  const now = fieldErrors(issues, (name) => name in errors);
  return Object.fromEntries(Object.entries(errors).filter(([name, text]) => now[name] === text));
};
