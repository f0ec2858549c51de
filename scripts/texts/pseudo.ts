import type { Language } from '../../src/domain/shared/text/message.ts';
import type { Catalog } from './entry.ts';
import { mapTexts } from './map-texts.ts';

/**
 * Languages made from English that show what breaks in translation: `en-XA` has accents and is 40% longer, and `ar-XB`
 * is also written from right to left. Text without accents is not in a catalog.
 */
export const PSEUDO_LANGUAGES: readonly Language[] = ['en-XA', 'ar-XB'];

const PLAIN = 'AaCcDdEeGgHhIiKkLlNnOoRrSsTtUuWwYyZz';
const ACCENTED = 'ÅåÇçÐðÉéĜĝĤĥÎîĶķĻļÑñÖöŔŕŠšŢţÛûŴŵÝýŽž';
const LONGER = 0.4;

const pseudoText = (text: string): string => {
  const accented = [...text].map((sign) => ACCENTED[PLAIN.indexOf(sign)] ?? sign).join('');
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  return letters < 2 ? accented : `${accented}${'·'.repeat(Math.ceil(letters * LONGER))}`;
};

/** A catalog in a pseudo-language. */
export const pseudoCatalog = (catalog: Catalog): Catalog => mapTexts(catalog, pseudoText);
