import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Button } from '#client/ui/button.tsx';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import styles from './cue-banner.module.css';
import { type CueKind, useTransitionCues } from './use-transition-cues.ts';

/**
 * Gives the cues of one kind of timer on every page: announces each once to screen readers, and shows
 * it at the lower edge of pages without the timer until it is closed. Use it inside `CueBannerArea`.
 */
export const CueBanner = <T,>({ kind }: { readonly kind: CueKind<T> }) => {
  const said = useTransitionCues(kind);
  const [dismissed, setDismissed] = useState<string | null>(null);
  const isTimerHere = kind.shownOn.includes(useLocation()[0]);
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
          <Link to={kind.shownOn[0]} className={styles.link}>
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
  <div className={styles.edge}>{children}</div>
);
