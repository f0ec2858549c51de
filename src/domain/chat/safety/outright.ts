import { clausesIn } from './text/clauses.ts';
import type { Sentence } from './text/sentences.ts';

/** A wish to die that is a whole clause, so that what stands beside it is said of something else. */
const WISHES =
  /^(?:(?:and|but|because|bc|so|honestly|yes) )*i (?:do )?(?:(?:really|actually|still|also|truly) )*(?:want|wish|need) (?:to )?(?:die|be dead|kill myself|end my life|not be alive|jump in front of (?:it|one|a \w+|the \w+))(?: any more)?$/;

/** Somebody else told to be suicidal, as a whole clause. */
const TELLS_OF_OTHER =
  /^(?:(?:and|but|because|so|honestly|yes) )*(?:he|she|they|my (?:\w+ ){0,2}\w+) (?:is|are) (?:\w+ )?suicidal$/;

/** Whether a message says either, so that nothing in the way it is worded makes it count for less. */
export const wishesOutright = (sentences: readonly Sentence[]): boolean =>
  sentences.some((sentence) =>
    clausesIn(sentence)
      .map((clause) => clause.join(' '))
      .some((clause) => WISHES.test(clause) || TELLS_OF_OTHER.test(clause)),
  );
