import { CLAUSE_JOINS } from '#domain/chat/text/clauses.ts';
import { matcherFor } from '#domain/chat/text/patterns/lexicon.ts';
import type { Matcher } from '#domain/chat/text/patterns/matcher.ts';
import type { Lexicon } from '#domain/chat/text/patterns/pattern.ts';
import type { Sentence } from '#domain/chat/text/sentences.ts';
import type { Frame, Sign } from '../content.ts';

/** The position of a sign in a sentence. */
interface Place {
  readonly sign: Sign;
  readonly start: number;
  readonly end: number;
  /** Whether the pattern itself contains a negation, as in "I do not want to live". */
  readonly isNegative: boolean;
}

/** The first frame that changes the meaning of a sign in its sentence; null if none does. */
export type FrameOf = (place: Place, sentence: Sentence) => Frame | null;

const BEFORE_WORDS = 18;
const AFTER_WORDS = 14;

type Part = 'before' | 'after' | 'inside' | 'sentence';
const NOTHING: ReadonlySet<Frame> = new Set();

/** The range of words around a sign within its clause, up to a maximum distance. */
const nearOf = ({ words, clauses }: Sentence, { start, end }: Place) => {
  let from = start;
  while (
    from > 0 &&
    clauses[from - 1] === clauses[start] &&
    !CLAUSE_JOINS.has(words[from - 1] ?? '')
  )
    from -= 1;
  let to = end;
  while (
    to < words.length &&
    clauses[to] === clauses[end - 1] &&
    !CLAUSE_JOINS.has(words[to] ?? '')
  )
    to += 1;
  return { from: Math.max(from, start - BEFORE_WORDS), to: Math.min(to, end + AFTER_WORDS) };
};

const fits = (frame: Frame, { sign, start }: Place, sentence: Sentence): boolean =>
  frame.for?.includes(sign.category) !== false &&
  (frame.onlyTold !== true || sign.isTold === true) &&
  (frame.notMeant !== true || sign.isMeant !== true) &&
  (frame.isQuoted !== true || (sentence.quoted[start] === true && sentence.quoted.includes(false)));

/**
 * Creates the function that finds the frame of a sign. If a frame has patterns for both the surrounding words and the
 * sentence, both must match.
 */
export const framesBy = (frames: readonly Frame[], lexicon: Lexicon): FrameOf => {
  const matcherOfPart = (part: Part, reach: 'clause' | 'sentence'): Matcher<Frame> =>
    matcherFor(
      frames.filter((one) => (one.reach ?? 'clause') === reach).map((one) => [one[part], one]),
      lexicon,
    );
  const parts = {
    clause: { before: matcherOfPart('before', 'clause'), after: matcherOfPart('after', 'clause') },
    sentence: {
      before: matcherOfPart('before', 'sentence'),
      after: matcherOfPart('after', 'sentence'),
    },
  };
  const inside = matcherFor(
    frames.map((one) => [one.inside, one]),
    lexicon,
  );
  const anywhere = matcherFor(
    frames.map((one) => [one.sentence, one]),
    lexicon,
  );
  const except = matcherFor(
    frames.map((one) => [one.unless, one]),
    lexicon,
  );
  const found = (matcher: Matcher<Frame>, words: readonly string[]): ReadonlySet<Frame> =>
    words.length === 0 ? NOTHING : new Set(matcher.find(words).map(({ label }) => label));
  const sentencesSeen = new WeakMap<Sentence, ReadonlySet<Frame>>();
  const exceptionsSeen = new WeakMap<Sentence, ReadonlySet<Frame>>();
  return (place, sentence) => {
    const { words } = sentence;
    const { start, end, isNegative } = place;
    const near = nearOf(sentence, place);
    const wide = { from: Math.max(0, start - BEFORE_WORDS), to: end + AFTER_WORDS };
    const around = new Set([
      ...found(parts.clause.before, words.slice(near.from, start)),
      ...found(parts.clause.after, words.slice(end, near.to)),
      ...found(parts.sentence.before, words.slice(wide.from, start)),
      ...found(parts.sentence.after, words.slice(end, wide.to)),
    ]);
    const inner = found(inside, words.slice(start, end));
    const whole = sentencesSeen.get(sentence) ?? found(anywhere, words);
    const exempt = exceptionsSeen.get(sentence) ?? found(except, words);
    exceptionsSeen.set(sentence, exempt);
    sentencesSeen.set(sentence, whole);
    const holds = (frame: Frame): boolean => {
      const isPlaced = frame.before ?? frame.after ?? frame.inside;
      return (
        fits(frame, place, sentence) &&
        !exempt.has(frame) &&
        (isPlaced === undefined ||
          around.has(frame) ||
          (inner.has(frame) && !(isNegative && frame.kind === 'denied'))) &&
        (frame.sentence === undefined || whole.has(frame))
      );
    };
    return frames.find(holds) ?? null;
  };
};
