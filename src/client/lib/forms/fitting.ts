import * as z from 'zod/mini';
import { UserFacingError } from '#client/lib/told.ts';

/** A validation issue and the path to its value, such as `plan.repeat.days.0`. */
export interface Issue {
  readonly path: string;
  readonly message: string;
}

/** The message where a schema has none of its own, instead of its library's. */
const WORDS = { error: () => 'This cannot be used as it is.' } as const;

/** The issues of values that do not fit the schema, with messages for people. */
export const issuesIn = (schema: z.core.$ZodType, values: unknown): readonly Issue[] =>
  z
    .safeParse(schema, values, WORDS)
    .error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];

/** Values that do not fit their schema or that the server refused; `message` is the first issue's unless given. */
export class Unfit extends UserFacingError {
  readonly issues: readonly Issue[];

  constructor(issues: readonly Issue[], message = issues[0]?.message) {
    super(message);
    this.issues = issues;
  }
}

/** The values as parsed by their schema. Throws `Unfit`. */
export const fitting = <Schema extends z.core.$ZodType>(
  schema: Schema,
  values: unknown,
): z.output<Schema> => {
  const read = z.safeParse(schema, values);
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

/** Those of the errors of fields that are true of the values as well. */
export const stillTrue = (
  errors: Readonly<Record<string, string>>,
  issues: readonly Issue[],
): Readonly<Record<string, string>> => {
  const now = fieldErrors(issues, (name) => name in errors);
  return Object.fromEntries(Object.entries(errors).filter(([name, text]) => now[name] === text));
};
