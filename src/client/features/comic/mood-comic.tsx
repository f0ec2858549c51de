import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from 'wouter';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { useOnline } from '#client/platform/online.ts';
import { buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { comicOf } from '#domain/comic/comic.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { comicDays, type MoodDays } from './days.ts';
import { ComicStrip } from './strip.tsx';

const EmptyComic = ({ hasOlder }: { readonly hasOlder: boolean }) => (
  <EmptyState
    title={hasOlder ? 'There are no moods from the last seven days.' : 'Mood Comic Coming Soon...'}
    action={
      <Link to="/features/focus-mood-tracker" className={buttonClass('secondary')}>
        Log how you feel
      </Link>
    }
  >
    The comic is drawn from the moods of your last seven days. One check-in is enough for a strip.
  </EmptyState>
);

interface MoodComicProps {
  readonly today: LocalDate;
  /** The moods of at least the last seven days. */
  readonly days: MoodDays;
  /** The query that loads the moods. */
  readonly query: UseQueryResult;
}

/** The strip about the person's last seven days, or an explanation of how to get one. */
export const MoodComic = ({ today, days, query }: MoodComicProps) => {
  const state = loadState(query, useOnline());
  const comic = comicOf(comicDays(days, today));
  const isLoaded = query.data !== undefined;
  return (
    <div className={kit.stack4}>
      {isLoaded ? null : <NotLoaded what="What you logged" query={query} />}
      {comic === null && isLoaded ? <EmptyComic hasOlder={days.size > 0} /> : null}
      {comic !== null && state !== 'loading' ? <ComicStrip comic={comic} today={today} /> : null}
      <p role="status" className={`${kit.soft} ${kit.noneIfEmpty}`}>
        {state === 'stored' ? 'Showing what was saved on this device.' : ''}
      </p>
    </div>
  );
};
