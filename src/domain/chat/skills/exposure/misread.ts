import type { Heard } from '#domain/chat/text/heard.ts';

/** Skin that is hurt needs care before any ladder. */
const HURT_SKIN =
  /\b(?:hands?|fingers?|skin|knuckles|arms?)\b.{0,24}\b(?:bleed\w*|blood(?:y)?|raw|crack(?:ed|ing)|open|burn(?:ing|t|ed)?|sore)\b|\b(?:bleeding|bloody|raw|cracked|sore) (?:hands?|fingers?|skin|knuckles)\b/;
/** What is done with such hands makes it a step: "wash them only once though they are raw". */
const DOES = /^(?:wash|touch|leave|wait|go|do|use|put|not|only)\b/;

const WHO = '(?:i|you|it|that|this|the|my|they|he|she|we|there)';
/** How to do a ritual is asked of the one who answers, and is no fear. */
const ASKS_HOW_TO =
  /^(?:(?:but|so|and|ok|please) )*(?:how (?:long|many|often|much|should|do|can)|what (?:should|do|can) i|why (?:do|should|would|are) (?:i|you)|(?:can|could|will|would|do) you)\b/;
const ASKS = new RegExp(
  `^(?:(?:but|so|and|ok|please) )*(?:how\\b|why\\b|what\\b(?! if\\b)|(?:can|could|will|would|should|does|did|is|are|am) ${WHO}\\b|do (?:i|you|they|we)\\b)`,
);

const CARE =
  'Skin that bleeds or is sore needs care first. A doctor or a pharmacist can look at it, and it needs no explaining.';
const NO_ANSWER =
  'I do not answer that one, since the fear would ask again. The question may stay open here.';

/** What is said where words are no fear; null where they may be one. */
export const noFearIn = ({ plain }: Heard): readonly string[] | null => {
  if (HURT_SKIN.test(plain))
    return [CARE, 'The washing itself can be worked on here, in small steps.'];
  return ASKS_HOW_TO.test(plain) ? [NO_ANSWER] : null;
};

/** What is said where words are no step; null where they may be one. */
export const noStepIn = ({ plain }: Heard): readonly string[] | null => {
  if (HURT_SKIN.test(plain) && !DOES.test(plain)) {
    return [CARE, 'A step is something small that you do. Choose it so that your skin can heal.'];
  }
  return ASKS.test(plain) ? [NO_ANSWER, 'A step is something that you do.'] : null;
};
