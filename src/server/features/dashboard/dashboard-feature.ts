import { dashboardEndpoints } from '#contract/dashboard.ts';
import { contrastDays, dayContrasts } from '#domain/dashboard/day-contrasts.ts';
import {
  moodDaysNeeded,
  moodOverview,
  taskDaysNeeded,
  taskOverview,
} from '#domain/dashboard/overview.ts';
import { PROGRESS_ENTRIES, progressOverview } from '#domain/dashboard/progress.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import type { FeatureParts } from '#server/feature-parts.ts';
import { dashboardStore } from './dashboard-store.ts';

/** Endpoints for the dashboard's summary, and for comparisons of its days. */
export const dashboardFeature = ({ serve, database, now }: FeatureParts): void => {
  const dashboards = dashboardStore(database);

  serve(dashboardEndpoints.summary, async ({ subject, query }) => {
    const today = query.localDate ?? localDateAt(now(), query.zone ?? 'UTC');
    const [taskDays, done, moodDays, checkIns] = await Promise.all([
      dashboards.taskDays(subject, taskDaysNeeded(today)),
      dashboards.done(subject, today),
      dashboards.moodDays(subject, moodDaysNeeded(today)),
      dashboards.lastCheckIns(subject, PROGRESS_ENTRIES),
    ]);
    const overview = taskOverview(taskDays, today);
    return {
      ...overview,
      today: { ...overview.today, done: [...done] },
      moods: moodOverview(moodDays, today),
      progress: progressOverview(checkIns),
    };
  });

  serve(dashboardEndpoints.days, async ({ subject, query }) => {
    const days = contrastDays(query.localDate ?? localDateAt(now(), query.zone ?? 'UTC'));
    const [taskDays, moods, distractionsSince, triggersSince] = await Promise.all([
      dashboards.taskDays(subject, days),
      dashboards.moodEntries(subject, days),
      dashboards.firstDistraction(subject),
      dashboards.firstTrigger(subject),
    ]);
    return { contrasts: [...dayContrasts(taskDays, moods)], distractionsSince, triggersSince };
  });
};
