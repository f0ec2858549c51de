import { Suspense, useState } from 'react';
import { distractionCollection } from '#client/features/distraction/changes/distraction-collection.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { RefusedChanges } from '#client/sync/changes/refused-changes.tsx';
import kit from '#client/ui/layout/kit.module.css';

const WeekList = lazyPart(async () => (await import('./week-list.tsx')).WeekList);

/** The distractions of the last seven days, which can be corrected and deleted. They are loaded when they are opened. */
export const WeekDistractions = () => {
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <RefusedChanges of={distractionCollection} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={kit.summaryLink}>Logged in the last 7 days</summary>
        {isOpen ? (
          <Suspense fallback={<p role="status">Loading…</p>}>
            <WeekList />
          </Suspense>
        ) : null}
      </details>
    </div>
  );
};
