import { lexiconOf, matcherFor } from '#domain/chat/text/patterns/lexicon.ts';
import type { Found, Span } from '#domain/chat/text/patterns/matcher.ts';
import { sentencesOf } from '#domain/chat/text/sentences.ts';
import { contactFinder } from './contacts.ts';
import { FAULTS, type Fault, type Finding, type Frame, type ReplyCheckContent } from './content.ts';

/** What is wrong with an answer of a language model; null where it may be shown. */
export type ReplyCheck = (reply: string) => Fault | null;

/** What a pattern stands for. */
type Label = { readonly frame: Frame } | { readonly finding: Finding };

/** Where each frame of a sentence stands, by its name. */
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

/** Whether a finding counts where it stands. */
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

/** Where one sentence ends and another begins; the marks stay with the sentence. */
const BETWEEN = /(?<=[.!?]["')]?)\s+/;
const MOST_KNOWN = 100;
const ASKS = /\?["')]*$/;

/**
 * Makes the check of what a language model answers. It looks for what encourages death or violence, for secrecy, compulsions
 * and avoidance, methods, advice on medicine, a diagnosis, reassurance, claims to be a person, words against people and care,
 * requests of an intimate kind, contacts, and what a model was told to do.
 *
 * @param soundsDangerous whether the guard would hear danger if a person wrote this sentence
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

  /** What is wrong with one sentence. */
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

  // An answer is read again with each sentence that comes.
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
