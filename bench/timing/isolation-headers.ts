/** Cross-origin isolation makes the browser report exact frame times instead of multiples of 4 ms. */
export const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
} as const;
