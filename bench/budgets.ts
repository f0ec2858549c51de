import type { PagePath } from '#contract/shared/pages.ts';

/** A page's size limits, in thousands of gzipped bytes and in files, with an empty cache. */
export interface Budget {
  readonly page: PagePath;
  /** Target for the JavaScript loaded until the page is idle. */
  readonly goalKb: number;
  /** The current size, rounded up; enforced by a test. Lower it when a page becomes lighter. */
  readonly limitKb: number;
  readonly filesMax: number;
  /** Parts that a page fetches after it is drawn, by file name. */
  readonly later?: readonly string[];
}

/** Some pages are above their target; see docs/performance.md for why. */
export const BUDGETS: readonly Budget[] = [
  { page: '/', goalKb: 95, limitKb: 93, filesMax: 2 },
  { page: '/homepage', goalKb: 125, limitKb: 220, filesMax: 13 },
  { page: '/dashbaord', goalKb: 150, limitKb: 233, filesMax: 9, later: ['calendar', 'chart'] },
  { page: '/features/routine-builder', goalKb: 150, limitKb: 241, filesMax: 9 },
  { page: '/features/chat', goalKb: 150, limitKb: 230, filesMax: 9 },
];

/** Target for the number of files per page. */
export const GOAL_FILES = 8;

/** All style sheets of a page together. */
export const STYLES = { goalKb: 15, limitKb: 17 };
