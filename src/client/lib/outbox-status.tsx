import { useOutbox } from './outbox-context.ts';
import styles from './outbox-status.module.css';
import { RefusedEntry } from './refused-entry.tsx';
import { useSettled } from './settled.ts';

/** Entries that are sent at once never show up here. */
const QUIET_MS = 700;

const waitingText = (count: number): string =>
  count === 1 ? '1 entry waiting to send' : `${count} entries waiting to send`;

/** One quiet line about what waits, and the entries that the server refused with what to do. */
export const OutboxStatus = () => {
  const { items, keeps } = useOutbox();
  const refused = items.filter((item) => item.refused !== null);
  const waiting = useSettled(items.length - refused.length, 0, QUIET_MS);

  return (
    <div className={styles.outbox}>
      <div role="status" className={styles.quiet}>
        {waiting > 0 ? <p className={styles.line}>{waitingText(waiting)}</p> : null}
        {keeps ? null : (
          <p className={styles.line}>
            This browser does not let Evenkeel keep entries on this device. They are sent at once,
            so logging needs a connection.
          </p>
        )}
      </div>
      {refused.length === 0 ? null : (
        <section className={styles.refused} aria-label="Entries that were not accepted">
          <ul className={styles.list}>
            {refused.map((item) => (
              <RefusedEntry key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
};
