import { useDashboardDays } from '#client/features/dashboard/query.ts';
import { TopTriggers } from '#client/features/dashboard/top-triggers.tsx';
import { TopDistractions } from '#client/features/distraction/top-distractions.tsx';

/** The triggers, and the period in which they were counted. */
export const DatedTriggers = () => (
  <TopTriggers since={useDashboardDays().data?.triggersSince ?? null} />
);

/** The distractions, and the period in which they were counted. */
export const DatedDistractions = () => (
  <TopDistractions since={useDashboardDays().data?.distractionsSince ?? null} />
);
