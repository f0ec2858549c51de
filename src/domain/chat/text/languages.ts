/** Languages besides English in which danger is heard and answered, by their codes (BCP 47). */
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
