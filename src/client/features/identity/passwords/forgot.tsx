import { useState } from 'react';
import { ForgotForm } from '#client/features/identity/mail/forgot-form.tsx';
import { useServerOptions } from '#client/lib/api/server-options.ts';
import { ResetByCode } from './reset-by-code.tsx';

interface ForgotProps {
  /** The email that was typed earlier. */
  readonly typed: string;
  /** Returns to the login. */
  readonly onBack: () => void;
  readonly onSignedIn: () => void;
}

/** The ways to a new password: a mailed link, if the server sends mail, and a recovery code. */
export const Forgot = ({ typed, onBack, onSignedIn }: ForgotProps) => {
  const hasMail = useServerOptions()?.mail === true;
  // If the server's options arrive later, the form does not change, so that nothing typed is lost.
  const [byCode, setByCode] = useState(!hasMail);
  if (hasMail && !byCode) {
    return <ForgotForm typed={typed} onBack={onBack} onCode={() => setByCode(true)} />;
  }
  return (
    <ResetByCode
      typed={typed}
      onBack={onBack}
      onMail={hasMail ? () => setByCode(false) : null}
      onSignedIn={onSignedIn}
    />
  );
};
