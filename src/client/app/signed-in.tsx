import { type ComponentType, useEffect } from 'react';
import { startComfortSync } from '#client/features/comfort/comfort-sync.ts';
import { moodKind } from '#client/features/mood/mood-kind.tsx';
import { LeftDeletes } from '#client/features/routine/left-deletes-done.tsx';
import { taskKinds } from '#client/features/routine/task-kinds.tsx';
import { taskTimerCues } from '#client/features/routine/timer-cues.ts';
import { CueBanner } from '#client/lib/cue-banner.tsx';
import { DataProvider } from '#client/lib/data-provider.tsx';
import { OutboxStatus } from '#client/lib/outbox-status.tsx';
import { StorageNote } from '#client/lib/storage-note.tsx';
import { ErrorPanel } from './error-panel.tsx';
import { SkipLink } from './skip-link.tsx';
import { Suspended } from './suspended.tsx';
import { TopBar } from './top-bar.tsx';

const KINDS = [moodKind, ...taskKinds];

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
      <ErrorPanel>
        <CueBanner kind={taskTimerCues} />
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
