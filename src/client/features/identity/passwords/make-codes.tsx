import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { closeOffer, justTyped } from '#client/features/identity/offers/account-offer.ts';
import {
  forgetCodes,
  keepCodes,
  unkeptCodes,
} from '#client/features/identity/second-factor/kept-codes.ts';
import { RecoveryCodes } from '#client/features/identity/second-factor/recovery-codes.tsx';
import { call, Refusal } from '#client/lib/api/call.ts';
import { EntryForm } from '#client/lib/forms/entry-form.tsx';
import { useForm } from '#client/lib/forms/use-form.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { makePasswordCodesBody, passwordCodeEndpoints } from '#contract/accounts/password-codes.ts';
import { texts } from '#texts/identity.js';

const KIND = 'password-codes';

/** How many recovery codes for the password are left, and when they were made. */
export const codesState = queryOptions({
  queryKey: [KIND],
  queryFn: ({ signal }) => call(passwordCodeEndpoints.left, { signal }),
});

interface MakeCodesProps {
  readonly userId: string;
  /** Whether to ask for the password. If a second factor is set up, the server asks for that instead. */
  readonly asksPassword: boolean;
  /** Text above the buttons. */
  readonly children: ReactNode;
  readonly submit: string;
  readonly cancel: string;
  readonly onCancel: () => void;
  /** Called when the person has saved the codes. */
  readonly onSaved: () => void;
}

/** Makes recovery codes for the password, and shows them once. Right after a sign-up, the password is not asked for. */
export const MakeCodes = ({
  userId,
  asksPassword,
  children,
  submit,
  cancel,
  onCancel,
  onSaved,
}: MakeCodesProps) => {
  const client = useQueryClient();
  const [codes, setCodes] = useState(() => unkeptCodes(userId, KIND));
  const [known, setKnown] = useState(() => justTyped(userId));
  const [typed, setTyped] = useState('');
  const values = asksPassword ? { password: known ?? typed } : {};
  const form = useForm({
    schema: makePasswordCodesBody,
    values,
    send: async () => {
      try {
        const { codes: made } = await call(passwordCodeEndpoints.make, { body: values });
        keepCodes(userId, made, KIND);
        setCodes(made);
        await client.invalidateQueries({ queryKey: codesState.queryKey });
      } catch (error) {
        // If the password was changed meanwhile, it has to be typed.
        const isPassword = (issue: { readonly path: string }): boolean =>
          issue.path.endsWith('password');
        if (error instanceof Refusal && error.issues.some(isPassword)) setKnown(null);
        throw error;
      }
    },
  });
  if (codes !== null) {
    return (
      <RecoveryCodes
        kind={KIND}
        codes={codes}
        onKept={() => {
          forgetCodes(userId, KIND);
          closeOffer(KIND);
          onSaved();
        }}
      />
    );
  }
  return (
    <EntryForm
      form={form}
      submit={submit}
      sending={texts.makingCodes}
      cancel={cancel}
      onCancel={onCancel}
    >
      {children}
      {asksPassword && known === null ? (
        <PasswordField
          label={texts.yourPassword}
          autoComplete="current-password"
          required
          {...form.bind('password', typed, setTyped)}
        />
      ) : null}
    </EntryForm>
  );
};
