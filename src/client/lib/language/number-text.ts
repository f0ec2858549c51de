import { LOCALE } from '#client/lib/locale.ts';

/** A number with this many decimals, as the language of the page writes it, such as "0.8" or "0,8". */
export const decimalText = (value: number, decimals: number): string =>
  value.toLocaleString(LOCALE, {
    minimumFractionDigits: decimals,
    maximumFractionDigits: decimals,
    useGrouping: false,
  });
