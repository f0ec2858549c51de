import type { LocalDate } from '#domain/shared/brands.ts';
import { list } from '#domain/shared/text/list.ts';
import { texts } from '#texts/sharing.js';
import { type Consent, grantOf } from './consent.ts';
import type { DayText } from './sentences.ts';
import { isState, isWhole } from './stream-words.ts';
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
    // A stream with a current state can be read from the first shared day on; entries of a day before that cannot be
    // read.
    const day = isState(stream) && dataFrom !== null && dataFrom > date ? dataFrom : date;
    const grant = grantOf(
      consent,
      { stream, kind, range: { from: day, to: day } },
      { nowMs, endsAtMs: endsAt === null ? null : Date.parse(endsAt) },
    );
    return grant === null ? [] : [{ name, detail: grant.detail, from: day > date ? day : null }];
  });

/** What somebody can read: the entries of a stream, or what a person did when they went through a routine. */
export type Readable = Stream | 'routine-run';

const because = (
  readers: readonly Reader[],
  what: Readable,
  dayText: DayText,
): readonly string[] => {
  const groups = Map.groupBy(readers, ({ detail, from }) => `${detail} ${from}`);
  return [...groups.values()].map((alike) => {
    const [first] = alike;
    const values = {
      names: list(alike.map(({ name }) => name)),
      from: first?.from == null ? 'now' : dayText(first.from),
    };
    return first?.detail === 'detail' || isWhole(what)
      ? texts.canRead[what](values)
      : texts.canReadPart[what](values);
  });
};

/** How current the device's knowledge of the readers is. */
export type Known = 'now' | 'before' | 'nothing';

/**
 * Who can read something, in sentences.
 *
 * @param known whether the readers are current, last known to this device, or unknown
 */
export const readersSentence = (
  readers: readonly Reader[],
  what: Readable,
  { known, dayText }: { readonly known: Known; readonly dayText: DayText },
): string => {
  if (known === 'nothing') return texts.onlyThoseYouShareWith;
  const sentences =
    readers.length === 0 ? [texts.sharedWithNobody] : because(readers, what, dayText);
  const when = known === 'now' ? [] : [texts.lastReceived];
  return [...sentences, ...when].join(' ');
};
