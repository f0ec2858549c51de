import { type ComponentType, useEffect } from 'react';
import { runKinds } from '#client/features/attention/entries/kinds.ts';
import { testKinds } from '#client/features/attention/entries/panel-kinds.ts';
import { startComfortSync } from '#client/features/comfort/comfort-sync.ts';
import { distractionKind } from '#client/features/distraction/entries/kind.tsx';
import { focusKinds } from '#client/features/focus/focus-kinds.ts';
import { FocusReport } from '#client/features/focus/focus-report.tsx';
import { gameResultKind } from '#client/features/games/results/kinds.ts';
import { moodKind } from '#client/features/mood/entries/kind.tsx';
import { pomodoroCues } from '#client/features/pomodoro/cues.ts';
import { PomodoroTitle } from '#client/features/pomodoro/title.tsx';
import { quizKinds } from '#client/features/quiz/entries/kinds.ts';
import { taskKinds } from '#client/features/routine/changes/kinds.tsx';
import { LeftDeletes } from '#client/features/routine/deletes/left-done.tsx';
import { taskTimerCues } from '#client/features/routine/timer/cues.ts';
import { CueBanner, CuePlace } from '#client/lib/timer/cue-banner.tsx';
import { DataProvider } from '#client/sync/data-provider.tsx';
import { OutboxStatus } from '#client/sync/outbox/status.tsx';
import { StorageNote } from '#client/sync/storage-note.tsx';
import { Footer } from './frame/footer.tsx';
import { SkipLink } from './frame/skip-link.tsx';
import { TopBar } from './frame/top-bar.tsx';
import { ErrorPanel } from './parts/error-panel.tsx';
import { Suspended } from './parts/suspended.tsx';

const KINDS = [
  moodKind,
  ...taskKinds,
  ...runKinds,
  ...testKinds,
  distractionKind,
  ...quizKinds,
  ...focusKinds,
  gameResultKind,
];

interface SignedInProps {
  readonly userId: string;
  readonly page: {
    readonly title: string;
    readonly Part: ComponentType<object>;
    readonly hasFooter?: boolean;
  };
}

/** Everything that a signed-in person sees: the top bar, the page, and what waits to be sent. */
export const SignedIn = ({ userId, page }: SignedInProps) => {
  useEffect(() => startComfortSync(userId), [userId]);
  return (
    <DataProvider userId={userId} kinds={KINDS}>
      <LeftDeletes userId={userId} />
      <SkipLink />
      <TopBar userId={userId} />
      <StorageNote />
      <CuePlace>
        <ErrorPanel>
          <CueBanner kind={taskTimerCues} />
        </ErrorPanel>
        <ErrorPanel>
          <CueBanner kind={pomodoroCues} />
        </ErrorPanel>
      </CuePlace>
      <ErrorPanel>
        <PomodoroTitle />
      </ErrorPanel>
      <ErrorPanel>
        <FocusReport userId={userId} />
      </ErrorPanel>
      <main id="content" tabIndex={-1}>
        <Suspended key={page.title} title={page.title}>
          <page.Part />
        </Suspended>
      </main>
      {page.hasFooter === true ? <Footer /> : null}
      <ErrorPanel>
        <OutboxStatus />
      </ErrorPanel>
    </DataProvider>
  );
};
