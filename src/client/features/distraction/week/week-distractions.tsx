import { Suspense, useState } from 'react';
import { distractionCollection } from '#client/features/distraction/changes/distraction-collection.ts';
import { lazyPart } from '#client/lib/parts/lazy-part.tsx';
import { useToday } from '#client/lib/use-today.ts';
import { RefusedChanges } from '#client/sync/changes/refused-changes.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { texts as common } from '#texts/common.js';
import { texts } from '#texts/distraction.js';
import { useRecentDistractions } from './recent.ts';

const WeekList = lazyPart(async () => (await import('./week-list.tsx')).WeekList);

/**
 * The distractions of the last seven days, which can be corrected and deleted. The list opens below a line with their
 * number today.
 */
export const WeekDistractions = () => {
  const [isOpen, setOpen] = useState(false);
  const today = useToday();
  const { distractions } = useRecentDistractions();
  const ofToday = distractions.filter(({ localDate }) => localDate === today).length;
  return (
    <div>
      <RefusedChanges of={distractionCollection} />
      <details onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary className={kit.summaryLink}>
          {texts.lastWeek}{' '}
          <span className={kit.soft}>
            {ofToday === 0 ? '' : texts.countToday({ count: ofToday })}
          </span>
        </summary>
        {isOpen ? (
          <Suspense fallback={<p role="status">{common.loading}</p>}>
            <WeekList />
          </Suspense>
        ) : null}
      </details>
    </div>
  );
};
