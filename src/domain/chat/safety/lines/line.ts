/** Where a person can say that they are; a setting, never taken from the network address. */
export const REGIONS = [
  'us',
  'ca',
  'gb',
  'ie',
  'fr',
  'es',
  'eu',
  'au',
  'nz',
  'in',
  'br',
  'other',
] as const;
export type Region = (typeof REGIONS)[number];

/** What a line is for: any crisis, or one kind of trouble. */
export const PURPOSES = ['crisis', 'violence', 'children', 'poison', 'eating'] as const;
export type Purpose = (typeof PURPOSES)[number];
/** What a line is for that fits one kind of trouble more than any other line does. */
export type SpecialPurpose = Exclude<Purpose, 'crisis'>;

/** A line that people can call or write to. */
export interface CrisisLine {
  readonly purpose: Purpose;
  readonly name: string;
  readonly way: 'call' | 'text' | 'call-or-text' | 'website';
  /** The number or address as a person would enter it. */
  readonly contact: string;
  /** The word to send, where a text line asks for one. */
  readonly word: string | null;
  /** What a person needs to know before calling; null where nothing. */
  readonly note: string | null;
  /** The page of the organisation that runs the line. */
  readonly source: string;
  /** The day on which the entry was written, from the project's list. */
  readonly dateEntered: string;
  /** The day on which the entry was compared with `checkedWith`. */
  readonly dateChecked: string;
  /** The page with which it was compared, in a stored copy. Before a release somebody has to open `source` as well. */
  readonly checkedWith: string;
  /** Whose page that is: of the organisation that runs the line, of a public office, or of the press. */
  readonly checkedBy: 'own' | 'office' | 'press';
}

/** The lines of one purpose in each region that has one which could be confirmed. */
export type LinesByRegion = Readonly<Partial<Record<Region, readonly CrisisLine[]>>>;

type Extra = Pick<CrisisLine, 'checkedWith' | 'checkedBy'> &
  Partial<Pick<CrisisLine, 'word' | 'note'>>;

/**
 * Writes lines of one purpose.
 *
 * @param day when they were entered and compared
 */
export const lineFor =
  (purpose: Purpose, day: string) =>
  (
    name: string,
    way: CrisisLine['way'],
    contact: string,
    source: string,
    extra: Extra,
  ): CrisisLine => ({
    purpose,
    name,
    way,
    contact,
    word: null,
    note: null,
    source,
    dateEntered: day,
    dateChecked: day,
    ...extra,
  });

export const DAY_AND_NIGHT = 'Day and night.';
export const FREE = 'Free, day and night.';
export const FREE_FOR_WOMEN = 'For women. Free, day and night.';
export const NOT_IN_EVERY_COUNTRY = 'Not run in every country of the European Union.';
