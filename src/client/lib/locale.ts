/** The pages are in English, so dates are too; in the person's own kind of English if they have one. */
export const LOCALE: string =
  navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB';
