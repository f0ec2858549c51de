import type { LocalDate } from '#domain/shared/brands.ts';
import { list } from '#domain/shared/text/list.ts';
import { type Consent, grantOf } from './consent.ts';
import { dayText } from './sentences.ts';
import { STREAM_WORDS } from './stream-words.ts';
import type { ConnectionKind, Detail, Stream } from './streams.ts';

/** A current or past connection of a person, with its consents. */
export interface Sharing {
  readonly kind: ConnectionKind;
  readonly name: string;
  readonly isDeleted: boolean;
  /** UTC; null while the connection lasts. */
  readonly endedAt: string | null;
  /** The current one first. */
  readonly consents: readonly (Consent & {
    /** UTC; null for no end. */
    readonly endsAt: string | null;
  })[];
}

/** Somebody who can read entries of a stream. */
export interface Reader {
  readonly name: string;
  readonly detail: Detail;
  /** The first day on which this reader can read the entries; null if they can read them now. */
  readonly from: LocalDate | null;
}

/**
 * Who can read the entries of a day, now or from a later day on.
 *
 * @param date the day of the entries
 */
export const readersOf = (
  connections: readonly Sharing[],
  stream: Stream,
  { date, nowMs }: { readonly date: LocalDate; readonly nowMs: number },
): readonly Reader[] =>
  connections.flatMap(({ kind, name, isDeleted, endedAt, consents }): Reader[] => {
    const [consent] = consents;
    if (isDeleted || endedAt !== null || consent === undefined) return [];
    const { dataFrom, endsAt } = consent;
    const isState = STREAM_WORDS[stream].isState;
    // A stream with a current state can be read from the first shared day on; entries of a day before that cannot be
    // read.
    const day = isState && dataFrom !== null && dataFrom > date ? dataFrom : date;
    const grant = grantOf(
      consent,
      { stream, kind, range: { from: day, to: day } },
      { nowMs, endsAtMs: endsAt === null ? null : Date.parse(endsAt) },
    );
    return grant === null ? [] : [{ name, detail: grant.detail, from: day > date ? day : null }];
  });

const because = (readers: readonly Reader[], stream: Stream, what: string): readonly string[] => {
  const { name, summary } = STREAM_WORDS[stream];
  const groups = Map.groupBy(readers, ({ detail, from }) => `${detail} ${from}`);
  return [...groups.values()].map((alike) => {
    const names = list(alike.map((one) => one.name));
    const [first] = alike;
    const when = first?.from == null ? '' : `, from ${dayText(first.from)} on`;
    if (first?.detail === 'detail')
      return `${names} can read ${what}, because you share ${name} in detail${when}.`;
    const short = `${summary.slice(0, 1).toLowerCase()}${summary.slice(1, -1)}`;
    return `${names} can read a summary of ${what}, because you share ${name} in short${when}: ${short}.`;
  });
};

/** How current the device's knowledge of the readers is. */
export type Known = 'now' | 'before' | 'nothing';

/**
 * Who can read something, in sentences.
 *
 * @param known whether the readers are current, last known to this device, or unknown
 * @param what the words for what the readers read, such as "this"
 */
export const readersSentence = (
  readers: readonly Reader[],
  stream: Stream,
  { known, what = 'this' }: { readonly known: Known; readonly what?: string | undefined },
): string => {
  if (known === 'nothing') return 'Only those with whom you share it can read it.';
  const sentences =
    readers.length === 0 ? ['You share this with nobody.'] : because(readers, stream, what);
  const when = known === 'now' ? [] : ['That is what this device knew last.'];
  return [...sentences, ...when].join(' ');
};
