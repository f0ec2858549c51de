import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import styles from './guest-note.module.css';
import { useUpgrade } from './use-upgrade.tsx';

/** Reminds a guest that they can make an account, and lets them make it here. */
export const GuestNote = ({ isGuest }: { readonly isGuest: boolean }) => {
  const { upgrade, opens, dialog } = useUpgrade(isGuest);
  if (upgrade === 'none') return null;
  if (upgrade === 'made') {
    return (
      <p role="status" ref={takeLostFocus} tabIndex={-1} className={styles.note}>
        Your account is made. Everything you entered is kept.
      </p>
    );
  }
  return (
    <div className={`${styles.note} ${kit.stackStart3}`}>
      <p>
        You are here as a guest. Make an account to keep what you enter and to log in on other
        devices.
      </p>
      <Button kind="secondary" {...opens}>
        Make an account
      </Button>
      {dialog}
    </div>
  );
};
