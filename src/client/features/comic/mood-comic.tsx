import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { loadState } from '#client/lib/load-state.ts';
import { NotLoaded } from '#client/lib/not-loaded.tsx';
import { ScenePicture } from '#client/lib/scene/scene-picture.tsx';
import { useOnline } from '#client/platform/online.ts';
import { buttonClass } from '#client/ui/button.tsx';
import kit from '#client/ui/layout/kit.module.css';
import { EmptyState } from '#client/ui/notices/empty-state.tsx';
import { comicOf } from '#domain/comic/comic.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/comic.js';
import { texts as common } from '#texts/common.js';
import { comicDays, type MoodDays } from './days.ts';
import { ComicStrip } from './strip.tsx';

/** Explains how to get a strip. The specified words are for people who never logged a mood. */
export const EmptyComic = ({ hasOlder }: { readonly hasOlder: boolean }) => (
  <EmptyState
    title={hasOlder ? texts.noRecentMoods : texts.comingSoon}
    picture={<ScenePicture name="easel" />}
    action={
      <Link to="/features/focus-mood-tracker" className={buttonClass('secondary')}>
        {texts.logFeeling}
      </Link>
    }
  >
    {texts.comicNeeds}
  </EmptyState>
);

interface MoodComicProps {
  readonly today: LocalDate;
  /** The moods of at least the last seven days. */
  readonly days: MoodDays;
  /** The query that loads the moods. */
  readonly query: UseQueryResult;
  /** Shown if there are no moods in `days`. */
  readonly empty: ReactNode;
}

/** The strip about the person's last seven days, or an explanation of how to get one. */
export const MoodComic = ({ today, days, query, empty }: MoodComicProps) => {
  const state = loadState(query, useOnline());
  const comic = comicOf(comicDays(days, today));
  const isLoaded = query.data !== undefined;
  return (
    <div className={kit.stack4}>
      {isLoaded ? null : <NotLoaded message={texts.logNotLoaded} query={query} />}
      {comic !== null || !isLoaded ? null : days.size > 0 ? <EmptyComic hasOlder /> : empty}
      {comic !== null && state !== 'loading' ? <ComicStrip comic={comic} today={today} /> : null}
      <p role="status" className={`${kit.soft} ${kit.noneIfEmpty}`}>
        {state === 'stored' ? common.savedOnDevice : ''}
      </p>
    </div>
  );
};
