import { useOutbox } from '#client/sync/outbox/context.ts';
import kit from '#client/ui/layout/kit.module.css';
import styles from './status.module.css';

/** Tells the person when this browser stores nothing on the device. */
export const StorageNote = () => {
  const { keeps } = useOutbox();
  return (
    <div role="status" className={styles.note}>
      {keeps ? null : (
        <p className={`${kit.softSmall} ${styles.line}`}>
          This browser does not let Evenkeel keep entries on this device. They are sent at once, so
          logging needs a connection.
        </p>
      )}
    </div>
  );
};
