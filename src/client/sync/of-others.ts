/** Marks a query about other people, whose answer is never stored on the device. */
const META = { isOfOthers: true } as const;

/** Older answers are refetched when the page regains the focus. */
const FRESH_MS = 15_000;

/** Settings for queries about other people: dropped when their page closes, refetched on focus, never stored. */
export const NOT_PERSISTED = {
  meta: META,
  gcTime: 0,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
} as const;

/** Whether the answer of a query may be stored on the device. */
export const isStorable = ({ meta }: { readonly meta: object | undefined }): boolean =>
  !('isOfOthers' in (meta ?? {}));
