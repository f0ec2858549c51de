import { useState } from 'react';
import styles from '#client/lib/window/banners.module.css';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';

interface UpdateNoticeProps {
  /**
   * Activates the new version and loads the page again. Returns false if another tab is in use, so that it has to wait;
   * rejects if the activation takes too long.
   */
  readonly onReload: () => Promise<boolean>;
}

/** Says that a new version of the app is ready. */
export const UpdateNotice = ({ onReload }: UpdateNoticeProps) => {
  const [outcome, setOutcome] = useState('');
  const reload = async (): Promise<void> => {
    try {
      if (!(await onReload()))
        setOutcome(' It has to wait, because Evenkeel is in use in another tab.');
    } catch {
      setOutcome(' It did not load in time. You can try again.');
    }
  };
  return (
    <div className={`${kit.rowMiddle13} ${styles.banner}`}>
      <p className={styles.text}>{`A new version of Evenkeel is ready.${outcome}`}</p>
      <Button kind="secondary" size="small" onClick={reload}>
        Reload now
      </Button>
    </div>
  );
};
