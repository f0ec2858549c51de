import { clausesIn } from '#domain/chat/text/clauses.ts';
import { matcherFor } from '#domain/chat/text/patterns/lexicon.ts';
import { linesOf, type Matcher, matcherOf } from '#domain/chat/text/patterns/matcher.ts';
import type { Lexicon } from '#domain/chat/text/patterns/pattern.ts';
import type { Sentence } from '#domain/chat/text/sentences.ts';
import { MEANINGS, type Meaning, type Replies } from '../content.ts';
import type { Asked } from '../states.ts';

/**
 * The meaning of a message as an answer to the guard's question. An `unclear` message may be a yes, or may be about
 * something else.
 */
export type Said = 'yes' | 'unclear' | 'no' | 'less' | 'misread' | 'nothing';

/** The meaning of a message as an answer, and further meanings that only apply during an active danger. */
export interface ReplyMeanings {
  readonly said: Said;
  readonly denies: boolean;
  /** Whether the message names a time or condition, so that a no only means "not yet". */
  readonly defers: boolean;
  readonly isMisread: boolean;
  readonly isHelped: boolean;
  readonly wantsPeace: boolean;
  readonly cannotCall: boolean;
}

/** Reads a message as an answer. `isLate`: whether there were other messages between the question and this message. */
export type ReadReply = (
  sentences: readonly Sentence[],
  asked: Asked | null,
  isLate: boolean,
) => ReplyMeanings;

/** A clause with more words is a statement in its own right, not an answer. */
const LONGEST_ANSWER_WORDS = 12;

const isAnchored = (words: readonly string[], phrase: readonly string[], at: number): boolean =>
  at >= 0 && phrase.every((word, place) => words[at + place] === word);

/** Creates the function that removes opening and closing phrases from an answer; at least one word always remains. */
const trimmedBy = (openers: readonly string[], closers: readonly string[]) => {
  const phrases = (list: readonly string[]) =>
    list.map((one) => one.split(' ')).toSorted((a, b) => b.length - a.length);
  const before = phrases(openers);
  const behind = phrases(closers);
  return (words: readonly string[]): readonly string[] => {
    let kept = words;
    for (;;) {
      const opener = before.find((one) => one.length < kept.length && isAnchored(kept, one, 0));
      const closer = behind.find(
        (one) => one.length < kept.length && isAnchored(kept, one, kept.length - one.length),
      );
      if (opener !== undefined) kept = kept.slice(opener.length);
      else if (closer !== undefined) kept = kept.slice(0, -closer.length);
      else return kept;
    }
  };
};

const labelsOf = (matcher: Matcher<Meaning>, words: readonly string[]): readonly Meaning[] =>
  matcher.find(words).map(({ label }) => label);

/** Prepares the reader of answers to the guard's questions. */
export const replyReader = (replies: Replies, lexicon: Lexicon) => {
  const blocks = MEANINGS.map((meaning) => [meaning, replies.means[meaning]] as const);
  const whole = matcherOf<Meaning>(
    blocks.flatMap(([meaning, block]) =>
      linesOf(block.whole ?? '').map((one) => [`^ ${one} $`, meaning] as const),
    ),
    lexicon,
  );
  const anywhere = matcherFor<Meaning>(
    blocks.map(([meaning, block]) => [block.anywhere, meaning]),
    lexicon,
  );
  const listed = (list: string) => list.split(',').map((one) => one.trim());
  const trimmed = trimmedBy(listed(replies.openers), listed(replies.closers));

  const read: ReadReply = (sentences, asked, isLate) => {
    const clauses = sentences
      .flatMap((sentence) => clausesIn(sentence))
      .filter(({ length }) => length <= LONGEST_ANSWER_WORDS);
    const wholes = clauses.map(
      (words) => new Set([...labelsOf(whole, trimmed(words)), ...labelsOf(whole, words)]),
    );
    const found = new Set([
      ...wholes.flatMap((one) => [...one]),
      ...sentences.flatMap(({ words }) => labelsOf(anywhere, words)),
    ]);
    const has = (meaning: Meaning): boolean => found.has(meaning);
    const isFirst = (meaning: Meaning): boolean => wholes[0]?.has(meaning) === true;
    return {
      said: isLate ? lateMeaningOf(has) : meaningOf(has, isFirst, asked),
      defers: has('later'),
      denies: has('denies') && !has('later') && !has('unsure'),
      isMisread: has('misread') && !has('unsure'),
      isHelped: has('helped') && !has('not-helped'),
      wantsPeace: has('let-be'),
      cannotCall: has('cannot-call'),
    };
  };
  return { read, vocabulary: new Set([...whole.vocabulary, ...anywhere.vocabulary]) };
};

/**
 * The meaning of an answer a few messages after the question. Only a statement of how things are still counts then; a
 * bare yes, no or "ok" does not.
 */
const lateMeaningOf = (has: (meaning: Meaning) => boolean): Said => {
  if (has('later') || has('unsure') || has('leave')) return 'nothing';
  if (has('worse')) return 'yes';
  if (has('less')) return 'less';
  return has('calm') ? 'no' : 'nothing';
};

/**
 * The meaning of an answer to the soft question. Because there may be no danger, only a plain yes or no counts: "Yes I
 * just want to moan" and "nobody cares" are neither.
 */
const saidToSoft = (
  has: (meaning: Meaning) => boolean,
  isFirst: (meaning: Meaning) => boolean,
): Said => {
  if (has('more') && !has('topic')) return 'yes';
  if (has('topic') || has('misread')) return 'no';
  if (has('worse') || has('unsure')) return 'yes';
  if (has('leave')) return 'nothing';
  const isCalm = isFirst('calm');
  const saysNo = has('no') || isCalm || isFirst('less') || has('denies');
  if (saysNo && has('later')) return 'yes';
  if (isFirst('plain-yes')) return isCalm ? 'no' : 'yes';
  if (saysNo) return 'no';
  return has('yes') || has('despair') ? 'unclear' : 'nothing';
};

/**
 * The meaning of an answer. If several meanings are found, the one closer to danger wins; "yes, I am safe" still counts
 * as a no.
 */
const meaningOf = (
  has: (meaning: Meaning) => boolean,
  isFirst: (meaning: Meaning) => boolean,
  asked: Asked | null,
): Said => {
  if (asked === null) return 'nothing';
  if (asked.asks === 'soft') return saidToSoft(has, isFirst);
  if (has('worse')) return 'yes';
  if (asked.no === 'step' && has('calm') && !has('no')) return 'no';
  const isCalm = has('calm') || (asked.asks === 'now' && has('bare-well'));
  const isLess = has('less');
  const saysNo = has('no') || isCalm || isLess || has('denies');
  if (saysNo && has('later')) return 'yes';
  if (has('leave')) return 'nothing';
  if (isFirst('yes') || has('unsure')) return isCalm && !has('unsure') ? 'no' : 'yes';
  if (has('yes') && !saysNo) return 'yes';
  if (has('misread')) return 'misread';
  if (isLess && !isCalm && !has('no')) return 'less';
  return saysNo ? 'no' : 'nothing';
};
