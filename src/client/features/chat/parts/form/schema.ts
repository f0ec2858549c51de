import * as z from 'zod/mini';
import type { FormField } from '#domain/chat/form.ts';
import type { Values } from './entries.ts';
import { problemsIn } from './problems.ts';

/**
 * The schema of the values of a form.
 *
 * @param unreadable the names of the fields whose content the browser cannot parse
 */
export const schemaOf = (fields: readonly FormField[], unreadable: () => ReadonlySet<string>) =>
  z.custom<Values>().check(({ value: input, issues }) => {
    for (const [name, message] of Object.entries(problemsIn(fields, input, unreadable())))
      issues.push({ code: 'custom', path: [name], message, input });
  });
