import { plainOf } from '#domain/chat/text/words.ts';

/** A part of a message with a sense of its own: as it was written, and as it is compared. */
export interface Clause {
  readonly text: string;
  readonly plain: string;
}

/** A message with more parts than this is read up to here. */
const MOST_CLAUSES = 60;
const BORDERS =
  /[.!?;:\n,()]+|\s+(?:but|because|although|though|however|since|while|yet|except)\s+/iu;

/** The parts of a message that can be denied or felt apart from each other. */
export const clausesOf = (text: string): readonly Clause[] =>
  text
    .slice(0, 4000)
    .replace(/[’‘]/g, "'")
    .split(BORDERS)
    .slice(0, MOST_CLAUSES)
    .map((part) => ({ text: part.trim(), plain: plainOf(part) }))
    .filter(({ plain }) => plain !== '');

const DENIES =
  /\b(?:not|no|never|without|none|neither|nor|hardly|nothing|stopped being|free (?:of|from)|(?:do|does|did|is|are|was|were|wo|have|has|had|ca|could|would|ai)nt|cannot|no longer)\b/g;
/** What follows a denial and turns it: "can't stand", "not happy", "not only". */
const NO_DENIAL =
  /^ (?:(?:really|very|so|that|too|at all|feel|feeling|be|been|being|a|an|all|even|any|the|been able to|going|quite|exactly|seem|to) )*(?:stand|bear|take|handle|cope|deal|focus|concentrate|sleep|slept|stop|decide|choose|afford|breathe|get over|stay|keep|finish|finished|eat|only|just|because|idea|wonder|one|matter|happy|good|great|fine|ok|okay|well|enough|like|enjoy|love|ready|prepared|able|sure|calm|comfortable|looking forward|fun|easy|nice|understand|know|want|expect|believe|help|working)\b/;

/** What turns a denial also before something good: "can't stop smiling". */
const NO_DENIAL_OF_GOOD = /^ (?:stop|only|just|wait|help)\b/;

/**
 * Whether what begins at this place of a clause is denied: "not stressed about exams" denies the exams as well.
 *
 * @param isGood for what feels good, "not happy" is a denial and not a feeling about something else
 */
export const isDenied = (plain: string, at: number, isGood: boolean): boolean =>
  [...plain.slice(0, at).matchAll(DENIES)].some((match) => {
    const rest = plain.slice(match.index + match[0].length);
    return !(isGood ? NO_DENIAL_OF_GOOD : NO_DENIAL).test(rest);
  });
