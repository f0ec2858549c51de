/** The static and dynamic importers of a module in the bundler's graph. */
interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** The frame of signed-in pages. */
export const FRAME = '/app/signed-in.tsx';
/** The form of the "+" button, which is loaded when the button is pressed. */
const ADD_FORM = '/app/frame/add-form.tsx';
/** The pages that people open most, by the name of their file: the page, and the parts that it loads while it is drawn. */
export const MAIN_PAGES = {
  today: ['/app/pages/today.tsx'],
  'routine-builder': ['/app/pages/routine-builder.tsx'],
  dashboard: [
    '/app/pages/dashboard/dashboard.tsx',
    '/features/mood/calendar/calendar.tsx',
    '/features/dashboard/progress/chart.tsx',
  ],
  'chat-page': ['/app/pages/chat-page.tsx'],
} as const;
/** The outbox handlers of all features, which a page loads for an entry that it did not write itself. */
const HANDLERS = '/app/handlers.ts';
const AUTH_FORM = '/features/identity/auth-form.tsx';
/** A module that at least this many chunks use, none of them a main page, goes into one common file. */
const PARTS_THAT_SHARE = 3;

/** The modules in the file of the attention tests, which no other page loads. */
const ATTENTION = /\/(features|domain)\/attention\/|\/contract\/attention\//;

/** The scenes of Social cues, which are long texts, in a file that is fetched in parallel with the file of the game. */
const SCENES = /\/domain\/games\/social\/scenes\//;

/** The modules in the file that the games share. Modules that only one game needs are in the file of its page. */
const GAMES = /\/(features|domain)\/games\/|\/contract\/games\.ts/;

/** The line that says who can read an entry. It is shown next to fields on many pages, and loaded after the page. */
const READERS =
  /\/lib\/sharing\/(?!readers\.tsx)|\/domain\/sharing\/|\/contract\/sharing\/sharing\.ts/;

/** The modules in the file of the pages about sharing, which use names from the chat. */
const SHARING = /\/features\/(shared-view|clients|sharing|care)\/|\/contract\/sharing\//;

/**
 * The modules of the chat: its page, the code that sends its messages from any page, and the crisis help for visitors.
 */
const CHAT = /\/(features|domain)\/chat\/|\/contract\/chat\//;
const VISITOR_HELP = '/features/chat/crisis/visitor-help.tsx';

/** The forms for routines and goals, which are loaded when a button is pressed. */
const EDITORS = /\/features\/(routines|goals)\/editor\//;

/** The modules of recovery codes, and of login methods other than the password, with their libraries. */
const FACTORS =
  /\/features\/identity\/(passkeys|passwords|second-factor|oidc)\/|\/accounts\/(passkeys|password-codes|second-factor)\.ts|\/(@simplewebauthn|uqr)\//;

/** The schema library and the schemas of single fields, which only forms need. No main page loads them when it opens. */
const SCHEMAS = /\/node_modules\/zod\/|\/contract\/shared\/fields\.ts$/;

/** The mood calendar, which the dashboard loads while it is drawn. */
const CALENDAR = /\/features\/mood\/calendar\//;

/** The drawings of the comic and of the games, which also appear where a page has nothing to show yet. */
const DRAWINGS = /\/domain\/(comic|shared\/drawing)\/|\/ui\/drawing\.tsx/;

/** The long texts that the client needs offline. */
const OFFLINE_TEXTS = /virtual:offline-content/;

/** The chunks that need a module statically: each is a dynamically imported module, or "entry" for the first file. */
const partsWith = (module: string, graph: Graph): readonly string[] => {
  const parts: string[] = [];
  const seen = new Set([module]);
  for (const id of seen) {
    const info = graph.getModuleInfo(id);
    if (info?.isEntry === true) parts.push('entry');
    else if (info !== null && info.dynamicImporters.length > 0) parts.push(id);
    for (const importer of info?.importers ?? []) seen.add(importer);
  }
  return parts;
};

/** The file for a module outside the frame that several chunks share, by the main pages among them. */
const fileOfShared = (pages: readonly string[], count: number): string | null => {
  if (
    pages.every((page) => page === 'today' || page === 'routine-builder') &&
    pages.includes('today')
  )
    return 'plan';
  if (pages.length > 1) return 'signed-in';
  if (pages.length === 1) return `with-${pages[0]}`;
  return count >= PARTS_THAT_SHARE ? 'shared' : null;
};

/**
 * The name of the built file for a module. `index` is for the landing page, `calls` for code shared by the sign-in form
 * and the frame of signed-in pages, `signed-in` for that frame, and `plan` for the tasks and routines on Today and the
 * Routine page. The patterns above have their own files for code shared by their pages. Code that only one main page
 * shares with others has its own file, and code that several share is in `signed-in`. Null leaves the module to the
 * bundler, which makes one file per page and one for code that only two pages share. The number of files is small,
 * because each file costs a phone a round trip, and small files compress worse.
 */
export const fileOfModule = (module: string, graph: Graph): string | null => {
  const parts = partsWith(module, graph);
  const isIn = (part: string): boolean => parts.some((id) => id.endsWith(part));
  const isInFrame = isIn(FRAME);
  const pages = Object.entries(MAIN_PAGES).flatMap(([page, ids]) => (ids.some(isIn) ? page : []));
  const isInToday = pages.includes('today');
  const isStyle = module.endsWith('.css');
  if (isIn('entry') || (isStyle && isIn(AUTH_FORM) && (isInFrame || isIn(ADD_FORM))))
    return 'index';
  // Today is the page that most visits begin with, so its styles are in the same file as those of the frame.
  if (isInFrame || (isStyle && isInToday)) return isIn(AUTH_FORM) ? 'calls' : 'signed-in';
  if (SCHEMAS.test(module)) return 'schemas';
  if (isIn(AUTH_FORM)) return isIn(ADD_FORM) ? 'calls' : null;
  const isShared = parts.length > 1;
  if (READERS.test(module) && !isInToday) return 'readers';
  if (isIn(HANDLERS) && pages.length === 0)
    return parts.length > PARTS_THAT_SHARE ? 'shared' : 'handlers';
  if (ATTENTION.test(module)) return isShared ? 'attention' : null;
  if (SCENES.test(module)) return 'social-scenes';
  if (GAMES.test(module)) return isShared ? 'games' : null;
  if (SHARING.test(module) && !isInToday) return isShared ? 'sharing' : null;
  if (!isShared) return null;
  if (CHAT.test(module) && !isInToday) {
    if (isIn(VISITOR_HELP)) return 'chat';
    // The dashboard uses the contract to name triggers, but sends no messages.
    return module.includes('/features/') ? 'chat-messages' : 'chat-contract';
  }
  if (EDITORS.test(module)) return 'editors';
  if (FACTORS.test(module)) return 'factors';
  if (OFFLINE_TEXTS.test(module)) return 'offline-texts';
  if (DRAWINGS.test(module)) return 'drawings';
  if (CALENDAR.test(module) && !isInToday) return 'calendar';
  return fileOfShared(pages, parts.length);
};
