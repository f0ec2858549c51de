import { Button } from '#client/ui/button.tsx';
import { texts } from '#texts/identity.js';

/** Opens the ways to a new password. */
export const ForgotLink = ({ onForgot }: { readonly onForgot: () => void }) => (
  <Button kind="quiet" onClick={onForgot}>
    {texts.forgotPassword}
  </Button>
);
