import type { LocalDate } from '#domain/shared/brands.ts';
import { texts } from '#texts/sharing.js';
import { type ConnectionKind, type Detail, detailsFor, STREAMS, type Stream } from './streams.ts';

/** The detail in which each kind of data (stream) is shared; a stream that is missing here is not shared. */
export type SharedStreams = Readonly<Partial<Record<Stream, Detail>>>;

/** What a person shares with one connection. */
export interface Consent {
  readonly streams: SharedStreams;
  /** The first day whose data is shared; null for all days. */
  readonly dataFrom: LocalDate | null;
  /** The last day of sharing, on the person's clock; null for no end. */
  readonly until: LocalDate | null;
}

/** The days whose data a reader asks for, both included. */
export interface DateRange {
  readonly from: LocalDate;
  readonly to: LocalDate;
}

/** The data that a reader may get: the shared days, and how much of them. */
export interface Grant extends DateRange {
  readonly detail: Detail;
}

/** A consent that shares nothing. */
export const NOTHING_SHARED: Consent = { streams: {}, dataFrom: null, until: null };

/**
 * Which data of a stream may be read in a range of days.
 *
 * @param endsAtMs the instant at which the consent ends, in milliseconds since the Unix epoch; null for never
 * @returns the days that are shared and how much of them; null when nothing is shared
 */
export const grantOf = (
  consent: Pick<Consent, 'streams' | 'dataFrom'>,
  { stream, kind, range }: { stream: Stream; kind: ConnectionKind; range: DateRange },
  { nowMs, endsAtMs }: { nowMs: number; endsAtMs: number | null },
): Grant | null => {
  const detail = consent.streams[stream];
  if (detail === undefined || !detailsFor(kind, stream).includes(detail)) return null;
  if (endsAtMs !== null && nowMs >= endsAtMs) return null;
  const { dataFrom } = consent;
  const from = dataFrom !== null && dataFrom > range.from ? dataFrom : range.from;
  return from > range.to ? null : { from, to: range.to, detail };
};

/** The streams that are shared, in their usual order. */
export const streamsOf = ({ streams }: Pick<Consent, 'streams'>): readonly Stream[] =>
  STREAMS.filter((stream) => streams[stream] !== undefined);

/** What a consent shares beyond the previous consent. */
interface Widening {
  readonly isEarlier: boolean;
  readonly isLonger: boolean;
  /** The streams that are new or shared in more detail. */
  readonly more: readonly Stream[];
}

/** What a consent shares that the previous one did not: streams, more detail, earlier days, or a longer time. */
export const widening = (before: Consent, after: Consent): Widening => {
  const shared = streamsOf(after);
  const isAny = shared.length > 0;
  return {
    isLonger:
      isAny && before.until !== null && (after.until === null || after.until > before.until),
    isEarlier:
      isAny &&
      before.dataFrom !== null &&
      (after.dataFrom === null || after.dataFrom < before.dataFrom),
    more: shared.filter((stream) => {
      const detail = before.streams[stream];
      return detail === undefined || (detail === 'summary' && after.streams[stream] === 'detail');
    }),
  };
};

/** Whether a consent shares anything that the previous one did not. */
export const widens = (before: Consent, after: Consent): boolean => {
  const { isEarlier, isLonger, more } = widening(before, after);
  return isEarlier || isLonger || more.length > 0;
};

/** The latest consent that shared something. @param consents the newest first */
export const lastShared = <Given extends Consent>(consents: readonly Given[]): Given | null =>
  consents.find((one) => streamsOf(one).length > 0) ?? null;

/**
 * The initial values of a form that changes the consent. While nothing is shared, the form begins with the days that
 * were last shared, but with today at the earliest; the last day may then be in the past.
 *
 * @param consents the newest first
 */
export const initialConsent = (consents: readonly Consent[], today: LocalDate): Consent => {
  const [now = NOTHING_SHARED] = consents;
  const isOver = now.until !== null && now.until < today;
  if (streamsOf(now).length > 0 && !isOver) return now;
  const { dataFrom, until } = lastShared(consents) ?? { dataFrom: today, until: null };
  return {
    streams: now.streams,
    dataFrom: dataFrom !== null && dataFrom > today ? dataFrom : today,
    until,
  };
};

/** The reason why a consent cannot be given, as a sentence; null when it can be given. */
export const consentProblem = (
  { streams, dataFrom, until }: Consent,
  kind: ConnectionKind,
  today: LocalDate,
): string | null => {
  const tooMuch = streamsOf({ streams }).some((stream) => {
    const detail = streams[stream];
    return detail !== undefined && !detailsFor(kind, stream).includes(detail);
  });
  if (tooMuch) return texts.tooMuchForSupporter;
  if (until !== null && until < today) return texts.lastDayOver;
  if (until !== null && dataFrom !== null && until < dataFrom) {
    return texts.endBeforeBegin;
  }
  return null;
};
