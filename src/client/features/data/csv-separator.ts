import { OWN_LOCALE } from '#client/lib/locale.ts';
import type { Separator } from '#contract/data.ts';

/** The cell separator that spreadsheets expect in a language: a semicolon if the language uses a decimal comma. */
export const csvSeparator = (language: string = OWN_LOCALE): Separator =>
  new Intl.NumberFormat(language).format(0.5).includes(',') ? 'semicolon' : 'comma';
