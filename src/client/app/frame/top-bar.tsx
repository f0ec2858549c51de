import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { WhenNeeded } from '#client/lib/parts/when-needed.tsx';
import { useHasTimer } from '#client/lib/time/use-has-timer.ts';
import { useEdgeHeight } from '#client/lib/window/edge-height.ts';
import kit from '#client/ui/layout/kit.module.css';
import { texts } from '#texts/app.js';
import { AddButton, useAddSomething } from './add-something.tsx';
import { BarItems } from './items/bar-items.tsx';
import { Logo } from './logo.tsx';
import { LowerBar } from './lower-bar.tsx';
import styles from './top-bar.module.css';

const RunningTimers = lazyPart(async () => (await import('./timers.tsx')).RunningTimers);

interface TopBarProps {
  readonly userId: string;
  /** Whether the page needs the full height of a small screen, which then shows only the lower bar. */
  readonly isTall: boolean;
}

/** The top bar for signed-in people. If its items do not fit in one row, they move to a bar at the lower edge. */
export const TopBar = ({ userId, isTall }: TopBarProps) => {
  const { show, added, dialog } = useAddSomething();
  return (
    <header ref={useEdgeHeight('--upper-edge')}>
      <div className={styles.bar}>
        <div className={styles.inner} data-tall={isTall || undefined}>
          <Logo to="/homepage" />
          <nav className={styles.wide} aria-label={texts.navigation}>
            <BarItems userId={userId}>
              <div className={`${kit.row2} ${kit.noneIfEmpty} ${styles.timers}`}>
                <WhenNeeded isNeeded={useHasTimer()} Part={RunningTimers} />
              </div>
            </BarItems>
          </nav>
          <AddButton onOpen={show} />
        </div>
      </div>
      <LowerBar userId={userId} onAdd={show} added={added} />
      {dialog}
    </header>
  );
};
