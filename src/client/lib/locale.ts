/**
 * Makes a formatter when it is first used: the browser reads the rules of the language for it, for which a slow phone
 * takes 10 ms and more.
 */
export const lazily = <Formatter>(make: () => Formatter): (() => Formatter) => {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The locale of dates: the person's variety of English, because all texts are in English. */
export const LOCALE: string =
  navigator.languages.find((language) => /^en\b/i.test(language)) ?? 'en-GB';
