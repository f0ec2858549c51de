import type { LocalDate } from '#domain/shared/brands.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';

/** Where a provider sends people back to after a login; whoever runs the server registers it there. */
export const LOGIN_PAGE = '/login/callback';

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
  '/privacy',
  LOGIN_PAGE,
  '/reset-password',
  '/finish-sign-up',
  '/confirm-email',
  '/features/routine-builder',
  '/features/goals',
  '/features/urge',
  '/features/urge/ladders',
  '/features/urge/past',
  '/features/sharing',
  '/features/focus-mood-tracker',
  '/features/focus-mood-tracker/focus',
  '/features/focus-mood-tracker/tests',
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
  '/features/clients',
  '/features/safety-plan',
  '/features/medication',
  '/features/chat',
  '/features/Chat',
] as const;

/** The player of one routine on one day; its address holds no more than an opaque id and a date. */
export const PLAYER_PAGE = '/features/routine-builder/play/:routineId/:date';

/** What one person shares, and a page of it for a session; their addresses hold no more than an opaque id. */
export const CLIENT_PAGE = '/features/clients/:connectionId';
export const BRIEF_PAGE = '/features/clients/:connectionId/brief';

export type PagePath =
  | (typeof PAGE_PATHS)[number]
  | typeof PLAYER_PAGE
  | typeof CLIENT_PAGE
  | typeof BRIEF_PAGE;

const PLAYER_ADDRESS =
  /^\/features\/routine-builder\/play\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{4}-\d{2}-\d{2})$/;

/** The address of the player of a routine on a day. */
export const playerAddress = (routineId: string, date: LocalDate): string =>
  PLAYER_PAGE.replace(':routineId', routineId).replace(':date', date);

/** The routine and the day of an address of the player; null for any other address. */
export const readPlayerAddress = (
  path: string,
): { readonly routineId: string; readonly date: LocalDate } | null => {
  const [, routineId, date] = PLAYER_ADDRESS.exec(path) ?? [];
  if (routineId === undefined || date === undefined || !isLocalDate(date)) return null;
  return { routineId, date };
};

const CLIENT_ADDRESS =
  /^\/features\/clients\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/brief)?$/;

/** The address of the page of a connection, or of its brief. */
export const clientAddress = (
  connectionId: string,
  page: typeof CLIENT_PAGE | typeof BRIEF_PAGE = CLIENT_PAGE,
): string => page.replace(':connectionId', connectionId);

/** The connection and the page of such an address; null for any other address. */
export const readClientAddress = (
  path: string,
): {
  readonly connectionId: string;
  readonly page: typeof CLIENT_PAGE | typeof BRIEF_PAGE;
} | null => {
  const [, connectionId, brief] = CLIENT_ADDRESS.exec(path) ?? [];
  if (connectionId === undefined) return null;
  return { connectionId, page: brief === undefined ? CLIENT_PAGE : BRIEF_PAGE };
};

/** The page at this very path. */
const exactPageOf = (path: string): PagePath | undefined =>
  readPlayerAddress(path) === null
    ? (readClientAddress(path)?.page ?? PAGE_PATHS.find((page) => page === path))
    : PLAYER_PAGE;

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** The page at this path, letter case included; a slash at its end is left out. Undefined for none. */
export const pageOf = (path: string): PagePath | undefined => exactPageOf(withoutSlash(path));

/** The address as it should be where this one has a slash at its end; null where it is right. */
export const addressWithoutSlash = (path: string): string | null => {
  const plain = withoutSlash(path);
  return plain === path || exactPageOf(plain) === undefined ? null : plain;
};
