import type { Sentence } from './text/sentences.ts';

const NUMBER =
  '(?:[5-9]|\\d{2,3}|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?: \\w+)?|(?:a |one )?hundred|(?:a )?dozen|dozens)';
const ABOUT =
  '(?:(?:i|he|she|they|it|was|were|is|took|taken|had|swallowed|about|around|like|maybe|nearly|over|at least|roughly|almost|only|just|more than|up to|so|probably|think|yes|no|well) )*';
const OF_WHAT =
  '(?: (?:of )?(?:them|it|those|these|the pills|the tablets|pills|tablets|capsules))?';
const PACK =
  '(?:(?:the|a|one|my|half|half the|half a|two|three) )?(?:whole |full |entire )?(?:pack|packet|box|bottle|strip|blister|jar|handful|fistful)s?';
const MUCH =
  '(?:a lot|lots|loads|too many|so many|way too many|everything|the lot|the rest|most|all|i lost count|lost count|did not count)';

/** A bare amount, as all that a message says; five of anything is more than a dose. */
const AMOUNT = new RegExp(
  `^${ABOUT}(?:${NUMBER}(?: (?:or|to|maybe) ${NUMBER})?|${PACK}|${MUCH})${OF_WHAT}$`,
);
/** When it was, and units that count no tablets. */
const WHEN =
  /\b(?:an?|half an|a few|a couple of|\w+)? ?(?:minutes?|mins?|hours?|hrs?|days?|weeks?)(?: ago)?$|\b(?:today|tonight|now|just now|this morning|last night|earlier|before)$/;

/** Whether a message tells a large amount, as an answer to what was taken: "12 of them", "the whole packet an hour ago". */
export const tellsOfAmount = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ words }) => AMOUNT.test(words.join(' ').replace(WHEN, '').trim()));
