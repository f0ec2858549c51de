import type { FormField } from '#domain/chat/form.ts';

/** The props of every kind of field. */
export interface FormFieldProps {
  readonly field: FormField;
  readonly texts: {
    readonly label: string;
    readonly hint?: string;
    readonly error: string | undefined;
  };
  readonly value: string;
  readonly onFill: (value: string) => void;
}
