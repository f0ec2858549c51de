import { tellsOfIntent } from './fear-work.ts';
import type { Sentence } from './text/sentences.ts';

/** What people tell who fear a deed: they avoid it, doubt themselves, and dread the thought. */
const FEARS_IT = new RegExp(
  [
    'what if i (?:\\w+ )?(?:do|did|hurt|stab|kill|harm|push|lose|snap|attack|act|will|am)',
    'am i (?:\\w+ )?(?:dangerous|a monster|a psycho|a psychopath|a bad person|evil)',
    'i (?:have )?(?:hid|hidden|hide|moved|avoid|avoided|got rid of|locked away|put away) (?:\\w+ ){0,3}(?:knife|knives|scissors|blades?|tools?|sharp things|kitchen)',
    'i (?:would|could) never (?:\\w+ )?(?:hurt|harm|do (?:it|that|this)|touch|want)',
    '(?:it|that|this|the thought|which) (?:\\w+ )?(?:scares|terrifies|frightens|horrifies|disgusts) me',
    'i am (?:\\w+ )?(?:scared|afraid|terrified) (?:of (?:it|myself|hurting|what i|the thoughts?)|i (?:will|might|could)|that i)',
    '(?:it is|they are|these are) (?:\\w+ )?(?:only |just )?(?:thoughts?|ocd|intrusive|images?|in my head)',
    'i have (?:\\w+ )?ocd',
    'i do not want (?:to (?:hurt|stab|kill|harm|do it|do that)|these thoughts)',
    'the thoughts? (?:\\w+ )?(?:will not|do not|does not) (?:stop|go)',
  ]
    .map((one) => `\\b(?:${one})\\b`)
    .join('|'),
);
/** All of them are hidden from oneself; one that is hidden on oneself is carried. */
const HIDES_THEM =
  /^(?:so |and |then )?i (?:have )?(?:\w+ )?(?:hid|hidden|hide|moved|locked|put) (?:away )?(?:(?:all|of|the|our|my|her) )*(?:\w+ )?(?:knives|scissors|blades|tools|sharp things)(?: (?:away|up|from (?:me|myself)|in the (?:garage|shed|attic|cellar|loft)))*$/;
const TURNS = /\b(?:but|unless|until|except)\b/;

/**
 * Whether a message, once harm to others is watched, tells of the fear of a deed and of nothing that is meant: hidden
 * knives, "what if I do it", "am I dangerous". It then was an intrusive thought.
 */
export const fearsTheDeed = (sentences: readonly Sentence[]): boolean => {
  const said = sentences.map(({ words }) => words.join(' '));
  return (
    said.some((one) => FEARS_IT.test(one)) &&
    !said.some((one) => TURNS.test(one)) &&
    !tellsOfIntent(sentences.filter(({ words }) => !HIDES_THEM.test(words.join(' '))))
  );
};

const DEED_DONE =
  /\bi (?:have |just |already )*(?:hit|stabbed|punched|kicked|beat|slapped|choked|strangled|attacked|pushed|burned|shot|raped|touched) (?:him|her|them|my|the|a|someone|somebody)\b/;

/** Whether a message tells of harm that was done. */
export const tellsOfDeed = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ words }) => DEED_DONE.test(words.join(' ')));
