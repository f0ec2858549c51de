import type { Finding } from './findings.ts';
import { clausesIn } from './text/clauses.ts';
import type { Sentence } from './text/sentences.ts';

/** What a body shows that was starved or made to be sick, and that needs help today. */
const FAILS =
  /\b(?:blood|bloody|bleeding|fainted|fainting|faint|collapsed|unconscious|seizure|(?:passed|passing|blacked|blacking) out|chest (?:\w+ ){0,2}(?:hurts?|pain|pains|hurting|tight|aches)|pain in (?:my|her|his|their) chest|not (?:\w+ )?(?:keep|hold) (?:\w+ )?(?:water|anything|food|it|drinks?)(?: down)?|not (?:breathe|move|stand|get up|wake))\b/;
/** The same, less sure. */
const IS_WEAK =
  /\b(?:dizzy|light ?headed|shaky|shaking|trembling|numb|heart (?:\w+ ){0,3}(?:weird|racing|skipping|skips|pounding|funny|fast|slow|flutter\w*|strange|odd)|vision (?:\w+ )?(?:black|blurry|gone)|seeing (?:stars|black)|weak)\b/;
/** What goes on of it. */
const GOES_ON =
  /\b(?:(?:threw|thrown|throw|throwing|brought|bringing|sicked) (?:it |everything |all of it |them )?(?:all )?up|vomit(?:ed|ing|s)?|puk(?:ed|ing|es?)|purg(?:ed|ing|es?)|bing(?:ed|ing|es?)|made (?:my|her|him|them)sel(?:f|ves) (?:\w+ )?(?:sick|ill)|(?:already|just) (?:did|done|have)|(?:did|done) (?:it|that)(?: \w+)?|laxatives?|diuretics?|(?:have|has|had|did) not (?:\w+ )?(?:eat|eaten|ate)|ate nothing|nothing (?:since|all day|today)|water ?load(?:ed|ing)?)\b/;
const IS_NOT_SO = /\b(?:no|not|never|without|nor)\b/;
const STAYS_NEGATIVE =
  /\bnot (?:\w+ )?(?:keep|hold|breathe|move|stand|get up|wake|eat|eaten|ate)\b/;

/** What a message means to somebody who has told of their eating, or of the eating of somebody else. Null for nothing. */
export const afterEating = (
  sentences: readonly Sentence[],
  kind: 'own' | 'third-person',
): Finding | null => {
  const said = sentences
    .flatMap((sentence) => clausesIn(sentence))
    .map((clause) => clause.join(' '))
    .filter((clause) => !IS_NOT_SO.test(clause) || STAYS_NEGATIVE.test(clause));
  const tells = (what: RegExp): boolean => said.some((clause) => what.test(clause));
  if (tells(FAILS))
    return { category: 'medical-emergency', level: 'high', kind, concept: 'a body that fails' };
  if (tells(IS_WEAK))
    return { category: 'medical-emergency', level: 'elevated', kind, concept: 'a weak body' };
  return tells(GOES_ON)
    ? { category: 'eating-disorder', level: 'elevated', kind, concept: 'it goes on' }
    : null;
};
