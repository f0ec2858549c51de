/** The locale of dates: the person's variety of English, because all texts are in English. */
export const LOCALE: string =
  navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB';
