const DENIED =
  /\b(?:not|no|less|never|isnt|arent|wasnt|without|dont feel|doesnt feel|didnt) (?:so |really |any |getting |feeling |as |that |too |make (?:it|me) )?(?:worse|dizzy|panick?(?:y|ing|ed)?|bad|awful|terrible)\b/g;
/** What is told of the body or the fear, also in the middle of a list of things. */
const WORSE =
  /\b(?:worse|dizzy|dizziness|light ?headed|(?<!at the )(?:panick(?:y|ing|ed)|panicky|panic attack|(?:my|the|a|this|in|full|more) panic|panic (?:is|gets|comes|again|now)|^panic$)|hyperventilat\w*|suffocat\w*|(?:im|i am|like) dying|(?:anxiety|panic|fear|heart)(?: \w+)? (?:going up|rising|racing more|stronger|faster)|getting (?:anxious|scared|nervous)|freak(?:ing|ed)? out|(?:feel(?:ing)?|im|i am|getting|about to|going to) (?:so |really |a bit |very )?faint|fainting|(?:more|too) (?:tense|anxious|scared|afraid|nervous|stressed|upset)|(?:cant|cannot|can not|hard to) breathe|(?:no|not enough) air|(?:feel|feels|feeling) (?:so |really |very )?(?:bad|awful|terrible|horrible|sick|unwell))\b/;
/** Only where no things are named: a smell can be bad, and a back that hurts can be felt. */
const WORSE_ALONE =
  /\b(?:bad|awful|terrible|horrible|hurts?|hurting|painful|chest (?:is |feels |gets |got |still )*(?:tight\w*|heavy)|tight chest|heart (?:is |keeps )*(?:racing|pounding))\b/;
const CHEST = /\b(?:chest|heart (?:hurts|pain)|cant get (?:any |enough )?air)\b/;

/** Where the chest is named, somebody else has to judge it. */
export const saidOfChest = (plain: string): readonly string[] =>
  CHEST.test(plain)
    ? [
        'If your chest hurts, you get too little air, or you do not know it like this, please call a doctor or the emergency number.',
      ]
    : [];

const THIS = '(?:this|it|that|its|thats|these|nothing|breathing|counting|grounding)';
const CANNOT = new RegExp(
  [
    // "I cannot" as a whole, or with what the exercise asks; "I cannot hear three things" is an answer.
    '(?:cant|cannot|can not|couldnt|unable to|not able to)(?: (?:really|even|just))?(?: (?:do|manage|focus|concentrate|handle|cope|take|bear|stand|follow|continue|go on|keep|hold|relax|calm|sit|stop|get (?:into|used)|anymore|any more|right now|now)\\b|$)',
    '(?:not|isnt|doesnt|dont|didnt|wont|nothing|never)(?: really| even| seem to)? (?:work\\w*|help(?:s|ing|ed|ful)?|do(?:es|ing)? (?:anything|any good|a thing)|for me)\\b',
    `${THIS}(?: (?:is|feels|was|has))?(?: (?:so|just|really|very|such|a|all))* (?:useless|pointless|stupid|dumb|silly|ridiculous|impossible|annoying|no use|waste)\\b`,
    `(?:^|\\b(?:${THIS}(?: is| was| feels)?|way|far|just) )too (?:hard|difficult|fast|slow|long|intense|complicated|exhausting)\\b`,
    `(?:^|\\b(?:${THIS}(?: is| was| feels)?(?: all)?|way|far|just) )too much(?: (?:for me|right now|now|today|to do|at once|for today))?$`,
    `(?:hate|dont like|do not like|cant stand) (?:this|it|that|these|doing this|breathing|counting)\\b`,
    '(?:no use|no point|no good|dont want (?:to|this)|do not want (?:to|this)|los(?:e|ing) count|giv(?:e|ing) up|waste of time|makes no sense|something else|leave me (?:alone|be)|go away)\\b',
  ].join('|'),
);

/** Whether a text, as `plainOf` writes it, tells of feeling worse. `isNaming`: it may be a list of things. */
export const saysWorse = (plain: string, isNaming = false): boolean => {
  const told = plain.replace(DENIED, ' ');
  return WORSE.test(told) || (!isNaming && WORSE_ALONE.test(told));
};

/** A thing that does not work is not the exercise. */
const OF_A_THING =
  /^(?:but |and |oh )*(?:the|my) (?!breath\w*|exercise|counting|pacer|grounding|relaxation|break)\w+ (?:doesnt|does not|dont|do not|isnt|is not|arent|wont) \w+/;

/** Whether a text, as `plainOf` writes it, says that an exercise cannot be done, is too much, or does nothing. */
export const saysCannot = (plain: string): boolean => !OF_A_THING.test(plain) && CANNOT.test(plain);
