import { type ComponentType, useEffect } from 'react';
import { testKinds } from '#client/features/attention/attention-tests-kinds.ts';
import { runKinds } from '#client/features/attention/kinds.tsx';
import { startComfortSync } from '#client/features/comfort/comfort-sync.ts';
import { distractionKind } from '#client/features/distraction/distraction-kind.tsx';
import { focusKinds } from '#client/features/focus/focus-kinds.ts';
import { FocusReport } from '#client/features/focus/focus-report.tsx';
import { gameResultKind } from '#client/features/games/games-kinds.tsx';
import { moodKind } from '#client/features/mood/mood-kind.tsx';
import { pomodoroCues } from '#client/features/pomodoro/pomodoro-cues.ts';
import { PomodoroTitle } from '#client/features/pomodoro/pomodoro-title.tsx';
import { quizKinds } from '#client/features/quiz/quiz-kinds.tsx';
import { LeftDeletes } from '#client/features/routine/left-deletes-done.tsx';
import { taskKinds } from '#client/features/routine/task-kinds.tsx';
import { taskTimerCues } from '#client/features/routine/timer-cues.ts';
import { CueBanner, CuePlace } from '#client/lib/cue-banner.tsx';
import { DataProvider } from '#client/lib/data-provider.tsx';
import { OutboxStatus } from '#client/lib/outbox-status.tsx';
import { StorageNote } from '#client/lib/storage-note.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { SkipLink } from './skip-link.tsx';
import { Suspended } from './suspended.tsx';
import { TopBar } from './top-bar.tsx';

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
  readonly page: { readonly title: string; readonly Part: ComponentType<object> };
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
      <ErrorPanel>
        <OutboxStatus />
      </ErrorPanel>
    </DataProvider>
  );
};
