import type { PagePath } from '#contract/shared/pages.ts';

/** What a page may weigh, in thousands of bytes of gzip and in files, with an empty cache. */
export interface Budget {
  readonly page: PagePath;
  /** JavaScript until the page is idle: what it should weigh. */
  readonly goalKb: number;
  /** What it weighs now, rounded up; a test holds it. Lower it when a page becomes lighter. */
  readonly limitKb: number;
  readonly filesMax: number;
  /** Parts that a page fetches once it is drawn, by the names of their files. */
  readonly later?: readonly string[];
}

/** Why some pages are above their goal: see docs/performance.md. */
export const BUDGETS: readonly Budget[] = [
  { page: '/', goalKb: 95, limitKb: 93, filesMax: 2 },
  { page: '/homepage', goalKb: 125, limitKb: 220, filesMax: 13 },
  { page: '/dashbaord', goalKb: 150, limitKb: 233, filesMax: 9, later: ['calendar', 'chart'] },
  { page: '/features/routine-builder', goalKb: 150, limitKb: 241, filesMax: 9 },
  { page: '/features/chat', goalKb: 150, limitKb: 230, filesMax: 9 },
];

/** How many files a page should need at most. */
export const GOAL_FILES = 8;

/** All style sheets of a page. */
export const STYLES = { goalKb: 15, limitKb: 17 };
