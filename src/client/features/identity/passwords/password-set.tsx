import { Outcome } from '#client/features/identity/mail/outcome.tsx';
import { Button } from '#client/ui/button.tsx';
import { texts } from '#texts/identity.js';

/** Says that a forgotten password was replaced, and leads to the login. */
export const PasswordSet = ({ onLogIn }: { readonly onLogIn: () => void }) => (
  <Outcome tone="success" message={texts.newPasswordSet}>
    <Button onClick={onLogIn}>{texts.logIn}</Button>
  </Outcome>
);
