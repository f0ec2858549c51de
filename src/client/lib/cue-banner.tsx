import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { Link } from '#client/ui/link.tsx';
import type { Timed } from '#domain/shared/cues.ts';
import { Button } from '../ui/button.tsx';
import { VisuallyHidden } from '../ui/visually-hidden.tsx';
import styles from './cue-banner.module.css';
import { type CueKind, useTransitionCues } from './use-transition-cues.ts';

/**
 * Gives the cues of one kind of timer on every page of the app: it says each once to screen readers,
 * and shows it over the top of pages that do not show the timer itself, until it is closed.
 * To be put before the page.
 */
export const CueBanner = <T extends Timed>({ kind }: { readonly kind: CueKind<T> }) => {
  const said = useTransitionCues(kind);
  const [seen, setSeen] = useState<string | null>(null);
  const isTimerHere = kind.shownOn.includes(useLocation().pathname);
  useEffect(() => {
    if (isTimerHere || said === null) setSeen(said);
  }, [isTimerHere, said]);
  const isShown = said !== null && said !== seen && !isTimerHere;
  return (
    <div className={styles.edge}>
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
            <Button kind="quiet" size="small" icon={X} onClick={() => setSeen(said)}>
              Close
            </Button>
          </>
        ) : null}
      </div>
    </div>
  );
};
