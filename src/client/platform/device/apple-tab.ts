/**
 * Whether this is a tab on an iPhone or iPad, and not the app of the Home Screen: only their browsers say which. A tab gets
 * no push messages there, and may lose what it keeps after a week without a visit.
 */
export const isAppleTab = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;
