import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Rest } from '#client/app/parts/rest.tsx';
import { LogDistraction } from '#client/features/distraction/log-distraction.tsx';
import { PomodoroLink } from '#client/features/pomodoro/pomodoro-link.tsx';
import { Card } from '#client/ui/layout/card.tsx';
import { Page } from '#client/ui/layout/page.tsx';
import { texts } from '#texts/pages.js';
import { PartLinks } from './part-links.tsx';

/** The part of the tracker about focus: the distraction log and a link to the timer. */
export const FocusPart = () => (
  <Page title={texts.focusAndDistractions} lead={texts.aboutFocus} above={<PartLinks />}>
    <ErrorPanel>
      <LogDistraction />
    </ErrorPanel>
    <Rest>
      <ErrorPanel>
        <Card heading={texts.focusTimer}>
          <p>{texts.focusAWhile}</p>
          <p>
            <PomodoroLink>{texts.openPomodoro}</PomodoroLink>
          </p>
        </Card>
      </ErrorPanel>
    </Rest>
  </Page>
);
