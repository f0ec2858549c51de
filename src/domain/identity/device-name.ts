const BROWSERS = [
  ['Edg', 'Edge'],
  ['OPR', 'Opera'],
  ['Firefox', 'Firefox'],
  ['FxiOS', 'Firefox'],
  ['Chrome', 'Chrome'],
  ['CriOS', 'Chrome'],
  ['Safari', 'Safari'],
] as const;

const SYSTEMS = [
  ['iPhone', 'iPhone'],
  ['iPad', 'iPad'],
  ['Android', 'Android'],
  ['Windows', 'Windows'],
  ['Mac OS', 'Mac'],
  ['CrOS', 'Chromebook'],
  ['Linux', 'Linux'],
] as const;

const named = (parts: readonly (readonly [string, string])[], text: string): string | undefined =>
  parts.find(([mark]) => text.includes(mark))?.[1];

/** A short name of a device from its user agent, such as "Firefox on Windows". */
export const deviceName = (userAgent: string): string => {
  const browser = named(BROWSERS, userAgent);
  const system = named(SYSTEMS, userAgent);
  if (browser === undefined) return system ?? 'An unknown device';
  return system === undefined ? browser : `${browser} on ${system}`;
};
