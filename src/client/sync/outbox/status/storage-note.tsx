import { useOutbox } from '#client/sync/outbox/context.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/sending.js';
import styles from './status.module.css';

/** Tells the person when this browser stores nothing on the device. */
export const StorageNote = () => {
  const { keeps } = useOutbox();
  return (
    <div role="status" className={styles.note}>
      {keeps ? null : <p className={`${kit.softSmall} ${styles.line}`}>{texts.nothingStored}</p>}
    </div>
  );
};
