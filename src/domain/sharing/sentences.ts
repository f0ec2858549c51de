import type { LocalDate } from '#domain/shared/brands.ts';
import { list } from '#domain/shared/text/list.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { type Consent, widening } from './consent.ts';
import { STREAM_WORDS } from './stream-words.ts';
import { type Detail, STREAMS, type Stream, type ViewerPage } from './streams.ts';

const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

const partsOf = (date: LocalDate) => ({
  year: date.slice(0, 4),
  month: MONTHS[Number(date.slice(5, 7)) - 1] ?? '',
  day: Number(date.slice(8)),
});

/** A day as text, such as "November 1, 2026". */
export const dayText = (date: LocalDate): string => {
  const { year, month, day } = partsOf(date);
  return `${month} ${day}, ${year}`;
};

/** A range of days as text, such as "November 1 to 28, 2026". */
export const rangeText = (from: LocalDate, to: LocalDate): string => {
  if (from === to) return dayText(to);
  const [first, last] = [partsOf(from), partsOf(to)];
  if (first.year !== last.year) return `${dayText(from)} to ${dayText(to)}`;
  if (first.month !== last.month) return `${first.month} ${first.day} to ${dayText(to)}`;
  return `${first.month} ${first.day} to ${last.day}, ${last.year}`;
};

const HOW_MUCH: Readonly<Record<Detail, string>> = { summary: 'in short', detail: 'in detail' };

const namesOf = ({ streams }: Pick<Consent, 'streams'>, detail: Detail): string =>
  list(
    STREAMS.filter((stream) => streams[stream] === detail).map(
      (stream) => STREAM_WORDS[stream].name,
    ),
  );

/**
 * What a consent shares, as one sentence.
 *
 * @param isOver whether the consent has ended by its last day
 */
export const consentSentence = (name: string, consent: Consent, isOver = false): string => {
  const [inShort, inDetail] = [namesOf(consent, 'summary'), namesOf(consent, 'detail')];
  if (isOver || (inShort === '' && inDetail === '')) return `${name} sees nothing now.`;
  const what = list(
    [
      inShort === '' ? '' : `${inShort} ${HOW_MUCH.summary}`,
      inDetail === '' ? '' : `${inDetail} ${HOW_MUCH.detail}`,
    ].filter((words) => words !== ''),
  ).replace(`${HOW_MUCH.summary} and `, `${HOW_MUCH.summary}, and your `);
  const from =
    consent.dataFrom === null ? ', of all days' : `, from ${dayText(consent.dataFrom)} on`;
  const until = consent.until === null ? '' : `, until ${dayText(consent.until)}`;
  return `${name} sees your ${what}${from}${until}.`;
};

const daysFrom = ({ dataFrom }: Consent): string =>
  dataFrom === null ? 'all days' : `the days from ${dayText(dataFrom)} on`;

const daysUntil = ({ until }: Consent): string =>
  until === null ? 'with no end' : `until ${dayText(until)}`;

/** Each thing that a consent shares and the previous one did not, as text; empty when it shares nothing more. */
export const wideningTexts = (before: Consent, after: Consent): readonly string[] => {
  const { isEarlier, isLonger, more } = widening(before, after);
  return [
    ...more.map((stream) => {
      const [was, is] = [before.streams[stream], after.streams[stream] ?? 'summary'];
      const much = `your ${STREAM_WORDS[stream].name} ${HOW_MUCH[is]}`;
      return was === undefined ? much : `${much}, not only ${HOW_MUCH[was]}`;
    }),
    ...(isEarlier ? [`${daysFrom(after)}, not only ${daysFrom(before)}`] : []),
    ...(isLonger ? [`${daysUntil(after)}, not only ${daysUntil(before)}`] : []),
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

const PLACES: Readonly<Record<ViewerPage, string>> = {
  list: 'in the list of people',
  client: 'on your page',
  brief: 'in the brief for a session',
};

const times = (count: number): string => {
  if (count === 1) return '';
  return count === 2 ? ', twice' : `, ${count} times`;
};

/**
 * The sentences about a reader's looks at the same days on the same page; streams that were looked at equally often
 * share a sentence.
 */
const sentencesOf = (looks: readonly Look[]): readonly string[] => {
  const counts = Map.groupBy(looks, ({ stream }) => stream);
  const byCount = Map.groupBy(
    STREAMS.filter((stream) => counts.has(stream)),
    (stream) => counts.get(stream)?.length ?? 0,
  );
  const [first] = looks;
  if (first === undefined) return [];
  const { name, from, to, page } = first;
  return [...byCount].map(
    ([count, streams]) =>
      `${name} looked at your ${list(streams.map((stream) => STREAM_WORDS[stream].name))} of ${rangeText(from, to)}, ${PLACES[page]}${times(count)}`,
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
  zone: string,
  hasMore = false,
): readonly DayOfLooks[] => {
  const days = Map.groupBy(looks, ({ seenAt }) => localDateAt(Date.parse(seenAt), zone));
  const dates = [...days.keys()].sort().reverse();
  return dates.map((date) => {
    const alike = Map.groupBy(days.get(date) ?? [], ({ name, from, to, page }) =>
      [name, from, to, page].join(' '),
    );
    const isCut = hasMore && date === dates.at(-1);
    return {
      date,
      sentences: [...alike.values()].flatMap((same) =>
        sentencesOf(same).map((words) => `${words}${isCut ? ', or more often' : ''}.`),
      ),
    };
  });
};
