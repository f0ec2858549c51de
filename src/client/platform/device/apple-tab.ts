/**
 * Whether the app runs in a tab on an iPhone or iPad and not as the Home Screen app. Only Apple's browsers report this.
 * Such a tab gets no push messages, and its storage may be deleted after a week without a visit.
 */
export const isAppleTab = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;
