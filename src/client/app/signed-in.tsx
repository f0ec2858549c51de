import { type ComponentType, memo, useEffect } from 'react';
import { chatHandlers } from '#client/features/chat/sending/handlers.ts';
import { WaitingMessages } from '#client/features/chat/sending/waiting-messages.tsx';
import { startComfortSync } from '#client/features/comfort/sync.ts';
import { FocusReport } from '#client/features/focus/focus-report.tsx';
import { focusHandlers } from '#client/features/focus/handlers.ts';
import { STORED_LEFT_GUEST, STORED_OFFER } from '#client/features/identity/offers/stored-offer.ts';
import { LockedNote } from '#client/features/reminders/device/locked-note.tsx';
import { useMayHaveRoutineReminders } from '#client/features/routines/days/use-may-have-reminders.ts';
import { useMayHaveTaskReminders } from '#client/features/tasks/use-may-have-reminders.ts';
import { WithLockedNote } from '#client/lib/cues/notify-choice.tsx';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { WhenNeeded } from '#client/lib/parts/when-needed.tsx';
import { useHasTimer } from '#client/lib/time/use-has-timer.ts';
import { UpdateArea } from '#client/lib/update/update-area.tsx';
import { BannerArea } from '#client/lib/window/banner-area.tsx';
import { useHasWholeWindow } from '#client/lib/window/whole-window.ts';
import type { HandlerSource } from '#client/sync/changes/handler-list.ts';
import { DataProvider } from '#client/sync/data-provider.tsx';
import { useIsStored } from '#client/sync/device-value.ts';
import { CaptivePortalNotice } from '#client/sync/outbox/status/captive-portal.tsx';
import { OutboxStatus } from '#client/sync/outbox/status/status.tsx';
import { StorageNote } from '#client/sync/outbox/status/storage-note.tsx';
import { Footer } from './frame/footer.tsx';
import { SkipLink } from './frame/skip-link.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { DangerInEntry } from './parts/danger-in-entry.tsx';
import { ErrorPanel } from './parts/error-panel.tsx';
import { StepUp } from './parts/step-up.tsx';
import { Suspended } from './parts/suspended.tsx';
import { trackFocus } from './track-focus.ts';

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

const TimerCues = lazyPart(async () => (await import('./frame/timers.tsx')).TimerCues);
const ReminderBanner = lazyPart(
  async () => (await import('./parts/reminder-banner.tsx')).ReminderBanner,
);

const AfterLogin = lazyPart(
  async () => (await import('#client/features/identity/offers/after-login.tsx')).AfterLogin,
);

const Reminders = () => {
  const ofTasks = useMayHaveTaskReminders();
  const ofRoutines = useMayHaveRoutineReminders();
  return <WhenNeeded isNeeded={ofTasks || ofRoutines} Part={ReminderBanner} />;
};

const HANDLERS: HandlerSource = {
  known: [...chatHandlers, ...focusHandlers],
  load: async () => (await import('./handlers.ts')).HANDLERS,
};

/**
 * Everything that a signed-in person sees: the top bar, the page, and the entries that wait to be sent. The previous
 * page is not rendered again while the next one loads.
 */
export const SignedIn = memo(({ userId, page }: SignedInProps) => {
  useEffect(() => startComfortSync(userId), [userId]);
  useEffect(trackFocus, []);
  const hasWholeWindow = useHasWholeWindow();
  const hasTimer = useHasTimer();
  const hasOffer = useIsStored(STORED_OFFER);
  const hasLeftGuest = useIsStored(STORED_LEFT_GUEST);
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
      <CaptivePortalNotice />
      <BannerArea>
        <WhenNeeded isNeeded={hasTimer} Part={TimerCues} />
        {isAlone ? null : (
          <ErrorPanel>
            <Reminders />
          </ErrorPanel>
        )}
        {isAlone ? null : (
          <ErrorPanel>
            <UpdateArea />
          </ErrorPanel>
        )}
        <DangerInEntry />
      </BannerArea>
      <ErrorPanel>
        <FocusReport userId={userId} />
      </ErrorPanel>
      <ErrorPanel>
        <WaitingMessages userId={userId} />
      </ErrorPanel>
      <main id="content" tabIndex={-1}>
        {isAlone ? null : (
          // About as high as an offer, so that little moves when it loads.
          <div style={hasOffer ? { minBlockSize: '7rem' } : undefined}>
            <ErrorPanel>
              <WhenNeeded isNeeded={hasOffer || hasLeftGuest} Part={AfterLogin} />
            </ErrorPanel>
          </div>
        )}
        <Suspended key={page.title} title={page.title}>
          <WithLockedNote value={LockedNote}>
            <page.Part />
          </WithLockedNote>
        </Suspended>
      </main>
      {page.hasFooter === true && !isAlone ? <Footer /> : null}
      <StepUp />
      <ErrorPanel>
        <OutboxStatus />
      </ErrorPanel>
    </DataProvider>
  );
});
