import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { Loading } from '#client/app/parts/loading.tsx';
import { EmptyComic, MoodComic } from '#client/features/comic/mood-comic.tsx';
import { useMonthMoods, useMoodsByDay } from '#client/features/mood/calendar/use-month-moods.ts';
import { useToday } from '#client/lib/use-today.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';
import type { LocalDate } from '#domain/shared/brands.ts';
import { localDate } from '#domain/shared/time/local-date.ts';
import { texts } from '#texts/pages.js';

const FIRST_DATE = localDate('0001-01-01');

/** Looks for moods from before those of the calendar's query, which on the first days of a month goes back a week. */
const NoRecentMoods = ({ today }: { readonly today: LocalDate }) => {
  const { query, days } = useMoodsByDay({ from: FIRST_DATE, to: today });
  if (query.isLoading) return <Loading />;
  return <EmptyComic hasOlder={query.data === undefined || days.size > 0} />;
};

const Comic = () => {
  const today = useToday();
  // The calendar's query includes the last seven days, and is often cached already.
  return (
    <MoodComic today={today} {...useMonthMoods(today)} empty={<NoRecentMoods today={today} />} />
  );
};

/** The comic about the moods of the last seven days. */
export const ComicPage = () => (
  <Page
    title={texts.moodComic}
    lead={texts.aboutComic}
    above={<BackLink to="/features/quiz">{texts.allQuizzes}</BackLink>}
  >
    <ErrorPanel>
      <Comic />
    </ErrorPanel>
  </Page>
);
