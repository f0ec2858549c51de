import { useMedia } from '#client/platform/page/use-media.ts';

/** Whether the device may have a keyboard. Phones and tablets, which only fingers point on, seldom have one. */
export const useMayHaveKeys = (): boolean => useMedia('(any-pointer: fine)');
