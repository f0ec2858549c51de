import type { Occurrence } from '#contract/routines.ts';

/**
 * Sorts the routines of a day: first by time, then those without a time in the person's order. A routine that is
 * anchored to another routine directly follows that routine.
 *
 * @param places the position of each routine in the person's order, by id
 */
export const inDayOrder = (
  days: readonly Occurrence[],
  places: ReadonlyMap<string, number>,
): readonly Occurrence[] => {
  const placeOf = ({ routineId }: Occurrence): number => places.get(routineId) ?? places.size;
  const there = new Set(days.map(({ routineId }) => routineId));
  const followed = (day: Occurrence): string | null =>
    day.time === null && day.plan.anchor.kind === 'after' && there.has(day.plan.anchor.routineId)
      ? day.plan.anchor.routineId
      : null;
  const sorted = days.toSorted(
    (one, other) =>
      (one.time ?? '99').localeCompare(other.time ?? '99') || placeOf(one) - placeOf(other),
  );
  const placed = new Set<string>();
  const withFollowers = (day: Occurrence): readonly Occurrence[] => {
    if (placed.has(day.routineId)) return [];
    placed.add(day.routineId);
    const after = sorted.filter((one) => followed(one) === day.routineId);
    return [day, ...after.flatMap(withFollowers)];
  };
  const first = sorted.filter((day) => followed(day) === null).flatMap(withFollowers);
  // Routines that follow each other in a cycle come last, so that they are not lost.
  return [...first, ...sorted.flatMap(withFollowers)];
};
