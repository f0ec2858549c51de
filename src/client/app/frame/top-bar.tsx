import { pomodoroCues } from '#client/features/pomodoro/cues.ts';
import { playerCues } from '#client/features/routines/player/run/cues.ts';
import { taskTimerCues } from '#client/features/tasks/timer/cues.ts';
import { urgeCues } from '#client/features/urge/cues.ts';
import { useEdgeHeight } from '#client/lib/window/edge-height.ts';
import { AddButton, useAddSomething } from './add-something.tsx';
import { BegunTimer } from './begun-timer.tsx';
import { Logo } from './logo.tsx';
import { LowerBar } from './lower-bar.tsx';
import { NavItems } from './nav-items.tsx';
import styles from './top-bar.module.css';

interface TopBarProps {
  readonly userId: string;
  /** Whether the page needs the full height of a small screen, which then shows only the lower bar. */
  readonly isTall: boolean;
}

/** The signed-in top bar; when its items do not fit in a row, they are in a bar at the lower edge. */
export const TopBar = ({ userId, isTall }: TopBarProps) => {
  const { show, added, dialog } = useAddSomething();
  return (
    <header ref={useEdgeHeight('--upper-edge')}>
      <div className={styles.bar}>
        <div className={styles.inner} data-tall={isTall || undefined}>
          <Logo to="/homepage" />
          <nav className={styles.wide} aria-label="Main">
            <NavItems userId={userId} chat="/features/chat" />
          </nav>
          <div className={styles.timers}>
            <BegunTimer kind={taskTimerCues} />
            <BegunTimer kind={pomodoroCues} />
            <BegunTimer kind={playerCues} />
            <BegunTimer kind={urgeCues} />
          </div>
          <AddButton onOpen={show} />
        </div>
      </div>
      <LowerBar userId={userId} onAdd={show} added={added} />
      {dialog}
    </header>
  );
};
