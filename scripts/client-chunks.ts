/** The importers of a module in the bundler's graph, static and dynamic. */
interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const FRAME = '/app/signed-in.tsx';
/** The form behind "+", fetched on a press. */
const ADD_FORM = '/app/frame/add-form.tsx';
const TODAY = '/app/pages/today.tsx';
const AUTH_FORM = '/features/identity/auth-form.tsx';
/** A module that at least this many chunks use goes into the frame's file, to avoid many tiny files. */
const PARTS_THAT_SHARE = 3;

/** Modules for the file of the attention tests, which no other page loads. */
const ATTENTION = /\/(features|domain)\/attention\/|\/contract\/attention\//;

/** The scenes of Social cues: texts, in a file that is fetched in parallel with the game's. */
const SCENES = /\/domain\/games\/social\/scenes\//;

/** Modules for the file that the games share; what only one game needs is in its page's file. */
const GAMES = /\/(features|domain)\/games\/|\/contract\/games\.ts/;

/** Who can read what, for the line beside fields of many pages, which is fetched when the page is there. */
const READERS =
  /\/lib\/sharing\/(?!readers\.tsx)|\/domain\/sharing\/|\/contract\/sharing\/sharing\.ts/;

/** What people share, for the file of the pages around it; it names things of the chat. */
const SHARING = /\/features\/(shared-view|clients|sharing|care)\/|\/contract\/sharing\//;

/** The chat: its page, what sends its messages from any page, and the crisis help for visitors. */
const CHAT = /\/(features|domain)\/chat\/|\/contract\/chat\//;
const VISITOR_HELP = '/features/chat/crisis/visitor-help.tsx';

/** The forms of routines and goals, which open on a press. */
const EDITORS = /\/features\/(routines|goals)\/editor\//;

/** What a run of a routine comes to: for the player and the pages that show routines. */
const RUNS = /\/domain\/routines\/player\/|\/features\/routines\/(player\/|days\/use-routines)/;

/** Ways to log in beside the password, with their libraries. */
const FACTORS =
  /\/features\/identity\/(passkeys|second-factor|oidc)\/|\/accounts\/(passkeys|second-factor)\.ts|\/(@simplewebauthn|uqr)\//;

/** Texts that are needed without a connection; they are long. */
const OFFLINE_TEXTS = /virtual:offline-content/;

/**
 * The chunks that statically need a module: dynamically imported modules, and "entry" for the first
 * file.
 */
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

/**
 * The file of the built client that a module goes into: `index` for what the landing page needs, `calls` for
 * what the sign-in form shares with the frame of signed-in pages, `signed-in` for that frame and what most
 * pages share, and the files of the patterns above for what their pages share. Null leaves it to the bundler, which makes one file for each page, and one for what only two pages share. The files are few,
 * because each costs a phone a round trip and small files compress worse.
 */
export const fileOfModule = (module: string, graph: Graph): string | null => {
  const parts = partsWith(module, graph);
  const isIn = (part: string): boolean => parts.some((id) => id.endsWith(part));
  if (isIn('entry')) return 'index';
  if (isIn(AUTH_FORM)) return isIn(FRAME) || isIn(ADD_FORM) ? 'calls' : null;
  if (ATTENTION.test(module) && !isIn(FRAME)) return parts.length > 1 ? 'attention' : null;
  if (SCENES.test(module) && !isIn(FRAME)) return 'social-scenes';
  if (GAMES.test(module) && !isIn(FRAME)) return parts.length > 1 ? 'games' : null;
  if (READERS.test(module) && !isIn(FRAME) && !isIn(TODAY)) return 'readers';
  if (SHARING.test(module) && !isIn(FRAME) && !isIn(TODAY))
    return parts.length > 1 ? 'sharing' : null;
  if (CHAT.test(module) && !isIn(FRAME) && parts.length > 1) {
    if (isIn(VISITOR_HELP)) return 'chat';
    // The dashboard names triggers with it, and sends no messages.
    return module.includes('/features/') ? 'chat-messages' : 'chat-contract';
  }
  if (!isIn(FRAME) && parts.length > 1) {
    if (EDITORS.test(module)) return 'editors';
    if (RUNS.test(module)) return 'routine-runs';
    if (FACTORS.test(module)) return 'factors';
    if (OFFLINE_TEXTS.test(module)) return 'offline-texts';
  }
  // What "+" shares with one page is too little for a file of its own.
  const isShared = parts.length >= PARTS_THAT_SHARE || (isIn(ADD_FORM) && parts.length > 1);
  return isIn(FRAME) || isShared ? 'signed-in' : null;
};
