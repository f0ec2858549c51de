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
/** The "+" form, loaded when the button is pressed. */
const ADD_FORM = '/app/frame/add-form.tsx';
const TODAY = '/app/pages/today.tsx';
const AUTH_FORM = '/features/identity/auth-form.tsx';
/** A module used by at least this many chunks goes into the frame's file, to avoid many tiny files. */
const PARTS_THAT_SHARE = 3;

/** Modules for the attention tests' file, which no other page loads. */
const ATTENTION = /\/(features|domain)\/attention\/|\/contract\/attention\//;

/** The scenes of Social cues: long texts, in a file that is fetched in parallel with the game's. */
const SCENES = /\/domain\/games\/social\/scenes\//;

/** Modules for the file that the games share; modules that only one game needs are in its page's file. */
const GAMES = /\/(features|domain)\/games\/|\/contract\/games\.ts/;

/** The note on who can read an entry, shown next to fields on many pages and loaded after the page. */
const READERS =
  /\/lib\/sharing\/(?!readers\.tsx)|\/domain\/sharing\/|\/contract\/sharing\/sharing\.ts/;

/** Sharing, for the file of the pages about it; it uses names from the chat. */
const SHARING = /\/features\/(shared-view|clients|sharing|care)\/|\/contract\/sharing\//;

/** The chat: its page, the code that sends its messages from any page, and the crisis help for visitors. */
const CHAT = /\/(features|domain)\/chat\/|\/contract\/chat\//;
const VISITOR_HELP = '/features/chat/crisis/visitor-help.tsx';

/** The forms for routines and goals, which open on a press. */
const EDITORS = /\/features\/(routines|goals)\/editor\//;

/** Evaluation of routine runs, for the player and the pages that show routines. */
const RUNS = /\/domain\/routines\/player\/|\/features\/routines\/(player\/|days\/use-routines)/;

/** Login methods other than the password, with their libraries. */
const FACTORS =
  /\/features\/identity\/(passkeys|second-factor|oidc)\/|\/accounts\/(passkeys|second-factor)\.ts|\/(@simplewebauthn|uqr)\//;

/** Texts needed offline; they are long. */
const OFFLINE_TEXTS = /virtual:offline-content/;

/** The chunks that statically need a module: dynamically imported modules, and "entry" for the first file. */
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
 * The file of the built client for a module: `index` for the landing page, `calls` for code shared by the sign-in form
 * and the frame of signed-in pages, `signed-in` for that frame and code shared by most pages, and the files of the
 * patterns above for code shared by their pages. Null leaves the module to the bundler, which makes one file per page
 * and one for code that only two pages share. There are few files, because each costs a phone a round trip and small
 * files compress worse.
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
    // The dashboard uses it to name triggers, and sends no messages.
    return module.includes('/features/') ? 'chat-messages' : 'chat-contract';
  }
  if (!isIn(FRAME) && parts.length > 1) {
    if (EDITORS.test(module)) return 'editors';
    if (RUNS.test(module)) return 'routine-runs';
    if (FACTORS.test(module)) return 'factors';
    if (OFFLINE_TEXTS.test(module)) return 'offline-texts';
  }
  // What "+" shares with one page is too little for a separate file.
  const isShared = parts.length >= PARTS_THAT_SHARE || (isIn(ADD_FORM) && parts.length > 1);
  return isIn(FRAME) || isShared ? 'signed-in' : null;
};
