import { useState } from 'react';
import styles from '#client/lib/window/banners.module.css';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/loading.js';

interface UpdateNoticeProps {
  /**
   * Activates the new version and loads the page again. Returns false if another tab is in use, so that it has to wait;
   * rejects if the activation takes too long.
   */
  readonly onReload: () => Promise<boolean>;
}

/** Says that a new version of the app is ready. */
export const UpdateNotice = ({ onReload }: UpdateNoticeProps) => {
  const [outcome, setOutcome] = useState<string>(texts.newVersion);
  const reload = async (): Promise<void> => {
    try {
      if (!(await onReload())) setOutcome(texts.newVersionWaits);
    } catch {
      setOutcome(texts.newVersionIsLate);
    }
  };
  return (
    <div className={`${kit.rowMiddle13} ${styles.banner}`}>
      <p className={styles.text}>{outcome}</p>
      <Button kind="secondary" size="small" onClick={reload}>
        {texts.reloadNow}
      </Button>
    </div>
  );
};
