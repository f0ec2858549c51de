import type { Heard } from '#domain/chat/text/heard.ts';
import { tellsHardship } from './exposure/hardship.ts';

/** A remark that fills a step with something else is short. Longer ones tell of something. */
const MOST_WORDS = 16;
const FEW_WORDS = 8;

/** Questions about the exercise itself, and what is true of each exercise. The first that fits answers. */
const ABOUT_THIS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:whats the point|what (?:is|s) (?:this|that|it) (?:for|good for|about)|whats this for|how (?:does|will|would|is) (?:this|that|it) (?:help|work|good)|(?:does|do|will|would) (?:this|that|it|these) (?:really |even |actually )?(?:help|work|do anything)|why (?:do|are|would) (?:you|we) (?:ask|do|need|want)\w*|why (?:this|that)|why do i (?:have|need) to|why (?:would|should|must) i)\b/,
    'It helps some people and not others, and you find out by trying it.',
  ],
  [
    /\bhow (?:long|many|much)\b.{0,24}\b(?:this|it|that|steps?|questions?|left|more|take|takes|last|go|longer)\b|\b(?:are we|is it|is this) (?:done|over|nearly)\b/,
    'It takes a few minutes in all, and you can stop between any two steps.',
  ],
  [
    /\b(?:do i (?:have|need) to|must i|can i|may i|am i allowed|could i)\b.{0,40}\b(?:skip|leave|write|type|choose|say|answer|do|use|change|stop|pick|think|name|this|that|it)\b/,
    'You may do it in your own way, leave it out, or stop here.',
  ],
  [
    /\b(?:what|how) (?:should|do|can|could|shall|am|would) (?:i|you)(?: supposed to| meant to)? ?(?:write|say|type|do|put|choose|answer|pick|enter|mean)(?: (?:here|now|next|in this|for this|to that|then))*$|\bwhat does (?:this|that|it) mean\b|\bwhat do you (?:mean|want)\b/,
    'A few words are enough here, and a button does the same.',
  ],
  [
    /\b(?:is|are|will) (?:this|it|that|my answers?|they|these) (?:be )?(?:saved|kept|stored|private|shared|safe|read)\b|\bwho (?:can )?(?:reads?|sees?)\b|\bdo you (?:save|keep|store)\b/,
    'No person reads it. The chat settings say whether another service gets your messages.',
  ],
  [
    /\b(?:are you (?:a |an )?(?:real|human|bot|person|ai|robot|program|therapist)|who are you|whats your name)\b/,
    'I am a program, and no person reads along.',
  ],
  [
    /\b(?:where (?:is|are|do i|can i)|how do i (?:delete|find|open|change|export|log))\b/,
    'I can answer that once this is done, or at once if you stop here.',
  ],
];

/** What is told of the place or of a thing, and of nothing that a step asks for. */
const AROUND =
  /^(?:(?:it|its|it is|theres|there is|but|ugh|oh|the \w+(?: \w+)? (?:is|are)) )*(?:(?:so|way|really|far|still|just|much|very) )*too (?:loud|noisy|bright|crowded|hot|cold|dark|warm|much noise|many people)(?: (?:in|here|there|for me|now|right now|outside|around me))*$/;
const BROKEN =
  /\b(?:is|are|got|its|theyre) (?:\w+ )?(?:broken|dead|empty|lost|gone|missing)\b|\b(?:doesnt|dont|wont|isnt|not) (?:\w+ )?(?:work|working|charge|turn on|load|loading)\b|\bi (?:have|got|own) no (?:headphones|earplugs|ear plugs|blanket|paper|pen|sunglasses)\b/;
/** What is said against the exercise: also where feelings are an answer. */
const AGAINST =
  /^(?:(?:ugh|no|but|oh|ok|this|it|that|is|its|thats|feels?|so|just|really) )*(?:(?:stupid|dumb|pointless|silly|useless|annoying|boring|nonsense|too (?:hard|long|difficult|complicated|much))(?: (?:for me|now|right now))?|i (?:hate|dont like|cant stand) (?:this|it|that|doing this)|i (?:cant|cannot|can not) (?:do this|do it|do that|think|answer that|answer)(?: (?:right )?now)?|(?:doesnt|does not|isnt|is not|not) (?:help(?:ing)?|work(?:ing)?)|(?:this|it) (?:makes|is) no sense)$/;

/**
 * What a step takes: only what it asks for, words of one's own, or words that may also tell of a feeling. `own`: it
 * knows itself what to say to whom it is too much for.
 */
export type Takes = 'asked' | 'words' | 'feelings' | 'own';

const FOR_AROUND = 'First do what makes it less for you, and this step will wait.';
const FOR_BROKEN = 'That is annoying, and it may be done with something else or without it.';
const FOR_FEELING = 'I am sorry that it feels like that, and we can go slowly or stop here.';
const FOR_AGAINST = 'It is fine not to like this one, and you can leave it at any time.';
const FOR_QUESTION =
  'I cannot answer that in the middle of this, so keep it for afterwards or stop here.';
const FOR_OTHER = 'I have read that, and it does not tell me how to go on here.';

const ASKS =
  /^(?:what|whats|who|whos|when|where|which|why|how|is|are|am|do|does|did|can|could|will|would|should)\b/;

const isShort = (plain: string, most: number): boolean => plain.split(' ').length <= most;

const isQuestion = ({ text, plain }: Heard): boolean => text.endsWith('?') || ASKS.test(plain);

const aboutThis = (heard: Heard): string | undefined =>
  isQuestion(heard) && isShort(heard.plain, MOST_WORDS)
    ? ABOUT_THIS.find(([words]) => words.test(heard.plain))?.[1]
    : undefined;

/** What is asked of the coach where words are said to somebody: nobody would say that to them. */
const ASKED_OF_COACH =
  /^(?:(?:but|so|ok|and|um|wait) )*(?:why (?:should|would|must|do) i (?:say|write|tell them|have to (?:say|write)|need to (?:say|write))(?: (?:that|this|it|so|anything|something|here))*|what (?:should|do|can|could) i (?:say|write|answer|type)(?: (?:here|now|then|to (?:that|them|him|her)))*|do i (?:have|need) to (?:say|write) (?:that|this|it|something|anything)|how (?:should|do|can|could) i (?:say|write|word|put) (?:that|this|it)|i (?:dont|do not) know what to (?:say|write)(?: (?:here|now|to (?:that|them|him|her)))*)$/;
const FOR_ASKED =
  'I take that as asked of me, and not said to them. The sentences below are ideas, and you may use your own.';

/** One sentence for who asks the coach where words are said to somebody; undefined where it may be a line. */
export const asideWhereSaid = ({ plain }: Heard): string | undefined =>
  ASKED_OF_COACH.test(plain) ? FOR_ASKED : undefined;

/** A complaint about the place or a thing. */
const outsideIn = ({ plain }: Heard): string | undefined => {
  if (AROUND.test(plain)) return FOR_AROUND;
  return isShort(plain, FEW_WORDS) && BROKEN.test(plain) ? FOR_BROKEN : undefined;
};

const complaintIn = (heard: Heard): string | undefined => {
  if (AGAINST.test(heard.plain)) return FOR_AGAINST;
  const outside = outsideIn(heard);
  if (outside !== undefined) return outside;
  return tellsHardship(heard.plain) ? FOR_FEELING : undefined;
};

/**
 * One sentence for a remark that is no answer to any step that takes such words: a question about the exercise, or a
 * complaint. Undefined where a step may take it as its answer.
 */
export const asideIn = (heard: Heard, takes: Takes): string | undefined => {
  const asked = aboutThis(heard);
  if (asked !== undefined) return asked;
  if (takes === 'asked') return outsideIn(heard);
  if (takes === 'words') return complaintIn(heard);
  if (takes === 'own') return AROUND.test(heard.plain) ? FOR_AROUND : undefined;
  return AGAINST.test(heard.plain) ? FOR_AGAINST : undefined;
};

interface Remark {
  readonly says: string;
  /** Whether it says no more than that the step could not take it. */
  readonly isPlain: boolean;
  /** Whether the message complains about the exercise, the place or a thing. */
  readonly isComplaint: boolean;
}

/** One sentence for what a step could not take. */
export const remarkOn = (heard: Heard): Remark => {
  const complaint = complaintIn(heard);
  const special = complaint ?? (isQuestion(heard) ? FOR_QUESTION : undefined);
  return {
    says: special ?? FOR_OTHER,
    isPlain: special === undefined,
    isComplaint: complaint !== undefined,
  };
};
