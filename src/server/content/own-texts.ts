import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parse } from 'yaml';
import { BASE_LANGUAGE, type Language } from '#domain/shared/text/message.ts';
import { spelled } from '#domain/shared/text/spelling.ts';
import { currentLanguage } from '#server/language/current-language.ts';
import { builtFrom, isBuilt } from './built-file.ts';
import { CONTENT_DIR } from './content-dir.ts';
import { translated } from './translated.ts';

const fileIn = (language: Language, name: string): string =>
  join(CONTENT_DIR, 'texts', language, name);

const isThere = (file: string): boolean => isBuilt(file) || existsSync(file);

/** The content of a YAML file, which is not validated. */
export const parsedFile = (file: string): unknown =>
  builtFrom(file) ?? parse(readFileSync(file, 'utf8'));

const haveOwn = new Map<Language, boolean>();

/** The language in which content is read: the current one, or the base language if it has no texts of its own. */
export const contentLanguage = (): Language => {
  const language = currentLanguage();
  const hasOwn =
    haveOwn.get(language) ??
    ['spelling.yaml', 'content/routines/templates.yaml'].some((name) =>
      isThere(fileIn(language, name)),
    );
  haveOwn.set(language, hasOwn);
  return hasOwn ? language : BASE_LANGUAGE;
};

/** Identifiers, such as the name of a field, which no language changes. */
const IDENTIFIER = /^[a-z][\w:/.-]*$/;

/** A value with other spellings in all of its texts. */
const respelled = (value: unknown, spelling: ReadonlyMap<string, string>): unknown => {
  if (typeof value === 'string') return IDENTIFIER.test(value) ? value : spelled(value, spelling);
  if (Array.isArray(value)) return value.map((one) => respelled(one, spelling));
  if (typeof value !== 'object' || value === null) return value;
  const pairs = Object.entries(value).map(([key, one]) => [key, respelled(one, spelling)]);
  return Object.fromEntries(pairs);
};

/** The file with the texts of a content file in the current language; null if there is none. */
export const ownFileOf = (file: string): string | null => {
  const own = fileIn(contentLanguage(), join('content', relative(CONTENT_DIR, file)));
  return isThere(own) ? own : null;
};

/** The content of a file with the texts and the spelling of the current language. */
export const inCurrentLanguage = (content: unknown, file: string): unknown => {
  const own = ownFileOf(file);
  if (own !== null) return translated(content, parsedFile(own));
  const spelling = fileIn(contentLanguage(), 'spelling.yaml');
  return isThere(spelling)
    ? respelled(content, new Map(Object.entries(parsedFile(spelling) as Record<string, string>)))
    : content;
};

/** Makes a function that reads a value at its first use in each language. */
export const onceInEachLanguage = <Value>(read: () => Value): (() => Value) => {
  const known = new Map<Language, Value>();
  return () => {
    const language = contentLanguage();
    const value = known.get(language) ?? read();
    known.set(language, value);
    return value;
  };
};

/** An object whose members are those of the current language at each access. */
export const inEachLanguage = <Value extends object>(read: () => Value): Value => {
  const current = onceInEachLanguage(read);
  const members = Object.keys(current()).map((key): [string, PropertyDescriptor] => [
    key,
    { enumerable: true, get: () => Reflect.get(current(), key) },
  ]);
  return Object.defineProperties({}, Object.fromEntries(members)) as Value;
};
