import { type ComponentType, memo, useEffect } from 'react';
import { WaitingMessages } from '#client/features/chat/sending/waiting-messages.tsx';
import { startComfortSync } from '#client/features/comfort/sync.ts';
import { FocusReport } from '#client/features/focus/focus-report.tsx';
import { pomodoroCues } from '#client/features/pomodoro/cues.ts';
import { PomodoroTitle } from '#client/features/pomodoro/title.tsx';
import { LockedNote } from '#client/features/reminders/device/locked-note.tsx';
import { TimerPush } from '#client/features/reminders/device/timer-push.tsx';
import { playerCues } from '#client/features/routines/player/run/cues.ts';
import { taskTimerCues } from '#client/features/tasks/timer/cues.ts';
import { urgeCues } from '#client/features/urge/cues.ts';
import { CueBanner, CueBannerArea } from '#client/lib/cues/cue-banner.tsx';
import { WithLockedNote } from '#client/lib/cues/notify-choice.tsx';
import { useHasWholeWindow } from '#client/lib/window/whole-window.ts';
import { DataProvider } from '#client/sync/data-provider.tsx';
import { LoginInBetween } from '#client/sync/outbox/status/login-in-between.tsx';
import { OutboxStatus } from '#client/sync/outbox/status/status.tsx';
import { StorageNote } from '#client/sync/outbox/status/storage-note.tsx';
import { Footer } from './frame/footer.tsx';
import { SkipLink } from './frame/skip-link.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { HANDLERS } from './handlers.ts';
import { trackFocus } from './kept-focus.ts';
import { ErrorPanel } from './parts/error-panel.tsx';
import { HeardInEntry } from './parts/heard-in-entry.tsx';
import { LeftGuest } from './parts/left-guest.tsx';
import { ReminderBanner } from './parts/reminders.tsx';
import { StepUp } from './parts/step-up.tsx';
import { Suspended } from './parts/suspended.tsx';

interface SignedInProps {
  readonly userId: string;
  readonly page: {
    readonly title: string;
    readonly Part: ComponentType<object>;
    readonly hasFooter?: boolean;
    readonly isFullScreen?: boolean;
    readonly isTall?: boolean;
  };
}

/**
 * Everything that a signed-in person sees: the top bar, the page, and what waits to be sent. The page that is left is
 * not rendered again while the next one loads.
 */
export const SignedIn = memo(({ userId, page }: SignedInProps) => {
  useEffect(() => startComfortSync(userId), [userId]);
  useEffect(trackFocus, []);
  const hasWholeWindow = useHasWholeWindow();
  const isAlone = page.isFullScreen === true || hasWholeWindow;
  return (
    <DataProvider userId={userId} handlers={HANDLERS}>
      {isAlone ? null : (
        <>
          <SkipLink />
          <TopBar userId={userId} isTall={page.isTall === true} />
        </>
      )}
      <StorageNote />
      <LoginInBetween />
      <CueBannerArea>
        <ErrorPanel>
          <CueBanner kind={taskTimerCues} />
        </ErrorPanel>
        <ErrorPanel>
          <CueBanner kind={pomodoroCues} />
        </ErrorPanel>
        <ErrorPanel>
          <CueBanner kind={playerCues} />
        </ErrorPanel>
        <ErrorPanel>
          <CueBanner kind={urgeCues} />
        </ErrorPanel>
        {isAlone ? null : (
          <ErrorPanel>
            <ReminderBanner />
          </ErrorPanel>
        )}
        <HeardInEntry />
      </CueBannerArea>
      <ErrorPanel>
        <PomodoroTitle />
      </ErrorPanel>
      <ErrorPanel>
        <TimerPush kind={taskTimerCues} />
        <TimerPush kind={pomodoroCues} />
        <TimerPush kind={playerCues} />
        <TimerPush kind={urgeCues} />
      </ErrorPanel>
      <ErrorPanel>
        <FocusReport userId={userId} />
      </ErrorPanel>
      <ErrorPanel>
        <WaitingMessages userId={userId} />
      </ErrorPanel>
      <main id="content" tabIndex={-1}>
        <Suspended key={page.title} title={page.title}>
          <WithLockedNote value={LockedNote}>
            <page.Part />
          </WithLockedNote>
        </Suspended>
      </main>
      {page.hasFooter === true && !isAlone ? <Footer /> : null}
      <StepUp />
      <ErrorPanel>
        <LeftGuest userId={userId} />
      </ErrorPanel>
      <ErrorPanel>
        <OutboxStatus />
      </ErrorPanel>
    </DataProvider>
  );
});
