/** The headers that reveal the origin of a request, and the app's own origin. */
export interface Provenance {
  readonly method: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  /** The requested host with its port. */
  readonly host: string;
  /** The app's public origin; when set, the only accepted one. */
  readonly publicOrigin: string | null;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/**
 * Whether a request may change something. Browsers reveal its origin by `Sec-Fetch-Site`, older ones by `Origin`. A
 * client that sends neither is not a browser, so no user's cookies can be abused.
 */
export const isSameOrigin = ({
  method,
  secFetchSite,
  origin,
  host,
  publicOrigin,
}: Provenance): boolean => {
  if (SAFE_METHODS.has(method)) return true;
  if (secFetchSite !== undefined) return secFetchSite === 'same-origin';
  if (origin === undefined) return true;
  return publicOrigin === null ? hostOf(origin) === host.toLowerCase() : origin === publicOrigin;
};
