import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { useEdgeHeight } from '#client/lib/window/edge-height.ts';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import styles from './cue-banner.module.css';
import { type CueKind, pagesOf, useTransitionCues } from './use-transition-cues.ts';

/**
 * Gives the cues of one kind of timer on every page: announces each once to screen readers, and shows
 * it at the lower edge of pages without the timer until it is closed. Use it inside `CueBannerArea`.
 */
export const CueBanner = <T,>({ kind }: { readonly kind: CueKind<T> }) => {
  const said = useTransitionCues(kind);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const pages = pagesOf(kind, useDeviceValue(kind.record));
  const isTimerHere = pages.includes(useLocation()[0]);
  useEffect(() => {
    if (isTimerHere || said === null) setDismissed(said);
  }, [isTimerHere, said]);
  const isShown = said !== null && said !== dismissed && !isTimerHere;
  return (
    <div className={isShown ? styles.banner : undefined}>
      {isShown ? <Bell aria-hidden="true" size="1.2em" className={styles.icon} /> : null}
      <div role="status" className={styles.text}>
        {isShown ? <p>{said}</p> : <VisuallyHidden>{said}</VisuallyHidden>}
      </div>
      {isShown ? (
        <>
          <Link to={pages[0]} className={styles.link}>
            See the timer
          </Link>
          <Button kind="quiet" size="small" icon={X} onClick={() => setDismissed(said)}>
            Close
          </Button>
        </>
      ) : null}
    </div>
  );
};

/** The area of all banners at the lower edge of the window; place it before the page. */
export const CueBannerArea = ({ children }: { readonly children: ReactNode }) => (
  <div ref={useEdgeHeight('--lower-banners')} className={styles.edge}>
    {children}
  </div>
);
