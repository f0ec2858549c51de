import { useServerOptions } from '#client/lib/api/server-options.ts';
import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import { TextField } from '#client/ui/fields/text-field.tsx';
import { texts } from '#texts/identity.js';

/** The extra fields of a therapist sign-up; null for all other sign-ups. */
export interface TherapistTyped {
  readonly title: string;
  readonly organisation: string;
  readonly registration: string;
  readonly invitation: string;
}

export interface TherapistChoiceProps {
  readonly typed: TherapistTyped | null;
  readonly onType: (typed: TherapistTyped | null) => void;
  /** Error messages by field name. */
  readonly errors: Readonly<Record<string, string>>;
}

const NOTHING: TherapistTyped = { title: '', organisation: '', registration: '', invitation: '' };

/** The option to sign up as a therapist, with its fields, if the server allows it. */
export const TherapistChoice = ({ typed, onType, errors }: TherapistChoiceProps) => {
  const allowed = useServerOptions()?.therapists ?? null;
  if (allowed === 'off' && typed !== null) {
    return <p>{texts.noTherapists}</p>;
  }
  if (typed === null) {
    return allowed === 'off' ? null : (
      // Reserves its space until the server's options are known, so that nothing moves.
      <Button
        kind="quiet"
        style={{ visibility: allowed === null ? 'hidden' : 'visible' }}
        onClick={() => onType(NOTHING)}
      >
        {texts.iAmTherapist}
      </Button>
    );
  }
  const field = (name: keyof TherapistTyped) => ({
    name: `therapist.${name}`,
    value: typed[name],
    onChange: ({ target }: { readonly target: HTMLInputElement }): void =>
      onType({ ...typed, [name]: target.value }),
    error: errors[`therapist.${name}`],
  });
  return (
    <>
      <p ref={takeLostFocus} tabIndex={-1}>
        {texts.signUpAsTherapist}
      </p>
      <TextField
        label={texts.title}
        hint={texts.titleExample}
        required
        maxLength={80}
        {...field('title')}
      />
      <TextField
        label={texts.organisation}
        autoComplete="organization"
        maxLength={120}
        {...field('organisation')}
      />
      <TextField
        label={texts.registration}
        hint={texts.registrationHint}
        maxLength={300}
        {...field('registration')}
      />
      {allowed === 'open' ? null : (
        <TextField
          label={texts.invitationCode}
          hint={texts.invitationHint}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          required
          {...field('invitation')}
        />
      )}
      <Button kind="quiet" onClick={() => onType(null)}>
        {texts.iAmNoTherapist}
      </Button>
    </>
  );
};
