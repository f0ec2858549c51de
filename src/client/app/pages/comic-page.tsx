import { ErrorPanel } from '#client/app/parts/error-panel.tsx';
import { MoodComic } from '#client/features/comic/mood-comic.tsx';
import { useMonthMoods } from '#client/features/mood/calendar/use-month-moods.ts';
import { useToday } from '#client/lib/use-today.ts';
import { Page } from '#client/ui/layout/page.tsx';
import { BackLink } from '#client/ui/links/back-link.tsx';

const Comic = () => {
  const today = useToday();
  // The calendar's query includes the last seven days, and is often cached already.
  return <MoodComic today={today} {...useMonthMoods(today)} />;
};

/** The comic about the moods of the last seven days. */
export const ComicPage = () => (
  <Page
    title="Mood Comic"
    lead="A strip of four pictures drawn from the moods of your week."
    above={<BackLink to="/features/quiz">All quizzes</BackLink>}
  >
    <ErrorPanel>
      <Comic />
    </ErrorPanel>
  </Page>
);
