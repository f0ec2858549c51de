import type { Plugin } from 'vite';
import type { Language } from '../../src/domain/shared/text/message.ts';
import { completeCatalog, directionOf } from './catalogs.ts';
import { constantOf } from './code.ts';
import { isMessage } from './entry.ts';

/** The text of the catalog `document` with this key, in a language. */
export const documentText = (language: Language, key: string): string => {
  const entry = completeCatalog(language, 'document')[key];
  if (entry === undefined || !isMessage(entry)) throw new Error(`The catalog has no "${key}".`);
  return constantOf(entry);
};

/** Puts the language, its direction and its texts into the document, which names them as `{{key}}`. */
export const documentTexts = (language: Language): Plugin => ({
  name: 'document-texts',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) =>
      html
        .replace('<html lang="en">', `<html lang="${language}" dir="${directionOf(language)}">`)
        .replaceAll(/\{\{(\w+)\}\}/g, (_, key: string) => documentText(language, key)),
  },
});

/** Links the document to the web app manifest in the folder of its language. Placed after the plugin that links it. */
export const manifestOf = (path: string): Plugin => ({
  name: 'manifest-of-language',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler: (html) => html.replace('"/manifest.webmanifest"', `"${path}manifest.webmanifest"`),
  },
});
