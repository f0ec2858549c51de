import { useLocation } from 'wouter';
import type { PagePath } from '#contract/shared/pages.ts';

/** Pages with two addresses, both in use. */
const SAME_PAGE: ReadonlyMap<string, PagePath> = new Map([
  ['/dashboard', '/dashbaord'],
  ['/features/Chat', '/features/chat'],
]);

const oneAddress = (path: string): string => SAME_PAGE.get(path) ?? path;

/** Returns a function for `aria-current`: whether an address is the current page or the section that contains it. */
export const useCurrent = () => {
  const here = oneAddress(useLocation()[0]);
  return (to: string): 'page' | 'true' | undefined => {
    const there = oneAddress(to);
    if (here === there) return 'page';
    return here.startsWith(`${there}/`) ? 'true' : undefined;
  };
};
