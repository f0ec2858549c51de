import { Outcome } from '#client/features/identity/mail/outcome.tsx';
import { Button } from '#client/ui/button.tsx';

/** Says that a forgotten password was replaced, and leads to the login. */
export const PasswordSet = ({ onLogIn }: { readonly onLogIn: () => void }) => (
  <Outcome
    tone="success"
    message="Your new password is set. You are logged out everywhere. Log in with the new password."
  >
    <Button onClick={onLogIn}>Log In</Button>
  </Outcome>
);
