import type { WeekStart } from '#domain/shared/time/repeat.ts';
import { texts } from '#texts/language.js';

/**
 * Creates a formatter on first use, because the browser then loads the rules of the language. On a slow phone, this
 * takes 10 ms or more.
 */
export const lazily = <Formatter>(make: () => Formatter): (() => Formatter) => {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The locale for formatting dates: the person's variety of the language of the page, for English the British one. */
export const LOCALE: string =
  navigator.languages.find((wish) => wish.split('-')[0] === texts.tag.split('-')[0]) ??
  (texts.tag === 'en' ? 'en-GB' : texts.tag);

/**
 * The person's own first language, whose country determines the format of dates and numbers and the start of the week.
 * Skips names such as "C", which WebKit may report but does not accept.
 */
export const OWN_LOCALE: string =
  navigator.languages.find((language) => /^[a-z]{2,3}(-\w+)*$/i.test(language)) ?? LOCALE;

/** Whether the person writes the day before the month. */
export const isDayFirst = lazily((): boolean => {
  const format = new Intl.DateTimeFormat(OWN_LOCALE, {
    day: 'numeric',
    month: 'numeric',
    calendar: 'gregory',
  });
  const order = format.formatToParts(0).map(({ type }) => type);
  return order.indexOf('day') < order.indexOf('month');
});

/** The regions where the week begins on Sunday or Saturday, from CLDR, for browsers without week data. */
const REGIONS: Readonly<Record<'su' | 'sa', string>> = {
  su: 'AG AS BD BR BS BT BW BZ CA CO DM DO ET GT GU HK HN ID IL IN JM JP KE KH KR LA MH MM MO MT MX MZ NI NP PA PE PH PK PR PT PY SA SG SV TH TT TW UM US VE VI WS YE ZA ZW',
  sa: 'AE AF BH DJ DZ EG IQ IR JO KW LY OM QA SD SY',
};

interface WithWeekInfo {
  readonly getWeekInfo?: () => { readonly firstDay: number };
}

/** The day on which the person's week begins. */
export const weekStart = lazily((): WeekStart => {
  const locale: Intl.Locale & WithWeekInfo = new Intl.Locale(OWN_LOCALE).maximize();
  const first = locale.getWeekInfo?.().firstDay;
  if (first !== undefined) return first === 7 ? 'su' : first === 6 ? 'sa' : 'mo';
  const isIn = (regions: string) => regions.split(' ').includes(locale.region ?? '');
  return isIn(REGIONS.su) ? 'su' : isIn(REGIONS.sa) ? 'sa' : 'mo';
});
