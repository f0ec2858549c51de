/**
 * Whether this is a tab on an iPhone or iPad and not the Home Screen app; only Apple's browsers report this. Such a
 * tab gets no push messages, and its storage may be deleted after a week without a visit.
 */
export const isAppleTab = (): boolean =>
  'standalone' in navigator && navigator.standalone === false && navigator.maxTouchPoints > 1;
