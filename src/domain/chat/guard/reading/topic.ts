import type { Sentence } from '#domain/chat/text/sentences.ts';
import type { Answers } from '../content.ts';

/** Finds what a message is about where one of a few words names it; null where none does. */
export const topicFinder = (topics: Answers['topics']) => {
  const names = new Map(
    topics.flatMap(({ words, name }) =>
      words.split(',').map((word) => [word.trim(), name] as const),
    ),
  );
  return (sentences: readonly Sentence[]): string | null => {
    for (const { words } of sentences) {
      const found = words.find((word) => names.has(word));
      if (found !== undefined) return names.get(found) ?? null;
    }
    return null;
  };
};
