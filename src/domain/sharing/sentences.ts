import type { LocalDate } from '#domain/shared/brands.ts';
import { list } from '#domain/shared/text/list.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { texts } from '#texts/sharing.js';
import { type Consent, streamsOf, widening } from './consent.ts';
import { isWhole, streamName } from './stream-words.ts';
import { DETAILS, STREAMS, type Stream, type ViewerPage } from './streams.ts';

/** Writes a day in the person's locale, such as "November 1, 2026". */
export type DayText = (date: LocalDate) => string;

/** The first and the last day of a consent, as values of messages. */
const daysOf = ({ dataFrom, until }: Consent, dayText: DayText) => ({
  from: dataFrom === null ? 'all' : dayText(dataFrom),
  until: until === null ? 'never' : dayText(until),
});

/**
 * The shared streams as text, such as "your goals in short, and your mood levels and tags in detail"; empty if there are
 * none.
 *
 * @param whose the texts for streams that somebody shares
 */
const sharedText = (
  { streams }: Pick<Consent, 'streams'>,
  whose: typeof texts.yours | typeof texts.theirs,
): string => {
  const groups = Map.groupBy(streamsOf({ streams }), (stream) =>
    isWhole(stream) ? 'whole' : (streams[stream] ?? 'summary'),
  );
  const [first = '', second, last] = (['whole', ...DETAILS] as const).flatMap((level) => {
    const names = groups.get(level)?.map(streamName);
    return names === undefined ? [] : [whose[level]({ names: list(names) })];
  });
  if (second === undefined) return first;
  return last === undefined
    ? texts.twoLevels({ first, last: second })
    : texts.threeLevels({ first, second, last });
};

/**
 * What a consent shares, as one sentence.
 *
 * @param isOver whether the consent has ended by its last day
 */
export const consentSentence = (
  name: string,
  consent: Consent,
  dayText: DayText,
  isOver = false,
): string => {
  const shared = sharedText(consent, texts.yours);
  if (isOver || shared === '') return texts.consentSharesNothing({ name });
  return texts.consentShares({ name, shared, ...daysOf(consent, dayText) });
};

/** What somebody shares with the reader, as one sentence, such as "Ada shares their goals in detail, for all days." */
export const sharedSentence = (name: string, consent: Consent, dayText: DayText): string => {
  const shared = sharedText(consent, texts.theirs);
  if (shared === '') return texts.theyShareNothing({ name });
  return texts.theyShare({ name, shared, ...daysOf(consent, dayText) });
};

/** Each thing that a consent shares and the previous one did not, as text; empty when it shares nothing more. */
export const wideningTexts = (
  before: Consent,
  after: Consent,
  dayText: DayText,
): readonly string[] => {
  const { isEarlier, isLonger, more } = widening(before, after);
  const { from, until } = daysOf(after, dayText);
  const was = daysOf(before, dayText);
  return [
    ...more.map((stream) =>
      before.streams[stream] === undefined || isWhole(stream)
        ? sharedText({ streams: { [stream]: after.streams[stream] ?? 'summary' } }, texts.yours)
        : texts.moreDetail({ stream: streamName(stream) }),
    ),
    ...(isEarlier ? [texts.earlierDays({ from, before: was.from })] : []),
    ...(isLonger ? [texts.longerTime({ until, before: was.until })] : []),
  ];
};

/** One look at somebody's shared data. */
export interface Look {
  /** The person's name for the viewer. */
  readonly name: string;
  readonly stream: Stream;
  readonly from: LocalDate;
  readonly to: LocalDate;
  readonly page: ViewerPage;
  /** UTC. */
  readonly seenAt: string;
}

/** The looks of one day as sentences. */
export interface DayOfLooks {
  readonly date: LocalDate;
  readonly sentences: readonly string[];
}

/** The maximum number of times of day that a sentence lists. */
const MOST_TIMES = 3;

/** When looks happened on a day, as values of a message. */
const timesOf = (looks: readonly Look[], clockText: ClockText) => {
  const clocks = looks
    .map(({ seenAt }) => seenAt)
    .toSorted()
    .map(clockText);
  const different = [...new Set(clocks)];
  const isSpread = clocks.length > MOST_TIMES && different.length > 1;
  const isRepeated = clocks.length > different.length;
  return {
    often: isSpread ? 'spread' : isRepeated ? 'repeated' : 'once',
    count: clocks.length,
    clocks: list(different),
    first: clocks.at(0) ?? '',
    last: clocks.at(-1) ?? '',
  };
};

/** How looks are written: the person's zone, and days and times of day in their locale. */
interface LookTexts {
  readonly zone: string;
  readonly dayText: DayText;
  readonly clockText: ClockText;
}

/** Writes the time of day of a UTC instant, such as "14:25". */
type ClockText = (instant: string) => string;

/**
 * The sentences about a reader's looks at the same days on the same page; streams that were looked at equally often
 * share a sentence, with the times of the first of them.
 *
 * @param isCut whether older looks of the same day may follow
 */
const sentencesOf = (
  looks: readonly Look[],
  { dayText, clockText }: LookTexts,
  isCut: boolean,
): readonly string[] => {
  const byStream = Map.groupBy(looks, ({ stream }) => stream);
  const byCount = Map.groupBy(
    STREAMS.filter((stream) => byStream.has(stream)),
    (stream) => byStream.get(stream)?.length ?? 0,
  );
  const [first] = looks;
  if (first === undefined) return [];
  const { name, from, to, page } = first;
  return [...byCount.values()].map((streams) =>
    texts.looked({
      name,
      streams: list(streams.map(streamName)),
      from: from === to ? 'same' : dayText(from),
      to: dayText(to),
      page,
      isCut: isCut ? 'yes' : 'no',
      ...timesOf(
        streams.slice(0, 1).flatMap((stream) => byStream.get(stream) ?? []),
        clockText,
      ),
    }),
  );
};

/**
 * The sentences about all looks, by day on the person's clock, the latest day first. Similar looks of a day share a
 * sentence.
 *
 * @param hasMore whether older looks follow, so that the oldest day may be incomplete
 */
export const viewsByDay = (
  looks: readonly Look[],
  written: LookTexts,
  hasMore = false,
): readonly DayOfLooks[] => {
  const days = Map.groupBy(looks, ({ seenAt }) => localDateAt(Date.parse(seenAt), written.zone));
  const dates = [...days.keys()].sort().reverse();
  return dates.map((date) => {
    const alike = Map.groupBy(days.get(date) ?? [], ({ name, from, to, page }) =>
      [name, from, to, page].join(' '),
    );
    const isCut = hasMore && date === dates.at(-1);
    return {
      date,
      sentences: [...alike.values()].flatMap((same) => sentencesOf(same, written, isCut)),
    };
  });
};
