import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Rest } from '#client/app/parts/rest.tsx';
import { PomodoroLengths } from '#client/features/pomodoro/lengths.tsx';
import { PomodoroPanel } from '#client/features/pomodoro/panel.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';

// A timer that is started on this page gives its cues even if the connection is lost right after.
import '#client/app/frame/timers.tsx';
import { texts } from '#texts/pages.js';

const LEAD = texts.aboutPomodoro;

/** The Pomodoro timer and the lengths of its phases. */
export const PomodoroPage = () => (
  <Page
    title={texts.pomodoroTimer}
    lead={LEAD}
    above={
      <BackLink to="/features/focus-mood-tracker/focus">{texts.focusAndDistractions}</BackLink>
    }
  >
    <ErrorPanel>
      <PomodoroPanel />
    </ErrorPanel>
    <Rest>
      <ErrorPanel>
        <PomodoroLengths />
      </ErrorPanel>
    </Rest>
  </Page>
);
