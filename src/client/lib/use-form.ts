import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as z from 'zod/mini';
import { Refusal, Unreachable } from './api/call.ts';

/** Why a form was not sent, or not accepted. Everything is said once: at its field, or for the whole. */
export interface Problem {
  /** What belongs to no field of the form; null when all is said at the fields. */
  readonly message: string | null;
  /** What is wrong at single fields, by the field's name. */
  readonly fields: Readonly<Record<string, string>>;
}

interface FormPlan {
  /** What the server will check; wrong fields are told without asking it. */
  readonly schema: z.core.$ZodType;
  readonly values: unknown;
  /** Sends it. When the form is gone or `cancel` was called, the signal says so. */
  readonly send: (signal: AbortSignal) => Promise<void>;
  /** Words for a failure that belongs to no field. */
  readonly wordsFor?: (cause: unknown) => string;
}

interface Issue {
  readonly path: string;
  readonly message: string;
}

const BODY = 'body.';

/** The words of a failed call, or else plain ones. */
const usualWords = (cause: unknown): string =>
  cause instanceof Refusal || cause instanceof Unreachable
    ? cause.message
    : 'This did not work. Please try again.';

/** The first message for each field that the form has. */
const atFields = (form: HTMLFormElement | null, issues: readonly Issue[]) => {
  const fields = new Map<string, string>();
  for (const { path, message } of issues)
    if (!fields.has(path) && form?.elements.namedItem(path)) fields.set(path, message);
  return Object.fromEntries(fields);
};

const issuesIn = (schema: z.core.$ZodType, values: unknown): readonly Issue[] =>
  z
    .safeParse(schema, values)
    .error?.issues.map(({ path, message }) => ({ path: path.join('.'), message })) ?? [];

const issuesOf = (cause: unknown): readonly Issue[] =>
  cause instanceof Refusal
    ? cause.issues
        .filter(({ path }) => path.startsWith(BODY))
        .map(({ path, message }) => ({ path: path.slice(BODY.length), message }))
    : [];

/**
 * A form whose fields are named as the server names them. It is sent one at a time, with its
 * progress and its failure as state. Every new submit clears the failure of the last one, and a
 * field that changes clears its own. The focus goes to the first field that is wrong.
 */
export const useForm = ({ schema, values, send, wordsFor = usualWords }: FormPlan) => {
  const form = useRef<HTMLFormElement>(null);
  const sending = useRef<AbortController>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const [failures, setFailures] = useState(0);

  useEffect(() => () => sending.current?.abort(), []);
  useEffect(() => {
    if (failures > 0) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus();
  }, [failures]);

  const fail = (next: Problem): void => {
    setProblem(next);
    setFailures((before) => before + 1);
  };

  const submit = async (): Promise<void> => {
    if (pending) return;
    const wrong = atFields(form.current, issuesIn(schema, values));
    if (Object.keys(wrong).length > 0) return fail({ message: null, fields: wrong });
    const controller = new AbortController();
    sending.current = controller;
    setProblem(null);
    setPending(true);
    try {
      await send(controller.signal);
    } catch (cause) {
      const fields = atFields(form.current, issuesOf(cause));
      const message = Object.keys(fields).length > 0 ? null : wordsFor(cause);
      if (!controller.signal.aborted) fail({ message, fields });
    }
    setPending(false);
  };

  /** Forgets the failure of the last time, and takes back what is being sent. */
  const cancel = (): void => {
    sending.current?.abort();
    setProblem(null);
  };

  const forget = ({ target }: FormEvent): void => {
    if (!(target instanceof HTMLInputElement) || problem?.fields[target.name] === undefined) return;
    const { [target.name]: _, ...fields } = problem.fields;
    setProblem({ ...problem, fields });
  };

  const formProps = {
    ref: form,
    // Our own words, in place of the browser's bubbles.
    noValidate: true,
    onInput: forget,
    onSubmit: (event: FormEvent): void => {
      event.preventDefault();
      void submit();
    },
  };
  return { pending, problem, cancel, formProps };
};
