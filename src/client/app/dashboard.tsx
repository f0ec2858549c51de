import ChartLine from 'lucide-react/icons/chart-line';
import { Link } from 'react-router';
import { buttonClass } from '#client/ui/button.tsx';
import { EmptyState } from '#client/ui/empty-state.tsx';
import { Page } from '#client/ui/page.tsx';

/** The overview over everything that was logged; its widgets come with their features. */
export const Dashboard = () => (
  <Page title="Your Dashboard" lead="An overview of your moods, routines, quizzes and triggers.">
    <EmptyState
      title="The overview is being built."
      icon={ChartLine}
      action={
        <Link to="/features/focus-mood-tracker" className={buttonClass('secondary')}>
          Open the mood calendar
        </Link>
      }
    >
      Your moods are already in the mood calendar.
    </EmptyState>
  </Page>
);
