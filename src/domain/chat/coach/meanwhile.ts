import { namesSkill } from '#domain/chat/recognise/wanted.ts';
import { SKILL_IDS, SKILL_NAMES, type SkillId } from '#domain/chat/skills/skills.ts';
import { exactOption, type Heard } from '#domain/chat/text/heard.ts';

const MOST_WORDS = 14;
const BEFORE = '^(?:(?:ok|okay|so|sorry|wait|hi|hey|hello|and|but|um|oh|now|actually|please) )*';
const MOMENT = '(?:sec|second|moment|minute|min|bit)';

/** In any sentence these tell that somebody goes away for a while. */
const GOES_AWAY =
  /\b(?:brb|be right back|afk|(?:ill|i will) be back|back in (?:a|\d+|five|ten) (?:sec\w*|moment|min\w*|bit))\b/;
/** These alone: "a minute" can be an answer. */
const HOLDS_ON = new RegExp(
  `${BEFORE}(?:(?:hang|hold) on(?: (?:a|one) ${MOMENT})?|(?:give me|wait) (?:a|one) ${MOMENT}|(?:one|just a) (?:sec|second|moment))(?: please)?$`,
);
const IS_BACK = new RegExp(`${BEFORE}(?:im|i am) (?:back|here)(?: (?:again|now))*$`);
/** Alone these go a step back, but for who was away. */
const BACK = new RegExp(`${BEFORE}(?:back|here|continue|go on)(?: (?:again|now))*$`);
const ASKS_WHERE = new RegExp(
  `${BEFORE}(?:(?:im|i am) back )?(?:where (?:were|was|are) (?:we|i)|what (?:were|was) (?:we|i) (?:doing|on|at)|what (?:was|is|were) (?:my|the|your) (?:last )?(?:question|step)|remind me(?: where (?:we|i) (?:were|was))?|what step (?:is this|are we (?:on|at)|am i (?:on|at))|(?:can|could) you (?:repeat|say) (?:that|it|the (?:question|step)))(?: (?:again|now|at))*$`,
);
/** A wish to be asked no more; it is no answer to what was asked. */
const ASKED_ENOUGH =
  /^(?:(?:please|just|can you|will you|and|but|ok|no) )*(?:(?:stop|quit) (?:asking|repeating|saying)(?: me)?(?: (?:that|this|it|the same|thing|question|questions|so many|again|over and over))*|(?:i )?(?:dont|do not) want to (?:answer|say|tell)(?: (?:that|this|it|you))*)(?: please)?$/;

/** What a person does beside an exercise: goes away for a while, comes back to it, or wants to be asked no more. */
type Meanwhile = 'away' | 'back' | 'enough';

/** What of this a message says; null where it is for the step. `isAway`: whether the person went away before. */
export const meanwhileIn = ({ plain }: Heard, isAway: boolean): Meanwhile | null => {
  if (ASKED_ENOUGH.test(plain)) return 'enough';
  const isShort = plain.split(' ').length <= MOST_WORDS;
  if (HOLDS_ON.test(plain) || (isShort && GOES_AWAY.test(plain))) return 'away';
  const isBack = IS_BACK.test(plain) || ASKS_WHERE.test(plain) || (isAway && BACK.test(plain));
  return isBack ? 'back' : null;
};

export const WAITS = 'That is fine. This step waits for you. Write "back" when you are here again.';

/** The words of a skill's own name, for one that is asked for by them. */
const NAMES: readonly (readonly [SkillId, RegExp])[] = [
  ['breathing', /\bbreath/],
  ['grounding', /\b(?:grounding|5 ?4 ?3|five four)/],
  ['relaxation', /\brelaxation\b/],
  ['sensory-break', /\bsensory break\b/],
  ['exposure', /\b(?:exposure|erp|ladder)\b/],
  ['scene', /\b(?:scene|role ?play)/],
  ['thought', /\bthought record\b/],
];

/** The skill that a message asks for by its name or its button, and says nothing else; null where there is none. */
export const nameIn = (heard: Heard): SkillId | null => {
  const labels = SKILL_IDS.map((skill) => SKILL_NAMES[skill].button);
  const button = SKILL_IDS[exactOption(labels, heard) ?? -1];
  if (button !== undefined) return button;
  const isName = namesSkill(heard.plain);
  return (isName ? NAMES.find(([, words]) => words.test(heard.plain))?.[0] : undefined) ?? null;
};
