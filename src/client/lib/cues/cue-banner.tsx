import Bell from 'lucide-react/icons/bell';
import X from 'lucide-react/icons/x';
import { useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import banners from '#client/lib/window/banners.module.css';
import { useDeviceValue } from '#client/sync/device-value.ts';
import { Button } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { VisuallyHidden } from '#client/ui/visually-hidden.tsx';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/timers.js';
import styles from './cues.module.css';
import { type CueKind, pagesOf, useTransitionCues } from './use-transition-cues.ts';

/**
 * Shows the cues of one kind of timer on every page. Each cue is announced once to screen readers. On pages without the
 * timer, it also appears at the lower edge until it is closed. Use it inside `BannerArea`.
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
    <div className={isShown ? `${kit.rowMiddle13} ${banners.banner}` : undefined}>
      {isShown ? <Bell aria-hidden="true" size="1.2em" className={styles.icon} /> : null}
      <div role="status" className={banners.text}>
        {isShown ? <p>{said}</p> : <VisuallyHidden>{said}</VisuallyHidden>}
      </div>
      {isShown ? (
        <>
          <Link to={pages[0]} className={kit.link}>
            {texts.seeTimer}
          </Link>
          <Button kind="quiet" size="small" icon={X} onClick={() => setDismissed(said)}>
            {common.close}
          </Button>
        </>
      ) : null}
    </div>
  );
};
