import { texts } from '#texts/identity.js';

const BROWSERS = [
  [/Edg/, 'Edge'],
  [/OPR/, 'Opera'],
  [/Firefox/, 'Firefox'],
  [/FxiOS/, 'Firefox'],
  [/Chrome/, 'Chrome'],
  [/CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
] as const;

const SYSTEMS = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Mac OS/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
] as const;

const named = (parts: readonly (readonly [RegExp, string])[], text: string): string | undefined =>
  parts.find(([mark]) => mark.test(text))?.[1];

/** A short name of a device from its user agent, such as "Firefox on Windows". */
export const deviceName = (userAgent: string): string => {
  const browser = named(BROWSERS, userAgent);
  const system = named(SYSTEMS, userAgent);
  if (browser === undefined) return system ?? texts.unknownDevice;
  return system === undefined ? browser : texts.browserOnSystem({ browser, system });
};
