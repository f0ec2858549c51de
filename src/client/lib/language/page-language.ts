import { getComfort, onComfortChange } from '#client/lib/comfort/comfort.ts';
import { LANGUAGES, languageFor } from '#domain/shared/text/languages.ts';
import { BASE_LANGUAGE, type Language } from '#domain/shared/text/message.ts';

/** The languages of the browser in the form of an `Accept-Language` header. */
export const browserWishes = (): string => navigator.languages.join();

/** The service worker that keeps the pages in a language. */
export const workerIn = (language: Language): string =>
  language === BASE_LANGUAGE ? '/sw.js' : `/${language}/sw.js`;

/** The service worker for the language that the person chose, or else for the one of the browser. */
export const pageWorker = (): string =>
  workerIn(getComfort().language ?? languageFor(undefined, browserWishes(), LANGUAGES));

/** Tells the server the language that the person chose on this device, now and after each change, by a cookie. */
export const followLanguage = (): void => {
  const note = (): void => {
    const { language } = getComfort();
    const rest = 'Path=/; SameSite=Lax; Max-Age=';
    // biome-ignore lint/suspicious/noDocumentCookie: not all supported browsers have the Cookie Store API
    document.cookie =
      language === null ? `language=; ${rest}0` : `language=${language}; ${rest}31536000`;
  };
  note();
  onComfortChange(note);
};
