/**
 * The paths of the app's pages; for any other path the server sends the same document with status
 * 404.
 */
export const PAGE_PATHS = [
  '/',
  '/homepage',
  '/dashboard',
  '/dashbaord',
  '/settings',
  '/features/routine-builder',
  '/features/focus-mood-tracker',
  '/features/focus-mood-tracker/cpt',
  '/features/focus-mood-tracker/pomodoro',
  '/features/game',
  '/features/game/Memory',
  '/features/game/focus',
  '/features/game/social',
  '/features/quiz',
  '/features/quiz/first',
  '/features/quiz/weekly',
  '/features/quiz/comic',
  '/features/chat',
  '/features/Chat',
] as const;

export type PagePath = (typeof PAGE_PATHS)[number];

const isPage = (path: string): path is PagePath => PAGE_PATHS.some((page) => page === path);

/** The page at this path, letter case included; a slash at its end is left out. Undefined for none. */
export const pageOf = (path: string): PagePath | undefined => {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  return isPage(plain) ? plain : undefined;
};
