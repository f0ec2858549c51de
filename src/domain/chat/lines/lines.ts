import {
  type Country,
  type CountryCode,
  type CrisisLine,
  PURPOSES,
  type Purpose,
} from './country.ts';

/** Lines of one country with the same purpose. */
export interface LineGroup {
  readonly purpose: Purpose;
  readonly lines: readonly CrisisLine[];
}

/** An emergency number with the names of its countries. */
interface EmergencyNumber {
  readonly number: string;
  readonly names: readonly string[];
}

export interface Lines {
  /** All countries by name; the country with the code `other` is last. */
  readonly countries: readonly Country[];
  /** The country for a code; the country `other` if the code is unknown. */
  readonly of: (code: CountryCode | null) => Country;
  readonly isKnown: (code: string) => boolean;
  /**
   * Lines grouped by purpose: the fitting purposes first, then crisis lines, then all others. Empty groups are omitted.
   * A country without a crisis line gets the crisis lines of the country `other`.
   *
   * @param fitting the purposes to list first
   */
  readonly groups: (code: CountryCode | null, fitting?: readonly Purpose[]) => readonly LineGroup[];
  /** All known emergency numbers, for a person whose country is unknown. */
  readonly emergencyNumbers: readonly EmergencyNumber[];
  /**
   * A guess at the country from the device's time zone alone; null if no country matches. Travelers may keep their home
   * time zone, and a time zone can extend across a border.
   */
  readonly countryOfZone: (zone: string) => CountryCode | null;
}

const isZoneOf = (pattern: string, zone: string): boolean =>
  pattern.endsWith('*') ? zone.startsWith(pattern.slice(0, -1)) : zone === pattern;

const NOWHERE: Country = {
  code: 'other',
  name: '',
  zones: [],
  emergency: { number: null, note: null },
  lines: [],
};

/** The help lines of the given countries. */
export const createLines = (given: readonly Country[]): Lines => {
  const elsewhere = given.find(({ code }) => code === 'other') ?? NOWHERE;
  const named = given
    .filter((one) => one !== elsewhere)
    .toSorted((one, other) => one.name.localeCompare(other.name, 'en'));
  const byCode = new Map(given.map((country) => [country.code, country]));
  const of = (code: CountryCode | null): Country => byCode.get(code ?? 'other') ?? elsewhere;
  const linesFor = ({ lines }: Country, purpose: Purpose): readonly CrisisLine[] => {
    const own = lines.filter((line) => line.purpose === purpose);
    return own.length > 0 || purpose !== 'crisis'
      ? own
      : elsewhere.lines.filter((line) => line.purpose === purpose);
  };
  return {
    countries: [...named, elsewhere],
    of,
    isKnown: (code) => byCode.has(code),
    groups: (code, fitting = []) =>
      [...new Set([...fitting, ...PURPOSES])].flatMap((purpose) => {
        const lines = linesFor(of(code), purpose);
        return lines.length === 0 ? [] : [{ purpose, lines }];
      }),
    emergencyNumbers: [...Map.groupBy(named, ({ emergency }) => emergency.number)].flatMap(
      ([number, countries]) =>
        number === null ? [] : [{ number, names: countries.map(({ name }) => name) }],
    ),
    countryOfZone: (zone) =>
      named.find(({ zones }) => zones.some((pattern) => isZoneOf(pattern, zone)))?.code ?? null,
  };
};
