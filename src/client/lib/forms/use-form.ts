import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Refusal } from '#client/lib/api/call.ts';
import { errorText } from '#client/lib/user-facing-error.ts';
import { tracked, within } from '#client/platform/after.ts';
import { withAncestors } from '#client/platform/page/lost-focus.ts';
import { texts } from '#texts/forms.js';
import { fieldErrors, type Issue, issuesIn, stillTrue, Unfit } from './fitting.ts';

/** Why a form was not sent or not accepted. Each error is shown once: next to its field, or for the whole form. */
export interface FormProblem {
  /** The error that belongs to no field; null when all errors belong to fields. */
  readonly message: string | null;
  /** The field errors by field name. */
  readonly fields: Readonly<Record<string, string>>;
}

interface KeptProblem extends FormProblem {
  /** The schema that found the problem; null if the server found it. */
  readonly schema: z.ZodMiniType | null;
}

export interface FormPlan {
  /**
   * The schema of the values; the server's where it has one. Invalid values are reported without a request. A form that
   * belongs to a main page passes a function that loads the schema, because main pages do not load the schema library.
   */
  readonly schema: z.ZodMiniType | (() => Promise<z.ZodMiniType>);
  readonly values: unknown;
  /** Whether the values may be sent even if their schema cannot be loaded; true by default. */
  readonly isComplete?: boolean;
  /** Sends the form; the signal aborts when the form is removed or `cancel` is called. */
  readonly send: (signal: AbortSignal) => Promise<void>;
  /** The message for an error that belongs to no field. */
  readonly messageFor?: (cause: unknown) => string;
}

const NOT_CHECKED = texts.notChecked;

/** How long a form waits for its schema to load. */
const SCHEMA_LIMIT_MS = 2_000;

/**
 * Loads a schema. Null if it cannot be loaded now; complete values are then sent unchecked, because the server checks
 * them in any case.
 */
const loaded = (load: () => Promise<z.ZodMiniType>): Promise<z.ZodMiniType | null> =>
  tracked(within(SCHEMA_LIMIT_MS, load()).catch(() => null));

const BODY = /^body\./;
/** An invalid field, or the first one of an invalid group. */
const INVALID = '[aria-invalid], [data-invalid] input';

const issuesOf = (cause: unknown): readonly Issue[] => {
  if (!(cause instanceof Unfit || cause instanceof Refusal)) return [];
  return cause.issues.map(({ path, message }) => ({
    path: path.replace(BODY, ''),
    message,
  }));
};

const firstOf = (fields: Readonly<Record<string, string>>): string | null =>
  Object.values(fields)[0] ?? null;

/** The first error of each field in the form. */
const errorsIn = (form: HTMLFormElement | null, issues: readonly Issue[]) =>
  fieldErrors(issues, (name) => Boolean(form?.elements.namedItem(name)));

/**
 * A form whose fields have the server's names, with its pending state and its errors. Only one submission runs at a
 * time. A new submission clears all errors, and changing a field clears the error of that field. An error found by the
 * schema disappears when the values become valid, even if other code changed them. The focus moves to the first invalid
 * field.
 */
export const useForm = ({
  schema,
  values,
  isComplete = true,
  send,
  messageFor = errorText,
}: FormPlan) => {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<KeptProblem | null>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => {
    if (failures === 0) return;
    const field = form.current?.querySelector<HTMLElement>(INVALID);
    // An error that no field shows is shown for the form.
    if (field === null)
      setProblem((now) => now && { ...now, message: now.message ?? firstOf(now.fields) });
    // Open collapsed sections around the field, so that it can be seen and focused.
    for (const around of withAncestors(field ?? null))
      if (around instanceof HTMLDetailsElement) around.open = true;
    field?.focus();
  }, [failures]);

  const fail = (next: KeptProblem): void => {
    setProblem(next);
    setFailures((before) => before + 1);
  };

  const submit = async (): Promise<void> => {
    if (pending) return;
    const controller = new AbortController();
    sending.current = controller;
    setPending(true);
    // The form may be removed while its schema loads.
    const submitted = form.current;
    const known = typeof schema === 'function' ? await loaded(schema) : schema;
    if (controller.signal.aborted) return setPending(false);
    if (known === null && !isComplete) {
      setPending(false);
      return fail({ message: NOT_CHECKED, fields: {}, schema: null });
    }
    const wrong = known === null ? {} : errorsIn(submitted, issuesIn(known, values));
    if (Object.keys(wrong).length > 0) {
      setPending(false);
      return fail({ message: null, fields: wrong, schema: known });
    }
    setProblem(null);
    try {
      await send(controller.signal);
    } catch (cause) {
      const fields = errorsIn(submitted, issuesOf(cause));
      const message = Object.keys(fields).length > 0 ? null : messageFor(cause);
      if (!controller.signal.aborted) fail({ message, fields, schema: null });
    }
    setPending(false);
  };

  /** Clears the errors and aborts a running submission. */
  const cancel = (): void => {
    sending.current?.abort();
    setProblem(null);
  };

  const clearFieldError = ({ target }: FormEvent): void => {
    const name = target instanceof Element ? target.getAttribute('name') : null;
    if (name === null || problem?.fields[name] === undefined) return;
    const { [name]: _, ...fields } = problem.fields;
    setProblem({ ...problem, fields });
  };

  const formProps = {
    ref: form,
    // The app shows its own messages instead of the browser's.
    noValidate: true,
    onInput: clearFieldError,
    // Usually loads the schema before it is needed.
    onFocus: (): void => {
      if (typeof schema === 'function') void loaded(schema);
    },
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
  /** The current schema, if a schema found the problem. */
  const found = typeof schema === 'function' || !problem?.schema ? problem?.schema : schema;
  const shown: FormProblem | null =
    problem !== null && found
      ? { ...problem, fields: stillTrue(problem.fields, issuesIn(found, values)) }
      : problem;

  /** Props that connect a text field to its value and its error. */
  const bind = (name: string, value: string, onText: (text: string) => void) => ({
    name,
    value,
    error: shown?.fields[name],
    onChange: ({
      currentTarget,
    }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>): void =>
      onText(currentTarget.value),
  });

  return { pending, problem: shown, cancel, formProps, bind };
};

/** The return value of `useForm`. */
export type Form = ReturnType<typeof useForm>;
