/** Marks a query whose answer is about somebody else: it is never kept on the device. */
const META = { isOfOthers: true } as const;

/** How long it may be shown before it is asked for anew, when the page has the focus again. */
const FRESH_MS = 15_000;

/** The settings of queries about other people: forgotten with their page, asked for anew, never kept. */
export const OF_OTHERS = {
  meta: META,
  gcTime: 0,
  staleTime: FRESH_MS,
  refetchOnWindowFocus: true,
} as const;

/** Whether the answer of a query may be kept on the device. */
export const mayBeKept = ({ meta }: { readonly meta: object | undefined }): boolean =>
  !('isOfOthers' in (meta ?? {}));
