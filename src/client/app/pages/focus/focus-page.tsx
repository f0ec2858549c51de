import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Rest } from '#client/app/parts/rest.tsx';
import { LogDistraction } from '#client/features/distraction/log-distraction.tsx';
import { PomodoroLink } from '#client/features/pomodoro/pomodoro-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { PartLinks } from './part-links.tsx';

/** The part of the tracker about focus: the distraction log and a link to the timer. */
export const FocusPart = () => (
  <Page
    title="Focus and distractions"
    lead="Log what distracts you, or focus for a while with a timer."
    above={<PartLinks />}
  >
    <ErrorPanel>
      <LogDistraction />
    </ErrorPanel>
    <Rest>
      <ErrorPanel>
        <Card heading="Focus timer">
          <p>Focus for a while, then take a break.</p>
          <p>
            <PomodoroLink>Open the Pomodoro Timer</PomodoroLink>
          </p>
        </Card>
      </ErrorPanel>
    </Rest>
  </Page>
);
