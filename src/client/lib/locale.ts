import type { WeekStart } from '#domain/shared/time/repeat.ts';

/**
 * Makes a formatter when it is first used: the browser reads the rules of the language for it, for which a slow phone
 * takes 10 ms and more.
 */
export const lazily = <Formatter>(make: () => Formatter): (() => Formatter) => {
  let made: Formatter | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

/** The locale of dates: the person's variety of English, because all texts are in English. */
export const LOCALE: string =
  navigator.languages.find((language) => /^en(-|$)/i.test(language)) ?? 'en-GB';

/**
 * The person's own first language, whose country says how dates and numbers are written and when a week begins. WebKit
 * names a language as the system does, such as "C", which it does not accept itself.
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

/** For browsers that do not know it, by CLDR; everywhere else a week begins on Monday. */
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
