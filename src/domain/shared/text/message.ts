/** The language of a person's page, mail or reply, as a BCP 47 tag with a folder in `content/texts`. */
export type Language = string;

/** The language whose texts replace those that another language does not have. */
export const BASE_LANGUAGE = 'en';

let language = (): Language => BASE_LANGUAGE;

/** Sets the function that returns the language of the current request or job. A page is built for one language. */
export const readLanguageFrom = (read: () => Language): void => {
  language = read;
};

/** The language that `inLanguageOf` has set; null if none. */
let fixed: Language | null = null;

/** Returns what a function reads in a language. The function must not wait for anything. */
export const inLanguageOf = <Result>(of: Language, read: () => Result): Result => {
  const before = fixed;
  fixed = of;
  try {
    return read();
  } finally {
    fixed = before;
  }
};

/** The texts of one catalog in the current language, read at each access. */
export const inLanguage = <Texts extends object>(
  catalogs: Readonly<Record<Language, Texts>>,
): Texts => {
  const base = catalogs[BASE_LANGUAGE];
  if (base === undefined) throw new Error(`A catalog has no texts in ${BASE_LANGUAGE}.`);
  const getters = Object.keys(base).map((key): [string, PropertyDescriptor] => [
    key,
    { enumerable: true, get: () => Reflect.get(catalogs[fixed ?? language()] ?? base, key) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Texts;
};

const rules = new Map<string, Intl.PluralRules>();
const numbers = new Map<Language, Intl.NumberFormat>();

const rulesOf = (of: Language, type: Intl.PluralRuleType): Intl.PluralRules => {
  const key = `${of} ${type}`;
  const found = rules.get(key) ?? new Intl.PluralRules(of, { type });
  rules.set(key, found);
  return found;
};

/** The case of a plural for a number: the exact one (`=0`), or the one of the language's category (`one`, `few`). */
export const plural = <Case>(
  of: Language,
  count: number,
  cases: Readonly<Record<string, Case>> & { readonly other: Case },
  type: Intl.PluralRuleType = 'cardinal',
): Case => cases[`=${count}`] ?? cases[rulesOf(of, type).select(count)] ?? cases.other;

/** The case for a value, such as the size of a routine. */
export const select = <Case>(
  value: string,
  cases: Readonly<Record<string, Case>> & { readonly other: Case },
): Case => cases[value] ?? cases.other;

/** A clock time with its article. In Spanish, one o'clock takes the singular: "la 1:15", but "las 2:15". */
export const withArticle = (time: string): string =>
  `${/^0?1\b/.test(time) ? 'la' : 'las'} ${time}`;

/** A number with the separators of the language. */
export const digits = (of: Language, value: number): string => {
  const found = numbers.get(of) ?? new Intl.NumberFormat(of);
  numbers.set(of, found);
  return found.format(value);
};
