/** How old the data of a query is in ms; negative when the device's clock was set back. TanStack Query stamps it by `Date.now`. */
export const queryAgeMs = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): number =>
  Date.now() - dataUpdatedAt;

/** Two parts of one page ask within this time. */
const ONE_OPENING_MS = 2_000;

/**
 * For `refetchOnMount`: what a page shows is asked for anew when it opens, because other devices write too,
 * but once, also where several of its parts show it. What was kept from an earlier visit is always asked for.
 */
export const onOpen = ({
  state,
}: {
  readonly state: { readonly dataUpdatedAt: number; readonly isInvalidated: boolean };
}): 'always' | false => {
  const { dataUpdatedAt, isInvalidated } = state;
  // The clock may have been set back since.
  const isJustNow = Math.abs(queryAgeMs(state)) < ONE_OPENING_MS;
  return isJustNow && dataUpdatedAt > performance.timeOrigin && !isInvalidated ? false : 'always';
};
