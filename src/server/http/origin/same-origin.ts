/** The headers that show from which origin a request comes, and the app's own origin. */
export interface Provenance {
  readonly method: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  /** The requested host with its port. */
  readonly host: string;
  /** The app's public origin. When it is set, no other origin is accepted. */
  readonly publicOrigin: string | null;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/**
 * Whether a request may change data. Browsers show in the header `Sec-Fetch-Site` whether a request comes from the same
 * origin; older browsers send the header `Origin`. A client that sends neither header is not a browser, so it cannot
 * abuse a user's cookies.
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
