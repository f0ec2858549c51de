import { useServerOptions } from '#client/lib/api/server-options.ts';
import { Button } from '#client/ui/button.tsx';
import styles from './mail.module.css';

/**
 * Opens the password reset if the server sends mail, and otherwise explains whom to ask. Reserves the same space until
 * this is known.
 */
export const ForgotLink = ({ onForgot }: { readonly onForgot: () => void }) => {
  const options = useServerOptions();
  if (options?.mail === false) {
    return <p className={styles.forgot}>Forgot your password? Ask whoever runs this Evenkeel.</p>;
  }
  return (
    <Button
      kind="quiet"
      style={{ visibility: options === null ? 'hidden' : 'visible' }}
      onClick={onForgot}
    >
      Forgot your password?
    </Button>
  );
};
