import type { Sentence } from './text/sentences.ts';

/** So many of anything is more than a dose. */
const MANY_LEAST = 5;
const NUMBER_WORDS =
  /\b(?:six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|sixty|hundred|dozen|dozens)\b/;
const MUCH =
  /\b(?:(?:all|most|the rest|half) of (?:them|it|those|the)|all my|them all|it all|(?:the |a |one |half the )?(?:whole|full|entire|half) (?:\w+ )?(?:pack|packet|box|bottle|strip|bag|lot|blister|jar)|(?:a|the|two|three) (?:pack|packet|box|bottle|strip|handful|fistful)s?|handfuls?|a lot|lots|loads|too many|so many|lost count|did not count|do not know how many|everything)\b/;
/** What is counted in these is no number of tablets. */
const OF_OTHER_UNITS =
  /\b(?:ago|minutes?|mins?|hours?|hrs?|days?|weeks?|months?|years?|am|pm|o clock|times|per cent|percent|mg|mgs|mcg|ml|g|grams?|milligrams?|degrees|beats?|bpm|kilos?|kg|pounds|lbs|miles?)\b/;
/** A bare amount answers in few words. */
const ANSWER_WORDS_MOST = 8;

const isMany = (said: string): boolean =>
  MUCH.test(said) ||
  NUMBER_WORDS.test(said) ||
  (said.match(/\b\d{1,3}\b/g) ?? []).some((number) => Number(number) >= MANY_LEAST);

/** Whether a short message tells a large amount, as an answer to what was taken: "12 of them", "the whole packet". */
export const tellsOfAmount = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ words }) => {
    const said = words.join(' ');
    return words.length <= ANSWER_WORDS_MOST && !OF_OTHER_UNITS.test(said) && isMany(said);
  });
