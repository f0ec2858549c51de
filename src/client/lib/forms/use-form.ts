import { type ChangeEvent, type FormEvent, useEffect, useRef, useState } from 'react';
import type * as z from 'zod/mini';
import { Refusal } from '#client/lib/api/call.ts';
import { errorText } from '#client/lib/told.ts';
import { withAncestors } from '#client/platform/page/lost-focus.ts';
import { fieldErrors, type Issue, issuesIn, stillTrue, Unfit } from './fitting.ts';

/**
 * Why a form was not sent or not accepted; each error is shown once, at its field or for the form.
 */
export interface FormProblem {
  /** The error that belongs to no field; null when all errors belong to fields. */
  readonly message: string | null;
  /** The errors of fields, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
}

interface KeptProblem extends FormProblem {
  /** Whether the schema found it here, and not the server. */
  readonly isOurs: boolean;
}

interface FormPlan {
  /** The server's schema; invalid values are reported without a request. */
  readonly schema: z.core.$ZodType;
  readonly values: unknown;
  /** Sends the form; the signal aborts when the form is removed or `cancel` is called. */
  readonly send: (signal: AbortSignal) => Promise<void>;
  /** The message for an error that belongs to no field. */
  readonly messageFor?: (cause: unknown) => string;
}

const BODY = 'body.';

const issuesOf = (cause: unknown): readonly Issue[] => {
  if (!(cause instanceof Unfit || cause instanceof Refusal)) return [];
  return cause.issues.map(({ path, message }) => ({
    path: path.startsWith(BODY) ? path.slice(BODY.length) : path,
    message,
  }));
};

const firstOf = (fields: Readonly<Record<string, string>>): string | null =>
  Object.values(fields)[0] ?? null;

/** The first error of each field in the form. */
const errorsIn = (form: HTMLFormElement | null, issues: readonly Issue[]) =>
  fieldErrors(issues, (name) => Boolean(form?.elements.namedItem(name)));

/**
 * A form whose fields have the server's names, with its pending state and its errors. Only one submit
 * runs at a time. A submit clears all errors, a change of a field clears its own, and what the schema found
 * goes once the values fit, whatever changed them. The focus moves to the first invalid field.
 */
export const useForm = ({ schema, values, send, messageFor = errorText }: FormPlan) => {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<KeptProblem | null>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => {
    if (failures === 0) return;
    const field = form.current?.querySelector<HTMLElement>('[aria-invalid]');
    // An error that no field shows is shown for the form.
    if (field === null)
      setProblem((now) => now && { ...now, message: now.message ?? firstOf(now.fields) });
    // A field in a collapsed section cannot be seen or focused.
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
    const wrong = errorsIn(form.current, issuesIn(schema, values));
    if (Object.keys(wrong).length > 0) return fail({ message: null, fields: wrong, isOurs: true });
    const controller = new AbortController();
    sending.current = controller;
    setProblem(null);
    setPending(true);
    try {
      await send(controller.signal);
    } catch (cause) {
      const fields = errorsIn(form.current, issuesOf(cause));
      const message = Object.keys(fields).length > 0 ? null : messageFor(cause);
      if (!controller.signal.aborted) fail({ message, fields, isOurs: false });
    }
    setPending(false);
  };

  /** Clears the errors and aborts a running submit. */
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
    // Shows our own messages instead of the browser's.
    noValidate: true,
    onInput: clearFieldError,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
  const shown: FormProblem | null = problem?.isOurs
    ? { ...problem, fields: stillTrue(problem.fields, issuesIn(schema, values)) }
    : problem;

  /** Connects a text field to its value and to its error. */
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

/** A form as `useForm` gives it. */
export type Form = ReturnType<typeof useForm>;
