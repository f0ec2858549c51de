import { OWN_LOCALE } from '#client/lib/locale.ts';
import type { Separator } from '#contract/data.ts';

/** What spreadsheets in a language expect between cells: a semicolon where numbers have a comma in them. */
export const csvSeparator = (language: string = OWN_LOCALE): Separator =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? 'semicolon' : 'comma';
