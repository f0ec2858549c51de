/**
 * Cross-origin isolation, with which the browser reports frame times exactly instead of in steps of
 * 4 ms.
 */
export const ISOLATED = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-embedder-policy': 'require-corp',
} as const;
