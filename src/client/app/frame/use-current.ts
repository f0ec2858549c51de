import { useLocation } from 'wouter';
import type { PagePath } from '#contract/shared/pages.ts';

/** Pages with two addresses, of which both are in use. */
const SAME_PAGE: ReadonlyMap<string, PagePath> = new Map([
  ['/dashboard', '/dashbaord'],
  ['/features/Chat', '/features/chat'],
]);

const oneAddress = (path: string): string => SAME_PAGE.get(path) ?? path;

/** Tells of a link's address whether it is the page itself, or the section that the page lies in. */
export const useCurrent = () => {
  const here = oneAddress(useLocation()[0]);
  return (to: string): 'page' | 'true' | undefined => {
    const there = oneAddress(to);
    if (here === there) return 'page';
    return here.startsWith(`${there}/`) ? 'true' : undefined;
  };
};
