const FILLER =
  '(?:no|nope|nothing|i dont know|idk|but|oh|ok|sorry|please|ugh|omg|god|um|and|because|its|it is|really|just|now|right now|so|stop|wait)';
const FELT =
  '(?:sick|ill|scared|afraid|anxious|nervous|panicky|panicked|terrified|terrible|awful|horrible|bad|worse|dizzy|shaky|overwhelmed|stressed|upset|exhausted|nauseous|faint|unwell|frightened|like crying|like i cant|too much)';
const HOW = '(?:so |very |really |too |super |already |getting |just |a bit |kind of |all )*';
/** After "I cannot", an act of a ritual makes it a rule for a step, as in "I cannot wash for an hour". */
const RITUAL_ACT = '(?:wash|check|ask|count|clean|look it up|google|repeat|pray|reread|scrub)';

const HARD = [
  `(?:i )?(?:just |really )?(?:cant|cannot|can not|couldnt)(?! (?:even )?${RITUAL_ACT}\\b)(?: (?:do|take|handle|stand|bear|face|think|breathe|manage|cope|even))*(?: (?:(?:this|it|that)(?! (?:is|feels|makes)\\b)|of (?:one|any|anything)|anymore|any more|about it))?`,
  `(?:i am|im|i feel|feeling|feel|(?:(?:this|it|that|all this) )?(?:is |just )?(?:makes|making|made) me(?: feel)?|i get|im getting|i am getting) ${HOW}${FELT}`,
  '(?:i )?(?:hate|dont like|do not like|cant stand) (?:this|it|that|doing this)',
  `(?:(?:this|that|it|its|thats|this all|all this|everything)(?: is| feels| all)? ?)?${HOW}too (?:much|hard|difficult|scary|scared|afraid|anxious)(?: for me)?`,
  '(?:this|it|that|its|thats)(?: is| feels)? (?:so |very |really )?(?:hard|scary|horrible|awful|terrible|impossible)',
  '(?:i am |im |i )?(?:panick?ing|having a panic attack|freaking out|shaking|crying|(?:want|about|going) to (?:cry|panic|faint|throw up|be sick|run)|gonna (?:cry|panic|faint|throw up|be sick)|could cry)',
  '(?:i )?(?:dont|do not) want (?:to|this|any of this)(?: (?:do|think|talk)(?: (?:this|it|about (?:this|it)|anything))?)?',
  '(?:my heart is (?:racing|pounding)|my chest (?:is tight|hurts)|(?:this|it|that) (?:scares|terrifies|frightens) me|(?:ugh|please|oh|omg|god) no)',
  'no way|impossible|help me|leave me (?:alone|be)|go away|panic',
].join('|');

const STATEMENT = new RegExp(`^(?:${FILLER} )*(?:${HARD})(?= |$)`);
/** What may follow: its cause, which names no step. */
const CAUSE =
  /^(?:of|to|that|about|because|when|if|by|with|from|even|at|for|since|the|my|this|it|a|an|touch\w*|go|do|think\w*)\b/;
/** A fear can be of a feeling; of what cannot be done now nothing is to be kept. */
const UNABLE =
  /^(?:(?:no|but|oh|ok|sorry|please|ugh|and) )*(?:i (?:just |really )?(?:cant|cannot|can not)(?: (?:do|take|handle))?(?: (?:this|it|that))?|(?:(?:this|it|that) is |its |thats )?(?:way )?too (?:much|hard)(?: for me)?|i hate (?:this|it)|leave me alone|go away|no way)$/;

/**
 * Whether an answer, as `plainOf` writes it, tells that the asking itself is hard now, or that it cannot be done, and names
 * no step: "I feel sick, I can't", but not "touch the door while I feel sick".
 */
export const tellsHardship = (plain: string): boolean => {
  let rest = plain;
  let isHard = false;
  // Such answers come in a row: "i cant im so scared this is too much". Each round takes one away.
  for (let round = 0; round < 6 && rest !== ''; round += 1) {
    const found = STATEMENT.exec(rest)?.[0];
    if (found === undefined || found === '') break;
    isHard = true;
    rest = rest.slice(found.length).trim();
  }
  if (!isHard) return false;
  const left = rest.replace(new RegExp(`^(?:(?:${FILLER}|at all|anymore|today|thanks?) ?)+`), '');
  return left === '' || CAUSE.test(left);
};

/** Whether an answer says that it cannot be given now, and nothing else. */
export const tellsInability = (plain: string): boolean => UNABLE.test(plain);
