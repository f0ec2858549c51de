import { inLanguageOf } from '#domain/shared/text/message.ts';

/** The texts of a catalog in another language than that of the other journeys. */
export const textsIn = <Texts extends object>(language: string, texts: Texts): Texts =>
  new Proxy(texts, {
    get: (catalog, key) => inLanguageOf(language, () => Reflect.get(catalog, key)),
  });
