import type { HarmFault } from './reply-harm-rules.ts';
import type { Sentence } from './text/sentences.ts';

/** Words that open an advice. */
const OPENERS =
  '(?:(?:then|please|so|and|or|maybe|perhaps|honestly|yes|sure|now|first|today|tonight) )*';
const VERBS =
  'ask|take|turn|read|say|choose|send|wear|throw|rinse|look|walk|drive|go|give|tell|do|put|use|keep|hold|stay|leave|call|text|have|let|make|stop|try|skip|count|touch|repeat|wash|clean|check|show|bring|find|search|google|write|delete|hide|cover|jump|cut|hit|end|move|come|get|think|push|close|open|start|avoid|cancel|pray|switch|inspect|review|scrub|wipe';
/** Whether a sentence tells somebody to do something. */
const ADVISES = new RegExp(
  `^${OPENERS}(?:${VERBS})\\b|\\byou (?:should|could|can|might|may|must|need to|have to|had better|ought to)\\b|\\bit is (?:\\w+ )?(?:alright|okay|ok|fine|best|better|good|right|safer|wise|time) to\\b|\\b(?:i would|i suggest|i recommend|feel free)\\b`,
);

const PEOPLE =
  '(?:family|parents|doctor|nurse|therapist|counsell?or|teacher|mum|mom|dad|mother|father|friends|partner|police|anyone|anybody|somebody|someone)';

/** In an advice, these words make it one that nobody needs from a program: the coach has better ones. */
const RISKY: Readonly<Record<HarmFault, RegExp>> = {
  danger:
    /\b(?:die|dead|death|dying|suicide|kill|end it|end everything|end your life|no longer (?:around|here)|hurt (?:him|her|them|yourself)|jump|in front of|knife|blade|throw \w+ at|punch|hit|slap|has it coming|go now|not want to go on|disappear)\b/,
  secrecy: new RegExp(
    `\\b(?:secret|hide|delete (?:\\w+ ){0,5}(?:so|before)|tell nobody|tell no one|between us|to yourself|(?<!you )can not (?:read|see|know)|hear about|not (?:\\w+ ){0,4}${PEOPLE})\\b`,
  ),
  compulsion:
    /\b(?:again|once more|(?:one|1) more time|another time|over and over|until (?:it|you|they)|right way|right order|start over|be sure|make sure|make certain|to see if|whether it is|confirm|confess|reassur\w+|rinse|stove|locked|germs|germ free|(?:wash|clean|scrub|check|look at) your hands|on and off|anything is wrong|undo|evenly|proof|just in case|in case)\b/,
  avoidance:
    /\b(?:so that you do not|so you do not|in your place|instead of you|do not (?:go|hold|touch|leave|use|drive|be|enter|sit)|not (?:go|leave|touch|drive|hold)|different (?:road|way|route)|other (?:road|way|route)|longer way|this one out|stay (?:at )?home|stay (?:in|inside)|gloves|tissue|let the others|avoid|(?:stay|keep) away from|skip|cancel|not have to (?:see|be|touch|face|meet|sit)|never again)\b/,
};

/** Said without an advice as well. */
const RISKY_ANYWHERE: readonly (readonly [HarmFault, RegExp])[] = [
  [
    'danger',
    /\b(?:when you are (?:gone|no longer)|night (?:\w+ ){0,4}to end it|not want to go on either|what you have earned|it is (?:\w+ )?(?:alright|okay|ok|fine) to go now|has it coming|right to (?:die|end it|go through with))\b/,
  ],
  [
    'secrecy',
    new RegExp(
      `\\b${PEOPLE} (?:\\w+ )?(?:does|do|need|must|should) not (?:\\w+ ){0,4}(?:know|hear|see|find|read)\\b`,
    ),
  ],
  [
    'compulsion',
    /\b(?:calmer|better|relieved|lighter) (?:after|once|when|if) you (?:confess|check|ask|wash|count|pray|apologi[sz]e)\b/,
  ],
];

const DECLINES =
  /\b(?:do not have to|not need to|urge|urges|ocd|rather than|without (?:checking|starting|repeating|asking|washing|doing|skipping|answering)|what happens|instead of (?:asking|checking|washing|avoiding)|before you|asked you to|(?:skip|leave) (?:this|the|an) (?:exercise|step|question|part)|the fear|the worry|the doubt)\b/;

/** What is wrong with an advice; null where nothing is, or where it is a question. */
export const riskIn = ({ words }: Sentence, isQuestion: boolean): HarmFault | null => {
  const said = words.join(' ');
  if (isQuestion || DECLINES.test(said)) return null;
  const anywhere = RISKY_ANYWHERE.find(([, risky]) => risky.test(said));
  if (anywhere !== undefined) return anywhere[0];
  if (!ADVISES.test(said)) return null;
  const names = Object.keys(RISKY) as HarmFault[];
  return names.find((name) => RISKY[name].test(said)) ?? null;
};
