import { AsyncLocalStorage } from 'node:async_hooks';
import { BASE_LANGUAGE, type Language, readLanguageFrom } from '#domain/shared/text/message.ts';

const current = new AsyncLocalStorage<Language>();

/** The language of the current request or job. */
export const currentLanguage = (): Language => current.getStore() ?? BASE_LANGUAGE;
readLanguageFrom(currentLanguage);

/** Runs a function, such as one that writes a mail, with the texts of a language. */
export const runInLanguage = <Result>(language: Language, run: () => Result): Result =>
  current.run(language, run);

/** Whether the current request or job is in English, the only language in which a language model's texts are checked. */
export const isInEnglish = (): boolean => /^en\b/.test(currentLanguage());
