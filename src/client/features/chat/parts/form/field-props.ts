import type { FormField } from '#domain/chat/form.ts';

/** What each kind of field gets. */
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
