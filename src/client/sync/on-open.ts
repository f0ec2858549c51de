/**
 * The age of a query's data in ms; negative if the device's clock was set back. TanStack Query stamps the data with
 * `Date.now`.
 */
export const queryAgeMs = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): number =>
  Date.now() - dataUpdatedAt;

/** The longest time between the mounting of two components that belong to the same opening of a page. */
const ONE_OPENING_MS = 2_000;

/**
 * A value for `refetchOnMount`. It refetches a page's data when the page opens, because other devices may have changed
 * it, but only once even if several parts of the page use it. Data stored on an earlier visit is always refetched.
 */
export const onOpen = ({
  state,
}: {
  readonly state: { readonly dataUpdatedAt: number; readonly isInvalidated: boolean };
}): 'always' | false => {
  const { dataUpdatedAt, isInvalidated } = state;
  // The absolute value, because the clock may have been set back in the meantime.
  const isJustNow = Math.abs(queryAgeMs(state)) < ONE_OPENING_MS;
  return isJustNow && dataUpdatedAt > performance.timeOrigin && !isInvalidated ? false : 'always';
};
