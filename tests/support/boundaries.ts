import path from 'node:path';

/** A violation of a rule, in the form `src/domain/a.ts: what is wrong`. */
type Violation = string;

/** A source file: its path from the root, with forward slashes, and its text. */
export interface SourceFile {
  readonly path: string;
  readonly text: string;
}

const MOST_FILES = 12;
/**
 * Folders that may contain more files: the contract has one file per feature, the number of migrations only grows, and
 * the chat’s domain has many small parts.
 */
const MAY_BE_CROWDED = /^src\/(contract$|server\/db\/migrations$|domain\/chat)/;
const LAYERS = ['domain', 'contract', 'server', 'client'] as const;
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  domain: ['domain', 'texts'],
  contract: ['contract', 'domain', 'texts'],
  server: ['server', 'contract', 'domain', 'texts'],
  client: ['client', 'contract', 'domain', 'texts'],
};
/**
 * The packages that pure layers may use: Zod, and libraries without side effects for recurrence rules (RFC 5545),
 * language detection and phonetics.
 */
const PACKAGES_OF_PURE_LAYERS =
  /^(zod|rrule-temporal|temporal-polyfill|eld|double-metaphone)(\/|$)/;
const KNOWN_ENDINGS = /\.(tsx?|js|css|svg|json|woff2|png)(\?\w+)?$/;
const IMPORTS = [
  /(?:^|[\s;}])(?:import|export)\s[^'"`;()]*?\sfrom\s*['"]([^'"]+)['"]/g,
  /(?:^|[\s;}])import\s*['"]([^'"]+)['"]/g,
  /\bimport\s*\(\s*['"`]([^'"`]+)['"`]/g,
];

const withoutComments = (text: string): string =>
  text.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');

/** All specifiers that `text` imports or re-exports, statically or dynamically, including types. */
export const importsOf = (text: string): string[] => {
  const code = withoutComments(text);
  return IMPORTS.flatMap((pattern) => [...code.matchAll(pattern)].map((match) => match[1] ?? ''));
};

/** The use of an endpoint's schema, which the client does not have because `scripts/contract-outline.ts` removes it. */
const SCHEMA_OF_ENDPOINT = /Endpoints(\.\w+|\[\w+\])\.(params|query|body|reply|lines)\b/;

/** Code that reads a clock or sets a timer. */
const TIME =
  /\b(set(Timeout|Interval)|requestIdleCallback|AbortSignal\.timeout|performance\.now|Date\.now)\(|new Date\(\)/;
/** The client’s clock module, and the module that computes the age of a library's timestamps. */
const MAY_USE_TIME = /^src\/client\/(platform\/after|sync\/on-open)\.ts$/;
/** A check that would match any exception. */
const ANY_ERROR = /\binstanceof Error\b/;
/** Browser features that exist only in secure contexts, each with the only file in client/platform that may use it. */
const SECURE_ONLY: readonly (readonly [used: RegExp, by: string])[] = [
  [/\bnavigator\.clipboard\b|execCommand/, 'device/clipboard.ts'],
  [/\bnavigator\.locks\b/, 'lock.ts'],
  [/\bnavigator\.serviceWorker\b/, 'device/service-worker.ts'],
  [/\bnavigator\.mediaDevices\b/, 'voice/recorder.ts'],
  [/\bnavigator\.wakeLock\b/, 'device/wake-lock.ts'],
  [/\bnavigator\.storage\b/, 'durable-store.ts'],
  [/\bPublicKeyCredential\b/, 'device/passkeys.ts'],
  [/\bNotification\.|new Notification\(/, 'notifications.ts'],
  [
    /\bcrypto\.(randomUUID|subtle)\b|\bcaches\.|\bcookieStore\b|\b(audioWorklet|AudioWorkletNode|AudioDecoder|AudioEncoder|SharedArrayBuffer|EyeDropper|show(Open|Save)FilePicker|showDirectoryPicker)\b|\bnavigator\.(share|canShare|credentials|geolocation|permissions|getBattery|setAppBadge|mediaCapabilities|keyboard|gpu)\b/,
    'nothing',
  ],
];
/** Functions that depend on the machine’s time zone, which differs on each server and device. */
const MACHINE_ZONE =
  /\.[gs]et(FullYear|Month|Date|Day|Hours|Minutes|Seconds|TimezoneOffset)\(|new Date\([^)`'"]*,|Temporal\.Now|resolvedOptions|T\d\d:\d\d(:\d\d(\.\d+)?)?[`'"]/;
/**
 * Files that may depend on the machine's time zone: they read the device’s zone or the order of date parts, or pass
 * days as Date objects to a widget.
 */
const MAY_READ_MACHINE_ZONE =
  /^src\/client\/(lib\/(device-zone|locale)|features\/(mood\/calendar\/(dates|month-grid)|dashboard\/year\/(days|weeks)))\.tsx?$/;
const FORMATS = /DateTimeFormat\(|toLocale(Date|Time)String\(/;

const isTest = (file: string): boolean => /\.test\.tsx?$/.test(file);
const isOwn = (specifier: string): boolean => /^[.#]/.test(specifier);

/** The file to which an internal specifier refers, as a path from the root. */
const resolve = (from: string, specifier: string): string =>
  specifier.startsWith('#')
    ? `src/${specifier.slice(1)}`
    : path.posix.join(path.posix.dirname(from), specifier);

/** The layer of a file, its folder within the layer, and its feature. */
const placeOf = (file: string) => {
  const [, layer = '', part = '', name = ''] = file.split('/');
  if (part === 'features') return { layer, part, feature: name };
  const feature = layer === 'domain' && part !== 'shared' && part !== 'dashboard' ? part : null;
  return { layer, part, feature };
};

const ofPackage = (from: string, specifier: string): Violation[] => {
  const { layer } = placeOf(from);
  const isPure = layer === 'domain' || layer === 'contract';
  if (isPure && !PACKAGES_OF_PURE_LAYERS.test(specifier)) {
    return [`${layer} uses no package but zod and a few pure ones, and this imports ${specifier}`];
  }
  return layer === 'client' && specifier.startsWith('node:')
    ? [`a browser has no ${specifier}`]
    : [];
};

const ofOwn = (from: string, specifier: string): Violation[] => {
  const [source, target] = [placeOf(from), placeOf(resolve(from, specifier))];
  const found: Violation[] = [];
  if (!KNOWN_ENDINGS.test(specifier)) found.push(`${specifier} lacks its file ending`);
  if (!(MAY_IMPORT[source.layer] ?? LAYERS).includes(target.layer)) {
    return [...found, `${source.layer} may not import from ${target.layer || specifier}`];
  }
  const sameLayer = source.layer === target.layer;
  if (sameLayer && source.feature && target.feature && source.feature !== target.feature) {
    found.push(`the feature ${source.feature} may not import from the feature ${target.feature}`);
  }
  const isBase =
    source.layer === 'client' && ['ui', 'lib', 'sync', 'platform'].includes(source.part);
  if (sameLayer && isBase && ['features', 'app'].includes(target.part)) {
    found.push(`client/${source.part} may not import from client/${target.part}`);
  }
  const isServerBase = source.layer === 'server' && ['http', 'db'].includes(source.part);
  if (sameLayer && isServerBase && target.part === 'features') {
    found.push(`server/${source.part} knows no feature, and this is one: ${target.feature}`);
  }
  if (source.layer === 'domain' && source.part === 'shared' && target.feature) {
    found.push(`what is shared may not import from the feature ${target.feature}`);
  }
  return found;
};

const ofZone = ({ path: file, text }: SourceFile): Violation[] => {
  const { layer } = placeOf(file);
  if (isTest(file) || (layer !== 'domain' && layer !== 'client')) return [];
  const code = withoutComments(text);
  const isNamed = !FORMATS.test(code) || code.includes('timeZone');
  if (!MACHINE_ZONE.test(code) && isNamed) return [];
  if (layer === 'domain') return ['the domain does not read the zone of the machine'];
  return MAY_READ_MACHINE_ZONE.test(file)
    ? []
    : ['the zone of the person comes from deviceZone in client/lib/device-zone.ts'];
};

const KEYS_FILE = 'src/client/platform/keys.ts';
/** Code that compares keys directly, and so ignores that a key press may belong to an input method. */
const READS_KEYS = /(['"`])(?:Enter|Escape|Esc)\1|\b(?:keyCode|isComposing|onKeyPress)\b/;

const ofShape = ({ path: file, text }: SourceFile): Violation[] => {
  const code = withoutComments(text);
  return [
    ...(/\/index\.tsx?$/.test(file) ? ['there are no barrels, and so no index files'] : []),
    ...(/^export\s+(\*|type\s*\{[^}]*\}\s*from|\{[^}]*\}\s*from)/m.test(code)
      ? ['a file exports only what it makes itself']
      : []),
    ...(/^export\s+default\b|^export\s*\{[^}]*\bas\s+default\b/m.test(code)
      ? ['exports have names; this has a default export']
      : []),
    ...(placeOf(file).layer === 'client' &&
    !isTest(file) &&
    !MAY_USE_TIME.test(file) &&
    TIME.test(code)
      ? ['all time of the client comes from platform/after.ts']
      : []),
    ...(placeOf(file).layer === 'client'
      ? SECURE_ONLY.filter(
          ([used, by]) => used.test(code) && file !== `src/client/platform/${by}`,
        ).map(
          ([used, by]) =>
            `plain http in a home network has no ${used.exec(code)?.[0]}; client/platform/${by} may use it`,
        )
      : []),
    ...(placeOf(file).layer === 'client' &&
    file !== KEYS_FILE &&
    !isTest(file) &&
    READS_KEYS.test(code)
      ? ['Enter and Escape are read by isEnter and isEscape of platform/keys.ts']
      : []),
    ...(placeOf(file).layer === 'client' && ANY_ERROR.test(code)
      ? ['what an error says to a person comes from wordsOf in client/lib/user-facing-error.ts']
      : []),
    ...(placeOf(file).layer === 'client' && SCHEMA_OF_ENDPOINT.test(code)
      ? ['the client has no schema of an endpoint; export the schema by a name of its own']
      : []),
  ];
};

/** The folders with more than `MOST_FILES` program files, with their counts. */
export const crowdedFoldersIn = (files: readonly string[]): string[] => {
  const counts = new Map<string, number>();
  for (const file of files) {
    const folder = path.posix.dirname(file);
    if (isTest(file) || MAY_BE_CROWDED.test(folder)) continue;
    counts.set(folder, (counts.get(folder) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${folder}: ${count} files`);
};

/** All violations of the rules on layers, features and file shape. */
export const violationsIn = (files: readonly SourceFile[]): Violation[] =>
  files.flatMap((file) => {
    const imports = isTest(file.path) ? [] : importsOf(file.text);
    const found = imports.flatMap((specifier) =>
      isOwn(specifier) ? ofOwn(file.path, specifier) : ofPackage(file.path, specifier),
    );
    return [...ofShape(file), ...ofZone(file), ...found].map((what) => `${file.path}: ${what}`);
  });
