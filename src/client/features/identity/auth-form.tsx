import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Refusal, Unreachable } from '#client/lib/api.ts';
import { type Problem, useSubmit } from '#client/lib/use-submit.ts';
import { Button } from '#client/ui/button.tsx';
import { AccountFields, NO_ACCOUNT } from './account-fields.tsx';
import styles from './auth-form.module.css';
import { logIn, signUp } from './sign-in.ts';

interface AuthFormProps {
  readonly mode: 'login' | 'signup';
  readonly onModeChange: (mode: 'login' | 'signup') => void;
  readonly onSignedIn: () => void;
}

const messageOf = ({ cause }: Problem): string => {
  if (!(cause instanceof Refusal)) return 'Authentication failed';
  if (cause.status < 300) return 'Something went wrong';
  return cause.explained ? cause.message : 'Authentication failed';
};

/** The content of the authentication dialog, in both modes; what was typed stays when they change. */
export const AuthForm = ({ mode, onModeChange, onSignedIn }: AuthFormProps) => {
  const [typed, setTyped] = useState(NO_ACCOUNT);
  const form = useRef<HTMLFormElement>(null);
  const isSignup = mode === 'signup';
  const { pending, problem, submit, clear } = useSubmit(async () => {
    const { email, password } = typed;
    await (isSignup ? signUp(typed) : logIn({ email, password }));
    onSignedIn();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of mode begins at the first field
  useEffect(() => form.current?.querySelector('input')?.focus(), [mode]);
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    submit();
  };
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit}>
      <AccountFields isNew={isSignup} typed={typed} onType={setTyped} problem={problem} />
      {problem === null ? null : (
        <div className={styles.problem}>
          <p role="alert">{messageOf(problem)}</p>
          {problem.cause instanceof Unreachable ? <p>{problem.message}</p> : null}
        </div>
      )}
      <Button
        type="submit"
        pending={pending}
        pendingLabel={isSignup ? 'Signing up…' : 'Logging in…'}
      >
        {isSignup ? 'Sign Up' : 'Log In'}
      </Button>
      <button
        type="button"
        className={styles.other}
        onClick={() => {
          clear();
          onModeChange(isSignup ? 'login' : 'signup');
        }}
      >
        {isSignup ? 'Already have an account?' : "Don't have an account?"}{' '}
        <span className={styles.link}>{isSignup ? 'Log In' : 'Sign Up'}</span>
      </button>
    </form>
  );
};
