import { type Topic, topic } from '#domain/chat/coach/topic.ts';

/** What is said in passing, and is no matter of its own. */
export const passingTopics: readonly Topic[] = [
  topic(
    'craves',
    'i crave',
    [],
    ['Then I hope that there is some in reach.', 'Can it be had soon?'],
    ['That is a strong wish.', 'Is it near, or hours away?'],
  ),
  topic(
    'sighs',
    '^(?:ugh|argh|gah|meh|sigh|oof|blah|bleh)(?: (?!i\\b|im\\b|my\\b)\\w+){1,3}$',
    [],
    ['A sigh may stand here by itself.', 'Is it the day, the people, or all at once?'],
    ['I hear that one.', 'What is it that drags today?'],
  ),
];
