import { useRef } from 'react';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { useEdgeHeight } from '#client/lib/window/edge-height.ts';
import { isAppleTab } from '#client/platform/device/apple-tab.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { count, ENTRY } from '#domain/shared/text/count.ts';
import { RefusedEntry } from './refused-entry.tsx';
import styles from './status.module.css';

/** The delay of announcements, long enough that a quickly falling count is not announced step by step. */
const QUIET_MS = 700;

const HEADING_ID = 'refused-entries';

/**
 * Shows the entries that the server does not have. Refused entries appear at the end of the page, with their actions.
 * One unobtrusive line at the lower edge of the window counts refused and waiting entries; the page ends above it, so
 * that it covers nothing. Place this component after the page.
 */
export const OutboxStatus = () => {
  const { items } = useOutbox();
  const heading = useRef<HTMLHeadingElement>(null);
  const refused = items.filter((item) => item.refused !== null);
  const delayed = useDelayed().length;
  const debounced = useDebounced(delayed, 0, QUIET_MS);
  const waiting = delayed === 0 ? 0 : debounced;

  const toRefused = (): void => {
    heading.current?.scrollIntoView();
    heading.current?.focus({ preventScroll: true });
  };

  return (
    <>
      {refused.length === 0 ? null : (
        <section className={styles.refused} aria-labelledby={HEADING_ID}>
          <h2 ref={heading} id={HEADING_ID} className={styles.heading} tabIndex={-1}>
            Entries that were not accepted
          </h2>
          <ul className={kit.stack2}>
            {refused.map((item) => (
              <RefusedEntry key={item.id} item={item} />
            ))}
          </ul>
        </section>
      )}
      <div ref={useEdgeHeight('--lower-note')} className={styles.edge}>
        <div className={styles.bar}>
          <div role="status" className={styles.texts}>
            {waiting > 0 ? (
              <p className={styles.text}>{`${count(waiting, ENTRY)} waiting to send`}</p>
            ) : null}
            {waiting > 0 && isAppleTab() ? (
              <p className={styles.text}>
                In a tab, an iPhone may delete them after a week without a visit. Evenkeel on the
                Home Screen keeps what you enter there: press Share, then “Add to Home Screen”.
              </p>
            ) : null}
            {refused.length > 0 ? (
              <p className={styles.text}>{`${count(refused.length, ENTRY)} not accepted`}</p>
            ) : null}
          </div>
          {refused.length > 0 ? (
            <Button size="small" kind="quiet" onClick={toRefused}>
              Show <VisuallyHidden>what was not accepted</VisuallyHidden>
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
};
