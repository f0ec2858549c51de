import { lexiconOf, matcherFor } from '#domain/chat/text/patterns/lexicon.ts';
import type { Found, Span } from '#domain/chat/text/patterns/matcher.ts';
import { sentencesOf } from '#domain/chat/text/sentences.ts';
import { contactFinder } from './contacts.ts';
import { FAULTS, type Fault, type Finding, type Frame, type ReplyCheckContent } from './content.ts';

/** The fault of a language model's reply; null if the reply may be shown. */
export type ReplyCheck = (reply: string) => Fault | null;

/** What a matched pattern belongs to. */
type Label = { readonly frame: Frame } | { readonly finding: Finding };

/** The positions of the frames in a sentence, by name. */
type Frames = ReadonlyMap<string, readonly (Span & Pick<Frame, 'near'>)[]>;

const framesIn = (found: readonly Found<Label>[]): Frames => {
  const frames = new Map<string, (Span & Pick<Frame, 'near'>)[]>();
  for (const { label, start, end } of found) {
    if (!('frame' in label)) continue;
    const { name, near } = label.frame;
    frames.set(name, [...(frames.get(name) ?? []), { start, end, near }]);
  }
  return frames;
};

/** Whether a finding applies at its position. */
const counts = ({ onlyWith, unless }: Finding, { start, end }: Span, frames: Frames): boolean => {
  const placesOf = (names: readonly string[] = []) =>
    names.flatMap((name) => frames.get(name) ?? []);
  if (onlyWith !== undefined && placesOf(onlyWith).length === 0) return false;
  if (placesOf(unless?.beside).length > 0) return false;
  if (placesOf(unless?.inside).some((place) => place.start >= start && place.end <= end))
    return false;
  return !placesOf(unless?.before).some(
    (place) => place.end <= start && start - place.start <= (place.near ?? Infinity),
  );
};

/** The space between two sentences; end marks belong to the sentence before it. */
const BETWEEN = /(?<=[.!?]["')]?)\s+/;
const MOST_KNOWN = 100;
const ASKS = /\?["')]*$/;

/**
 * Creates the check of a language model's replies. It looks for encouragement of death or violence, secrecy,
 * compulsions and avoidance, methods, advice on medication, a diagnosis, reassurance, claims to be a person, remarks
 * against people and care, intimate requests, contacts, and parts of the prompt.
 *
 * @param soundsDangerous whether the guard would detect danger if a person wrote this sentence
 */
export const createReplyCheck = (
  content: ReplyCheckContent,
  soundsDangerous: (sentence: string) => boolean,
): ReplyCheck => {
  const labels: readonly Label[] = [
    ...content.frames.map((frame) => ({ frame })),
    ...content.findings.map((finding) => ({ finding })),
  ];
  const matcher = matcherFor<Label>(
    labels.map((label) => [
      'frame' in label ? label.frame.patterns : label.finding.patterns,
      label,
    ]),
    lexiconOf(content.lists),
  );
  const isKnown = (word: string): boolean => matcher.vocabulary.has(word);

  /** The fault of a single sentence. */
  const faultIn = (part: string): Fault | null => {
    const isAsked = ASKS.test(part.trim());
    const faults = new Set<Fault>();
    let helps = isAsked;
    for (const { words, clauses } of sentencesOf(part, isKnown)) {
      const found = matcher.find(words, clauses);
      const frames = framesIn(found);
      helps ||= frames.has(content.helps);
      for (const { label, start, end } of found) {
        if ('frame' in label || (isAsked && label.finding.alsoAsked !== true)) continue;
        if (counts(label.finding, { start, end }, frames)) faults.add(label.finding.fault);
      }
    }
    const fault = FAULTS.find((one) => faults.has(one));
    return fault ?? (!helps && soundsDangerous(part) ? 'danger' : null);
  };

  // A streamed reply is checked again with each new sentence, so the faults of its sentences are cached.
  const known = new Map<string, Fault | null>();
  const knownFaultIn = (part: string): Fault | null => {
    const before = known.get(part);
    if (before !== undefined) return before;
    const fault = faultIn(part);
    if (known.size >= MOST_KNOWN) known.clear();
    known.set(part, fault);
    return fault;
  };

  const namesContact = contactFinder(content.numbers);

  return (reply) => {
    const faults = new Set(reply.split(BETWEEN).map(knownFaultIn));
    if (namesContact(reply)) faults.add('contact');
    return FAULTS.find((one) => faults.has(one)) ?? null;
  };
};
