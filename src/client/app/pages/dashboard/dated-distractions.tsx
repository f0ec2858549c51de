import { useDashboardDays } from '#client/features/dashboard/query.ts';
import { TopDistractions } from '#client/features/distraction/top-distractions.tsx';

/** The distractions, with the time in which they were counted. */
export const DatedDistractions = () => (
  <TopDistractions since={useDashboardDays().data?.distractionsSince ?? null} />
);
