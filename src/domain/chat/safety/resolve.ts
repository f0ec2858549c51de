import { clausesIn } from './text/clauses.ts';
import type { Sentence } from './text/sentences.ts';

const PLACES =
  'bridge|roof|rooftop|ledge|cliff|balcony|railing|railings|parapet|tracks|rails|platform|edge|windowsill|overpass|viaduct|car park';
const MEANS =
  'knife|knives|gun|pistol|rifle|rope|noose|blade|blades|razor|razors|pills|tablets|paracetamol|bleach|insulin';
const VERBS_DONE = 'took|taken|swallowed|drank|jumped|cut|stabbed|shot|hurt|hit|killed';

/** A decision that was made, or a deed that was done. */
const RESOLVED = new RegExp(
  [
    '(?:made|making) my (?:choice|decision)|(?:i|we|he|she) (?:have |has )?(?:just |already )?(?:swallowed|drank|took|taken) (?:them|it|everything|all)(?! (?:to|out|off|back|home|away|down|apart|easy|slow)\\b)',
    'made up (?:my|our|his|her|their) mind|minds? (?:is|are) (?:already )?made up',
    '(?:have |am |it is )?(?:already |just |finally |now )*decided(?! (?:not|against|to (?:live|stay|call|wait|tell|talk|stop|go home|get help|keep)|it is not))',
    '(?:i|we|he|she|they) (?:have |has )?(?:already |just |finally |now |really )*(?:did|done) (?:it|that|this)',
    '(?:already|just) (?:did|done)|it is (?:already |all )?done',
    `(?:i|we|he|she|they) (?:have |has )?(?:already|just) (?:${VERBS_DONE})`,
    '(?:is|be|now|already) too late|^too late',
    'up here|long way down|it is (?:so |very |really |pretty )?high',
  ]
    .map((one) => `\\b(?:${one})\\b`)
    .join('|'),
);

/** A height, a track, a weapon or tablets, named at all. */
const NAMES_MEANS = new RegExp(
  `\\b(?:at|on|onto|over|by|near|beside|to|under|in front of) (?:the|a|my|this|that) (?:\\w+ )?(?:${PLACES})\\b|\\b(?:${MEANS})\\b`,
);

/** Said in the same clause, these put it out of reach or say that it is not so. */
const IS_AWAY =
  /\b(?:not|no|never|none|nothing|without|nowhere|away|gone|off|out of|back from|left the|gave|given|locked|threw|thrown|flushed|handed|far from|nobody|safe|safely|has (?:the|my|them)|have (?:the|my) \w+ now|with (?:my|him|her|a|our)|at (?:my|her|his) \w+'?s?)\b/;

const clausesOf = (sentence: Sentence): readonly string[] =>
  clausesIn(sentence).map((clause) => clause.join(' '));

/**
 * Whether a message tells of a decision made, a deed done, or of a height, a track, a weapon or tablets at hand. Beside
 * it, no calm word is a denial: the thoughts may be gone because it is decided.
 */
export const tellsOfResolve = (sentences: readonly Sentence[]): boolean =>
  sentences
    .flatMap(clausesOf)
    .some((clause) => RESOLVED.test(clause) || (NAMES_MEANS.test(clause) && !IS_AWAY.test(clause)));
