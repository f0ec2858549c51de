import { contentStemsOf, overlapOf, plainOf } from './words.ts';

/** One message as a skill hears it. */
export interface Heard {
  /** As it was written, without space around it, at most 4,000 characters. */
  readonly text: string;
  /** As it is compared; empty where the message has no letter and no digit. */
  readonly plain: string;
}

/** What a step keeps of free text: longer answers are cut here. */
export const KEPT_CHARACTERS = 300;

export const heardOf = (message: string): Heard => ({
  text: message.slice(0, 4000).trim(),
  plain: plainOf(message),
});

/** The free text that a step keeps, on one line; null where there is none to keep. */
const keptOf = ({ text, plain }: Heard): string | null =>
  plain === '' ? null : text.replace(/\s+/g, ' ').slice(0, KEPT_CHARACTERS).trim() || null;

const POLITE_BEFORE = '(?:(?:ok|okay|please|sorry|actually|um|hey|no|yes|well|i think) )*';
const POLITE_AFTER = '(?: (?:please|thanks|thank you|now|here|for now|for today|today))*';
const THIS =
  '(?: (?:this|it|that|here|now|doing this|with this|with it|the (?:exercise|skill|ladder|scene)))?';
const STOPPING = `(?:stop|quit|leave|end|pause|exit|cancel|finish)${THIS}`;

const whole = (source: string): RegExp =>
  new RegExp(`^${POLITE_BEFORE}(?:${source})${POLITE_AFTER}$`);

const LEAVE = whole(
  [
    STOPPING,
    'enough|thats enough|no more|not (?:right )?now|later|maybe later|another time|im out',
    `(?:i|we)(?:d| would)? (?:want|need|like|have|prefer)(?: to)? ${STOPPING}`,
    `i wanna ${STOPPING}`,
    `(?:can|could|may) (?:we|i) (?:please )?${STOPPING}`,
    `(?:lets|let us|let me) ${STOPPING}`,
    `i (?:dont|do not) (?:want|feel like)(?: to)?(?: (?:do|continue|go on|doing|keep going))?(?: (?:this|it|that|with this))?(?: any ?more)?`,
    'im (?:done|finished)(?: with (?:this|it))? for (?:now|today)|im done with this',
    'i (?:cant|cannot|can not) do this(?: right)?|not today|i need a break|take me out(?: of this)?',
  ].join('|'),
);
const YES = whole(
  'yes|yeah|yea|yep|yup|y|sure|ok|okay|alright|all right|of course|i do|i did|i will|go ahead|sounds good|fine|why not|lets (?:do it|go|try)|id like that|do it|good',
);
const NO = whole(
  'no|nope|nah|n|not really|no thanks?|no thank you|i (?:dont|do not|didnt)(?: think so)?|(?:id )?rather not|nothing|none',
);
const NEXT = whole(
  'next|next (?:one|step)|continue|go on|carry on|go|done|ready|im (?:ready|done)|skip|skip (?:this|it)|finished|keep going|start|begin|ok|okay|yes|what next|now what|did it|i did it|that is enough|thats it',
);
const BACK = whole(
  '(?:go )?back|previous|(?:the )?(?:step|one) before|undo|i made a mistake|let me change that|change my answer|wrong button',
);
const UNSURE =
  /^(?:i )?(?:dont know|do not know|not sure|unsure|no idea|idk|dunno|im not sure|maybe|hmm+)$/;
const REPEAT = whole(
  'what|repeat(?: that)?|say (?:that|it) again|again|pardon|huh|what do you mean|i (?:dont|do not) (?:understand|get it)|help',
);

export const saysLeave = ({ plain }: Heard): boolean => LEAVE.test(plain);
export const saysYes = ({ plain }: Heard): boolean => YES.test(plain);
export const saysNo = ({ plain }: Heard): boolean => NO.test(plain);
export const saysNext = ({ plain }: Heard): boolean => NEXT.test(plain);
export const saysBack = ({ plain }: Heard): boolean => BACK.test(plain);
export const saysUnsure = ({ plain }: Heard): boolean => UNSURE.test(plain);
export const saysRepeat = ({ plain }: Heard): boolean => REPEAT.test(plain);

const ORDINALS = [
  /^(?:the )?(?:1|1st|one|first|a)(?: one| option)?$/,
  /^(?:the )?(?:2|2nd|two|second|b)(?: one| option)?$/,
  /^(?:the )?(?:3|3rd|three|third|c)(?: one| option)?$/,
  /^(?:the )?(?:4|4th|four|fourth|d)(?: one| option)?$/,
  /^(?:the )?(?:5|5th|five|fifth|e)(?: one| option)?$/,
];
/** From this share of common words on, a typed answer means an option. */
const ENOUGH_OVERLAP = 0.6;

/** The option that a message says word for word, in any letter case and without its signs; null if none. */
export const exactOption = (options: readonly string[], { plain }: Heard): number | null => {
  const at = plain === '' ? -1 : options.findIndex((option) => plainOf(option) === plain);
  return at < 0 ? null : at;
};

const ordinalOption = (options: readonly string[], { plain }: Heard): number | null => {
  const ordinal = ORDINALS.findIndex((words) => words.test(plain));
  return ordinal >= 0 && ordinal < options.length ? ordinal : null;
};

/**
 * What a person says in their own words, or by a button or its number. Words that are only like those of a
 * button stay their own. Null where there is nothing to keep.
 */
export const ownWordsOf = (options: readonly string[], heard: Heard): string | null => {
  const option = exactOption(options, heard) ?? ordinalOption(options, heard);
  return option === null ? keptOf(heard) : (options[option] ?? null);
};

/**
 * The option that a message means, as an index: by its words, its place ("2", "the second one"), or most
 * of its words. Null when it means none, or two of them equally.
 */
export const optionIn = (options: readonly string[], heard: Heard): number | null => {
  const exact = exactOption(options, heard) ?? ordinalOption(options, heard);
  if (exact !== null) return exact;
  const stems = contentStemsOf(heard.text);
  const scored = options
    .map((option, index) => ({ index, share: overlapOf(contentStemsOf(option), stems) }))
    .sort((one, other) => other.share - one.share);
  const [best, second] = scored;
  if (best === undefined || best.share < ENOUGH_OVERLAP) return null;
  return second !== undefined && second.share === best.share ? null : best.index;
};
