import type { ChangeEvent, Dispatch, SetStateAction } from 'react';
import type { FormProblem } from '#client/lib/forms/use-form.ts';
import { PasswordField } from '#client/ui/fields/password-field.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/identity.js';
import { PASSWORD_HINT } from './texts.ts';

type Account = typeof NO_ACCOUNT;

export const NO_ACCOUNT = { name: '', email: '', password: '' };

interface AccountFieldsProps {
  /** Whether the fields also ask for a name and for a new password. */
  readonly isNew: boolean;
  readonly typed: Account;
  readonly onType: Dispatch<SetStateAction<Account>>;
  readonly problem: FormProblem | null;
}

/** The fields to sign up or log in with. */
export const AccountFields = ({ isNew, typed, onType, problem }: AccountFieldsProps) => {
  const field = (name: keyof Account) => ({
    name,
    required: true,
    value: typed[name],
    // Updates from the latest state, because password managers fill several fields at the same time.
    onChange: ({ target }: ChangeEvent<HTMLInputElement>): void =>
      onType((now) => ({ ...now, [name]: target.value })),
    error: problem?.fields[name],
  });
  return (
    <>
      {isNew ? (
        <TextField label={common.name} autoComplete="name" maxLength={100} {...field('name')} />
      ) : null}
      <TextField label={texts.email} type="email" autoComplete="email" {...field('email')} />
      <PasswordField
        label={texts.password}
        autoComplete={isNew ? 'new-password' : 'current-password'}
        hint={isNew ? PASSWORD_HINT : undefined}
        {...field('password')}
      />
    </>
  );
};
