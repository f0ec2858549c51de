import { plainOf } from '#domain/chat/text/words.ts';
import type { RepliesContent } from './content.ts';

/** Maximum number of words in a task's name. */
const TASK_WORDS_MAX = 5;
const DETERMINERS = ['my', 'the', 'this', 'a', 'an', 'our', 'his', 'her', 'their', 'some'];
/** A noun names a task only after one of these words. */
const NAMING = ['my', 'the', 'this', 'our'];

const NEGATIONS = ['not', 'didnt', 'doesnt', 'hasnt', 'havent', 'never', 'wont'];

/**
 * Whether the words before a task say that somebody else did not do it. "My sister didn't reply to my message" names no
 * task; "I didn't reply to my landlord" does.
 */
const isAboutOthers = (words: readonly string[], at: number): boolean =>
  NEGATIONS.includes(words[at - 1] ?? '') && words[at - 2] !== 'i';

/** The words that name tasks, normalized by `plainOf`. */
export interface TaskWords {
  /** Verbs of one or two words. */
  readonly verbs: readonly string[];
  /** Nouns of one or two words. */
  readonly nouns: readonly string[];
  /** People that a task with a verb may end with. */
  readonly people: readonly string[];
  /** Words before which a task ends. */
  readonly ends: readonly string[];
}

const listOf = (phrases: string): readonly string[] => phrases.split(',').map(plainOf);

export const taskWordsOf = (replies: RepliesContent): TaskWords => ({
  verbs: listOf(replies.taskVerbs),
  nouns: listOf(replies.taskNouns),
  people: listOf(replies.taskPeople),
  ends: listOf(replies.taskEnds),
});

const endsWithAny = (words: readonly string[], nouns: readonly string[]): boolean =>
  nouns.includes(words.slice(-1).join(' ')) || nouns.includes(words.slice(-2).join(' '));

/**
 * The task that a message names, as written: a verb with its object ("email my landlord"), or a noun after "my" or
 * "the" ("the tax return"). Null if no pattern matches.
 */
export const taskIn = (text: string, { verbs, nouns, people, ends }: TaskWords): string | null => {
  for (const clause of text.split(/[.,;:!?()"“”\n]+|\s[-–—]\s/)) {
    const written = clause.split(/\s+/).filter((word) => plainOf(word) !== '');
    const plain = written.map(plainOf);
    for (let at = 0; at < plain.length; at += 1) {
      const verb =
        [2, 1].find((count) => verbs.includes(plain.slice(at, at + count).join(' '))) ?? 0;
      if (verb === 0 && !NAMING.includes(plain[at] ?? '')) continue;
      if (isAboutOthers(plain, at)) return null;
      const object = at + verb;
      const ending = plain.findIndex(
        (word, place) => place > object && (ends.includes(word) || DETERMINERS.includes(word)),
      );
      const last = Math.min(ending < 0 ? plain.length : ending, at + TASK_WORDS_MAX);
      const called = verb === 0 ? nouns : [...nouns, ...people];
      for (let end = last; end > at + 1; end -= 1)
        if (endsWithAny(plain.slice(object, end), called)) return written.slice(at, end).join(' ');
      if (verb > 0 && DETERMINERS.includes(plain[object] ?? '') && last > object + 1)
        return written.slice(at, last).join(' ');
    }
  }
  return null;
};
