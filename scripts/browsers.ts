/**
 * The oldest supported browsers, which are two years old. They are also listed in docs/running.md. Edge and Opera count
 * as the Chrome version that they are based on.
 */
const OLDEST_BROWSERS = { chrome: 120, firefox: 128, safari: 17.4 } as const;

/** The oldest supported browsers in the bundler's format. */
export const BUILD_TARGET = Object.entries(OLDEST_BROWSERS).map(
  ([browser, version]) => `${browser}${version}`,
);

/** The oldest versions as values of a text. */
export const OLDEST_VERSIONS = {
  chrome: String(OLDEST_BROWSERS.chrome),
  firefox: String(OLDEST_BROWSERS.firefox),
  safari: String(OLDEST_BROWSERS.safari),
};

/** The oldest supported browsers as text. */
export const BROWSERS_TEXT = `Safari ${OLDEST_BROWSERS.safari}, Firefox ${OLDEST_BROWSERS.firefox}, Chrome or Edge ${OLDEST_BROWSERS.chrome}`;

/** The page to which browsers that are too old are redirected. */
export const OLD_BROWSER_PAGE = 'old-browser.html';

type Versions = readonly [chrome: number | null, firefox: number | null, safari: number | null];

/**
 * Recent language and browser features, each with the first version of each browser that supports it; null if no
 * version does.
 */
const RECENT: readonly (readonly [used: RegExp, versions: Versions])[] = [
  [/\bAbortSignal\.any\b/, [116, 124, 17.4]],
  [/\bObject\.groupBy\b/, [117, 119, 17.4]],
  [/\bMap\.groupBy\b/, [117, 119, 17.4]],
  [/\bPromise\.withResolvers\b/, [119, 121, 17.4]],
  [/\bURL\.canParse\b/, [120, 115, 17]],
  [/\bArray\.fromAsync\b/, [121, 115, 16.4]],
  [/\.(symmetricDifference|isSubsetOf|isSupersetOf|isDisjointFrom)\(/, [122, 127, 17]],
  [/\bIterator\.(from|prototype)\b/, [122, 131, 18.4]],
  [/\bURL\.parse\b/, [126, 126, 18]],
  [/\bPromise\.try\b/, [128, 134, 18.2]],
  [/\bRegExp\.escape\b/, [136, 134, 18.2]],
  [/\bUint8Array\.from(Base64|Hex)\b|\.to(Base64|Hex)\(/, [140, 133, 18.2]],
  [/\bFloat16Array\b|\bMath\.f16round\b/, [135, 129, 18.2]],
  [/\bJSON\.(rawJSON|isRawJSON)\b/, [114, 135, 18.4]],
  [/\bIntl\.DurationFormat\b/, [129, 136, 16.4]],
  [/\.moveBefore\(/, [133, 144, null]],
  [/\bscheduler\.(yield|postTask)\b/, [129, 142, null]],
  // Inline pattern modifiers, for example to ignore case.
  [/\(\?[ims]+(-[ims]+)?:|\(\?-[ims]+:/, [125, 132, null]],
];

const isInAll = ([chrome, firefox, safari]: Versions): boolean =>
  [
    [chrome, OLDEST_BROWSERS.chrome],
    [firefox, OLDEST_BROWSERS.firefox],
    [safari, OLDEST_BROWSERS.safari],
  ].every(([first, oldest]) => first != null && oldest != null && first <= oldest);

const usedIn = (code: string, isAllowed: boolean): readonly string[] =>
  RECENT.filter(([, versions]) => isInAll(versions) === isAllowed).flatMap(
    ([used]) => used.exec(code)?.[0] ?? [],
  );

/** The features in `code` that some supported browsers lack. */
export const unsupportedIn = (code: string): readonly string[] => usedIn(code, false);

/** The features in `code` that all supported browsers have, but slightly older ones lack. */
export const recentIn = (code: string): readonly string[] => usedIn(code, true);
