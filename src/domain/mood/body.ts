import { list } from '#domain/shared/text/list.ts';
import { texts } from '#texts/mood.js';
import { KNOWN_TAGS, type KnownTag } from './tags.ts';

/** The body signals that a person can notice; content lists the tags that often go with each signal. */
export const BODY_SIGNALS = [
  'Tight chest',
  'Fast heart',
  'Hot',
  'Cold',
  'Heavy',
  'Restless',
  'Numb',
  'Shaky',
  'Tense shoulders',
  'Upset stomach',
  'Headache',
  'Tired eyes',
  'Light and warm',
] as const;

export type BodySignal = (typeof BODY_SIGNALS)[number];

/** The tags that a body signal often goes with, the most common first. */
export interface SignalWords {
  readonly signal: BodySignal;
  readonly goesWith: readonly KnownTag[];
}

const MOST_PROPOSED = 3;

/**
 * At most three tags that often go with these body signals: first those that go with the most signals, then those that
 * come earlier in the signals' lists. The tags are only proposals.
 */
export const proposedTags = (
  signals: readonly BodySignal[],
  words: readonly SignalWords[],
): readonly KnownTag[] => {
  const lists = words.filter(({ signal }) => signals.includes(signal));
  return KNOWN_TAGS.flatMap((tag) => {
    const places = lists.map(({ goesWith }) => goesWith.indexOf(tag)).filter((at) => at >= 0);
    if (places.length === 0) return [];
    return [{ tag, times: places.length, place: places.reduce((sum, at) => sum + at, 0) }];
  })
    .toSorted((a, b) => b.times - a.times || a.place / a.times - b.place / b.times)
    .slice(0, MOST_PROPOSED)
    .map(({ tag }) => tag);
};

export const signalName = (signal: BodySignal): string => texts.signalNames[signal];

/** The sentence above the proposed tags, such as "“Tight chest” and “Hot” often go with these words. Use one?" */
export const proposalText = (signals: readonly BodySignal[]): string =>
  texts.oftenGoWith({
    signals: list(signals.map((signal) => texts.signal({ signal: signalName(signal) }))),
    count: signals.length,
  });
