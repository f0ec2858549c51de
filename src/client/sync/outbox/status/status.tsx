import { useRef } from 'react';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { WhenNeeded } from '#client/lib/parts/when-needed.tsx';
import { useDebounced } from '#client/lib/use-debounced.ts';
import { useEdgeHeight } from '#client/lib/window/edge-height.ts';
import { isAppleTab } from '#client/platform/device/apple-tab.ts';
import { useDelayed, useOutbox } from '#client/sync/outbox/context.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { sentence } from '#client/ui/layout/sentence.ts';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts } from '#texts/sending.js';
import styles from './status.module.css';

const RefusedEntry = lazyPart(async () => (await import('./refused-entry.tsx')).RefusedEntry);

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
            {texts.notAcceptedHeading}
          </h2>
          <ul className={kit.stack2}>
            {refused.map((item) => (
              <WhenNeeded key={item.id} isNeeded Part={RefusedEntry} item={item} />
            ))}
          </ul>
        </section>
      )}
      <div ref={useEdgeHeight('--lower-note')} className={styles.edge}>
        <div className={styles.bar}>
          <div role="status" className={styles.texts}>
            {waiting > 0 ? (
              <p className={styles.text}>{texts.waitingToSend({ count: waiting })}</p>
            ) : null}
            {waiting > 0 && isAppleTab() ? <p className={styles.text}>{texts.appleTab}</p> : null}
            {refused.length > 0 ? (
              <p className={styles.text}>{texts.notAccepted({ count: refused.length })}</p>
            ) : null}
          </div>
          {refused.length > 0 ? (
            <Button size="small" kind="quiet" onClick={toRefused}>
              {sentence(
                texts.showNotAccepted({
                  hidden: (text) => <VisuallyHidden>{text}</VisuallyHidden>,
                }),
              )}
            </Button>
          ) : null}
        </div>
      </div>
    </>
  );
};
