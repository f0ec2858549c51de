/** The headers that tell where a request came from, and where the app is. */
export interface Provenance {
  readonly method: string;
  readonly secFetchSite: string | undefined;
  readonly origin: string | undefined;
  /** The host, with its port, that the caller asked for. */
  readonly host: string;
  /** The app's own public origin, the only one that passes when it is set. */
  readonly publicOrigin: string | null;
}

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

const hostOf = (origin: string): string | null =>
  URL.canParse(origin) ? new URL(origin).host : null;

/**
 * Whether a request may change something. Browsers say where a request comes from by
 * `Sec-Fetch-Site`, older ones by `Origin`; a client that sends neither is not a browser, so
 * nobody's cookies can have been borrowed.
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
