import type { LocalDate } from '#domain/shared/brands.ts';
import { isLocalDate } from '#domain/shared/time/local-date.ts';

/**
 * The page to which a provider redirects after a login; the server's operator registers its address with the provider.
 */
export const LOGIN_PAGE = '/login/callback';

/** The paths of the app's pages. For any other path, the server sends the same document with status 404. */
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

/** The player for one routine on one day; its address contains only an opaque id and a date. */
export const PLAYER_PAGE = '/features/routine-builder/play/:routineId/:date';

/**
 * The pages with a client's shared data and with the client's brief for a session; both addresses contain only an
 * opaque id.
 */
export const CLIENT_PAGE = '/features/clients/:connectionId';
export const BRIEF_PAGE = '/features/clients/:connectionId/brief';

export type PagePath =
  | (typeof PAGE_PATHS)[number]
  | typeof PLAYER_PAGE
  | typeof CLIENT_PAGE
  | typeof BRIEF_PAGE;

const PLAYER_ADDRESS =
  /^\/features\/routine-builder\/play\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/(\d{4}-\d{2}-\d{2})$/;

/** The player's address for a routine on a day. */
export const playerAddress = (routineId: string, date: LocalDate): string =>
  PLAYER_PAGE.replace(':routineId', routineId).replace(':date', date);

/** The routine and day in a player address; null for any other address. */
export const readPlayerAddress = (
  path: string,
): { readonly routineId: string; readonly date: LocalDate } | null => {
  const [, routineId, date] = PLAYER_ADDRESS.exec(path) ?? [];
  if (routineId === undefined || date === undefined || !isLocalDate(date)) return null;
  return { routineId, date };
};

const CLIENT_ADDRESS =
  /^\/features\/clients\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})(\/brief)?$/;

/** The address of a connection's page or of its brief. */
export const clientAddress = (
  connectionId: string,
  page: typeof CLIENT_PAGE | typeof BRIEF_PAGE = CLIENT_PAGE,
): string => page.replace(':connectionId', connectionId);

/** The connection and the page in a client address; null for any other address. */
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

/** The page at exactly this path. */
const exactPageOf = (path: string): PagePath | undefined =>
  readPlayerAddress(path) === null
    ? (readClientAddress(path)?.page ?? PAGE_PATHS.find((page) => page === path))
    : PLAYER_PAGE;

const withoutSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** The page at this path, case-sensitive, ignoring a trailing slash; undefined if there is none. */
export const pageOf = (path: string): PagePath | undefined => exactPageOf(withoutSlash(path));

/** The address of a page without its trailing slash; null if the address needs no change or leads to no page. */
export const addressWithoutSlash = (path: string): string | null => {
  const plain = withoutSlash(path);
  return plain === path || exactPageOf(plain) === undefined ? null : plain;
};
