/** Languages other than English in which the guard detects danger and replies to it, as BCP 47 codes. */
export const LANGUAGES = [
  'ar',
  'bn',
  'de',
  'es',
  'fr',
  'hi',
  'id',
  'it',
  'ja',
  'ko',
  'nl',
  'pl',
  'pt',
  'ru',
  'sv',
  'tr',
  'uk',
  'ur',
  'vi',
  'zh',
] as const;
export type Language = (typeof LANGUAGES)[number];
