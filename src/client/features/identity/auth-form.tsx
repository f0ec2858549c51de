import { type ComponentType, Suspense, useEffect, useState } from 'react';
import { Refusal, Unreachable } from '#client/lib/api/call.ts';
import { useForm } from '#client/lib/forms/use-form.ts';
import { invitationInAddress } from '#client/lib/navigation/invitation.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { accountBodies } from '#contract/identity.ts';
import { texts } from '#texts/identity.js';
import { AccountFields, NO_ACCOUNT } from './account/fields.tsx';
import styles from './auth-form.module.css';
import { CheckMail } from './mail/check-mail.tsx';
import { logIn, signUp } from './sign-in.ts';
import type { TherapistChoiceProps, TherapistTyped } from './therapist/choice.tsx';

interface AuthFormProps {
  readonly mode: 'login' | 'signup';
  readonly onModeChange: (mode: 'login' | 'signup') => void;
  /** Opens the password reset with the email that was typed. */
  readonly onForgot: (email: string) => void;
  readonly onSignedIn: () => void;
  /** Lazy-loaded, because few people need it. */
  readonly TherapistChoice: ComponentType<TherapistChoiceProps>;
  /** Lazy-loaded. */
  readonly ForgotLink: ComponentType<{ readonly onForgot: () => void }>;
  /** Lazy-loaded; null if the browser does not support passkeys. */
  readonly LoginByPasskey: ComponentType<{ readonly onSignedIn: () => void }> | null;
  /** Lazy-loaded; renders nothing if the server has no login provider. */
  readonly LoginByProvider: ComponentType<{ readonly returnTo: string }>;
  /** The page to open after signing in. */
  readonly destination: string;
}

/**
 * The form values from before the dialog was closed, without the password. They stay in memory until the tab is closed.
 */
let typedBefore = NO_ACCOUNT;
let therapistBefore: TherapistTyped | null = null;

/** If the page was opened with an invitation link, the therapist sign-up is preselected. */
const therapistAtFirst = (): TherapistTyped | null => {
  const invitation = invitationInAddress();
  if (invitation === null) return therapistBefore;
  const { title = '', organisation = '', registration = '' } = therapistBefore ?? {};
  return { title, organisation, registration, invitation };
};

/** Puts the headline on the first line and all further sentences on the lines below. */
const messageFor = (cause: unknown): string => {
  if (cause instanceof Refusal && cause.status >= 300 && cause.explained) return cause.message;
  const isOdd = cause instanceof Refusal && cause.status < 300;
  const why = cause instanceof Unreachable ? `${cause.message} ` : '';
  return `${isOdd ? texts.somethingWrong : texts.authFailed}\n${why}${texts.typedIsKept}`;
};

/**
 * The form of the authentication dialog. A change of mode keeps the typed values. A change of mode or closing the
 * dialog aborts a pending request.
 */
export const AuthForm = ({
  mode,
  onModeChange,
  onForgot,
  onSignedIn,
  TherapistChoice,
  ForgotLink,
  LoginByPasskey,
  LoginByProvider,
  destination,
}: AuthFormProps) => {
  const [typed, setTyped] = useState(typedBefore);
  const [therapist, setTherapist] = useState(therapistAtFirst);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const isSignup = mode === 'signup';
  const { email, password } = typed;
  const registration = therapist === null ? typed : { ...typed, therapist };
  const { pending, problem, cancel, formProps } = useForm({
    schema: accountBodies[mode],
    values: isSignup ? registration : { email, password },
    messageFor,
    send: async (signal) => {
      const outcome = await (isSignup
        ? signUp(registration, signal)
        : logIn({ email, password }, signal));
      if (outcome === 'in-mail') {
        setSentTo(email);
        return;
      }
      typedBefore = NO_ACCOUNT;
      therapistBefore = null;
      onSignedIn();
    },
  });
  useEffect(() => {
    typedBefore = { ...typed, password: '' };
    therapistBefore = therapist;
  }, [typed, therapist]);
  const { ref: form } = formProps;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a change of mode begins at the first field
  useEffect(() => form.current?.querySelector('input')?.focus(), [mode]);
  if (sentTo !== null) return <CheckMail address={sentTo} onBack={() => setSentTo(null)} />;
  return (
    <form className={kit.stack4} {...formProps}>
      <AccountFields isNew={isSignup} typed={typed} onType={setTyped} problem={problem} />
      {isSignup ? (
        <Suspense fallback={null}>
          <TherapistChoice typed={therapist} onType={setTherapist} errors={problem?.fields ?? {}} />
        </Suspense>
      ) : null}
      {problem === null || problem.message === null ? null : (
        <div role="alert" className={styles.problem}>
          {problem.message.split('\n').map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      )}
      <Button
        type="submit"
        pending={pending}
        pendingLabel={isSignup ? texts.signingUp : texts.loggingIn}
      >
        {isSignup ? texts.signUp : texts.logIn}
      </Button>
      {isSignup ? null : (
        <Suspense fallback={null}>
          <ForgotLink onForgot={() => onForgot(email)} />
        </Suspense>
      )}
      {isSignup || LoginByPasskey === null ? null : (
        <Suspense fallback={null}>
          <LoginByPasskey onSignedIn={onSignedIn} />
        </Suspense>
      )}
      <Suspense fallback={null}>
        <LoginByProvider returnTo={destination} />
      </Suspense>
      <button
        type="button"
        className={styles.other}
        onClick={() => {
          cancel();
          onModeChange(isSignup ? 'login' : 'signup');
        }}
      >
        {isSignup ? texts.haveAccount : texts.haveNoAccount}{' '}
        <span className={styles.link}>{isSignup ? texts.logIn : texts.signUp}</span>
      </button>
    </form>
  );
};
