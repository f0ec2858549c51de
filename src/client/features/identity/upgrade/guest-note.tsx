import { takeLostFocus } from '#client/lib/take-lost-focus.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/identity.js';
import styles from './guest-note.module.css';
import { useUpgrade } from './use-upgrade.tsx';

/** Reminds a guest that they can make an account, and lets them make it here. */
export const GuestNote = ({ isGuest }: { readonly isGuest: boolean }) => {
  const { upgrade, opens, dialog } = useUpgrade(isGuest);
  if (upgrade === 'none') return null;
  if (upgrade === 'made') {
    return (
      <p role="status" ref={takeLostFocus} tabIndex={-1} className={styles.note}>
        {texts.accountMade}
      </p>
    );
  }
  return (
    <div className={`${styles.note} ${kit.stackStart3}`}>
      <p>{texts.guestNote}</p>
      <Button kind="secondary" {...opens}>
        {texts.makeAccount}
      </Button>
      {dialog}
    </div>
  );
};
