/**
 * The age of a query's data in ms; negative when the device's clock was set back. TanStack Query stamps the data with
 * `Date.now`.
 */
export const queryAgeMs = ({ dataUpdatedAt }: { readonly dataUpdatedAt: number }): number =>
  Date.now() - dataUpdatedAt;

/** Mounts within this time count as one opening of a page. */
const ONE_OPENING_MS = 2_000;

/**
 * For `refetchOnMount`: refetches a page's data when the page opens, because other devices write too, but only once
 * when several of its parts use it. Data stored on an earlier visit is always refetched.
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
