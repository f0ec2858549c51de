import {
  type Country,
  type CountryCode,
  type CrisisLine,
  PURPOSES,
  type Purpose,
} from './country.ts';

/** Lines of one country that are for the same. */
export interface LineGroup {
  readonly purpose: Purpose;
  readonly lines: readonly CrisisLine[];
}

/** An emergency number with the names of the countries where it holds. */
interface EmergencyNumber {
  readonly number: string;
  readonly names: readonly string[];
}

export interface Lines {
  /** All of them, by their names, with somewhere else as the last. */
  readonly countries: readonly Country[];
  /** A country; somewhere else where the code is not known. */
  readonly of: (code: CountryCode | null) => Country;
  readonly isKnown: (code: string) => boolean;
  /**
   * Lines in groups: those that fit best first, then the crisis lines, then all others. A group without any line is left
   * out, but a country without a crisis line shows those of somewhere else.
   *
   * @param fitting what the lines are for that come first
   */
  readonly groups: (code: CountryCode | null, fitting?: readonly Purpose[]) => readonly LineGroup[];
  /** The emergency numbers that are known, for whoever has not said where they are. */
  readonly emergencyNumbers: readonly EmergencyNumber[];
  /**
   * Where somebody may be, by the time zone of their device alone; null where it fits no country. It is a guess: the zone
   * stays that of home for some who travel, and a zone can reach beyond a border.
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

/** Where help can be reached, from the countries of the content. */
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
