import { useLocation } from 'wouter';
import type { PagePath } from '#contract/shared/pages.ts';

/** Maps the second address of each page that has two addresses to the page's main address. The app uses both. */
const SAME_PAGE: ReadonlyMap<string, PagePath> = new Map([
  ['/dashboard', '/dashbaord'],
  ['/features/Chat', '/features/chat'],
]);

const oneAddress = (path: string): string => SAME_PAGE.get(path) ?? path;

/** Returns a function that gives the `aria-current` value of an address: the current page, or the section around it. */
export const useCurrent = () => {
  const here = oneAddress(useLocation()[0]);
  return (to: string): 'page' | 'true' | undefined => {
    const there = oneAddress(to);
    if (here === there) return 'page';
    return here.startsWith(`${there}/`) ? 'true' : undefined;
  };
};
