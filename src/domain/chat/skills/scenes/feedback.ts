import { filled, matcherOf } from '#domain/chat/skills/words.ts';
import { plainOf } from '#domain/chat/text/words.ts';
import type { OwnContent } from './content.ts';

const sentencesOf = (text: string): readonly string[] =>
  text.split(/(?<=[.!?])\s+|\n/).filter((part) => plainOf(part) !== '');

interface OwnFeedback {
  /** Literal feedback on a first sentence. If the person wishes to apologize, an apology gets no comment. */
  onFirst(text: string, wish: string): readonly string[];
  /** Literal feedback on the person's reply to the other side's answer. */
  onReply(text: string, answer: OwnContent['answers'][number]): readonly string[];
}

/** Feedback on the person's own sentences, based on words alone; it never mentions tone, face or manners. */
export const createFeedback = ({ feedback, answers }: OwnContent): OwnFeedback => {
  const { texts, longWords } = feedback;
  const isRequest = matcherOf(feedback.request);
  const isStatement = matcherOf(feedback.statement);
  const hasReason = matcherOf(feedback.reason);
  const isSorry = matcherOf(feedback.sorry);
  const apologizes = matcherOf(feedback.apologizes);
  const byAnswer = new Map(
    answers.map((answer) => [
      answer.label,
      answer.feedback.map(({ has, says }) => ({
        says,
        isFound: has === undefined ? () => true : matcherOf({ has }),
      })),
    ]),
  );

  const clearIn = (text: string): string => {
    const sentences = sentencesOf(text);
    const count = sentences.filter((part) => part.trim().endsWith('?') || isRequest(part)).length;
    if (count > 1) return filled(texts.requests, { count });
    if (count === 1) return texts.oneRequest;
    return sentences.some(isStatement) ? texts.isStatement : texts.neither;
  };
  const lengthOf = (text: string): string => {
    const count = plainOf(text).split(' ').length;
    return count > longWords ? filled(texts.isLong, { count }) : texts.isShort;
  };
  const sorryIn = (text: string): readonly string[] => (isSorry(text) ? [texts.isSorry] : []);

  return {
    onFirst: (text, wish) => [
      clearIn(text),
      lengthOf(text),
      hasReason(text) ? texts.hasReason : texts.noReason,
      ...(apologizes(wish) ? [] : sorryIn(text)),
    ],
    onReply: (text, { label }) => [
      ...(byAnswer.get(label) ?? [])
        .filter(({ isFound }) => isFound(text))
        .slice(0, 1)
        .map(({ says }) => says),
      lengthOf(text),
      ...sorryIn(text),
    ],
  };
};
