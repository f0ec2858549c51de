import { Button } from '#client/ui/button.tsx';

/** Opens the ways to a new password. */
export const ForgotLink = ({ onForgot }: { readonly onForgot: () => void }) => (
  <Button kind="quiet" onClick={onForgot}>
    Forgot your password?
  </Button>
);
