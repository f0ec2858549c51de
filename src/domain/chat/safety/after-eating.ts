import type { Finding } from './sign.ts';
import { clausesIn } from './text/clauses.ts';
import type { Sentence } from './text/sentences.ts';

/** Said right before a sign, these deny it. */
const NOT_DENIED =
  '(?<!\\b(?:no|not|never|without|any)(?: (?:more|really|even|been|a|the|see|seen|any|have|had))? )';

const signs = (...sources: readonly string[]): RegExp =>
  new RegExp(`${NOT_DENIED}\\b(?:${sources.join('|')})\\b`);

/** What a body shows that was starved or made to be sick, and that needs help today. */
const FAILS = signs(
  'blood(?! (?:tests?|sugar|pressure|type|work|results?|donat\\w*))',
  'bloody (?:vomit|sick|stool|mucus|spit)',
  'bleeding|fainted|fainting|faint|collapsed|unconscious|seizure',
  '(?:passed|passing|blacked|blacking) out',
  'chest (?:\\w+ ){0,2}(?:hurts?|pain|pains|hurting|tight|aches)',
  'pain in (?:my|her|his|their) chest',
  '(?:can|could|do|does) not (?:\\w+ )?(?:keep|hold) (?:\\w+ )?(?:water|anything|food|it|drinks?)(?: down)?',
  '(?:can|could) not (?:breathe|move|stand|get up|wake)',
);
/** The same, less sure. */
const IS_WEAK = signs(
  'dizzy|light ?headed|shaky|shaking|trembling|weak',
  'heart (?:\\w+ ){0,3}(?:weird|racing|skipping|skips|pounding|funny|fast|slow|flutter\\w*|strange|odd)',
  'vision (?:\\w+ )?(?:black|blurry|gone)|seeing (?:stars|black)',
);
/** What goes on of it. */
const GOES_ON = signs(
  '(?:threw|thrown|throw|throwing|brought|bringing|sicked) (?:it |everything |all of it |them )?(?:all )?up',
  'vomit(?:ed|ing|s)?|puk(?:ed|ing|es?)|purg(?:ed|ing|es?)|bing(?:ed|ing|es?)',
  'made (?:my|her|him|them)sel(?:f|ves) (?:\\w+ )?(?:sick|ill)',
  'laxatives?|diuretics?|water ?load(?:ed|ing)?|ate nothing|nothing (?:since|all day|today)',
  '(?:have|has|had|did) not (?:\\w+ )?(?:eat|eaten|ate)',
);
/** The same, as all that is said. */
const DID_IT =
  /^(?:yes |and |well )*(?:i |she |he |they )?(?:have |has )?(?:(?:already|just|again) )*(?:did|done|have)(?: (?:it|that))?(?: (?:again|already|today|just now|twice))*$/;
/** "No, I fainted" denies something else; "I never fainted before" tells that it is new. */
const OPENS_WITH_NO = /^(?:no|nope|nah) (?=(?:i|it|there|she|he|they|my|but|and) )/;
const NEVER_BEFORE = /\bnever (?=(?:\w+ ){1,3}before\b)/;

/** What a message means to somebody who has told of their eating, or of the eating of somebody else. Null for nothing. */
export const afterEating = (
  sentences: readonly Sentence[],
  kind: 'own' | 'third-person',
): Finding | null => {
  const said = sentences
    .flatMap((sentence) => clausesIn(sentence))
    .map((clause) => clause.join(' ').replace(OPENS_WITH_NO, '').replace(NEVER_BEFORE, ''));
  const tells = (what: RegExp): boolean => said.some((clause) => what.test(clause));
  if (tells(FAILS))
    return { category: 'medical-emergency', level: 'high', kind, concept: 'a body that fails' };
  if (tells(IS_WEAK))
    return { category: 'medical-emergency', level: 'elevated', kind, concept: 'a weak body' };
  return tells(GOES_ON) || tells(DID_IT)
    ? { category: 'eating-disorder', level: 'elevated', kind, concept: 'it goes on' }
    : null;
};
