/** What the bundler knows of a module: who imports it at once, and who on demand. */
interface ModuleInfo {
  readonly isEntry: boolean;
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

interface Graph {
  getModuleInfo(id: string): ModuleInfo | null;
}

const FRAME = '/app/signed-in.tsx';
const AUTH_FORM = '/features/identity/auth-form.tsx';
/** What so many parts use lies in the frame's file, so that no page needs a handful of tiny files. */
const PARTS_THAT_SHARE = 3;

/** What only the attention tests share, so that no other page carries it. */
const ATTENTION = /\/(features|domain)\/attention\/|\/contract\/attention\//;

/** The scenes of Social cues: texts and not code, in a file that is fetched side by side with the game's. */
const SCENES = /\/domain\/games\/social\/scenes\//;

/** What only the games share: what each needs alone lies in its own page's file. */
const GAMES = /\/(features|domain)\/games\/|\/contract\/games\.ts$/;

/** The chat: its page, what sends its messages from any page, and the crisis help for visitors. */
const CHAT = /\/(features|domain)\/chat\/|\/contract\/chat\//;
const VISITOR_HELP = '/features/chat/crisis/visitor-help.tsx';

/** The parts that need a module at once: those fetched on demand, and "entry" for the first file. */
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
 * The file of the built client in which a module lies: `index` for what the landing page needs,
 * `calls` for what the form to sign in shares with the frame around signed-in pages, `signed-in` for
 * that frame and what most pages share, `attention` for what the attention tests share, `games` for
 * what the games share, `social-scenes` for the texts of one of them, `chat`, `chat-messages` and `chat-contract`
 * for what the parts of the chat share. Null leaves it to the bundler, which makes a file for each page, and for what
 * only two of them share. Few files, because each costs a phone a trip to the
 * server and compresses worse by itself.
 */
export const fileOfModule = (module: string, graph: Graph): string | null => {
  const parts = partsWith(module, graph);
  const isIn = (part: string): boolean => parts.some((id) => id.endsWith(part));
  if (isIn('entry')) return 'index';
  if (isIn(AUTH_FORM)) return isIn(FRAME) ? 'calls' : null;
  if (ATTENTION.test(module) && !isIn(FRAME)) return parts.length > 1 ? 'attention' : null;
  if (SCENES.test(module) && !isIn(FRAME)) return 'social-scenes';
  if (GAMES.test(module) && !isIn(FRAME)) return parts.length > 1 ? 'games' : null;
  if (CHAT.test(module) && !isIn(FRAME) && parts.length > 1) {
    if (isIn(VISITOR_HELP)) return 'chat';
    // The dashboard names triggers with it, and sends no messages.
    return module.includes('/features/') ? 'chat-messages' : 'chat-contract';
  }
  return isIn(FRAME) || parts.length >= PARTS_THAT_SHARE ? 'signed-in' : null;
};
