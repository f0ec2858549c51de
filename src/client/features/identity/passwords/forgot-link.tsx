import { useServerOptions } from '#client/lib/api/server-options.ts';
import { Button } from '#client/ui/button.tsx';

/**
 * Opens the ways to a new password, of which there is one more if the server sends mail. Reserves the same space until
 * this is known.
 */
export const ForgotLink = ({ onForgot }: { readonly onForgot: () => void }) => (
  <Button
    kind="quiet"
    style={{ visibility: useServerOptions() === null ? 'hidden' : 'visible' }}
    onClick={onForgot}
  >
    Forgot your password?
  </Button>
);
