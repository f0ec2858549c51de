import type { Asks } from '#domain/chat/reassurance/reassurance.ts';
import { isUnsettled } from '#domain/chat/told-to-coach.ts';
import type { Way } from './offering.ts';
import type { Topic } from './topic.ts';
import { speakAbout } from './topical.ts';
import { askedTopics, CLOCK, FACTS, LATE, MAY_I, OTHERS_DO, OTHERS_FEEL } from './topics/asked.ts';
import { fearTopics } from './topics/fears.ts';

/** An ordinary question is short. */
const MOST_WORDS = 18;
const OPENERS =
  '^(?:(?:but|so|and|ok|okay|please|or|hey|hi|also|well|maybe|wait|do you (?:think|know|reckon)(?: that| if)?|i wonder (?:if|whether)|any idea if) )*';
const VERB =
  '(?:is|are|was|were|do|does|did|has|have|had|will|would|can|could|should|isnt|arent|wasnt|doesnt|dont|didnt|wont|hasnt)';
const KIN =
  '(?:friends?|mates?|mums?|moms?|mother|dads?|father|parents?|brothers?|sisters?|siblings?|boss|manager|teachers?|tutor|professor|partner|husband|wife|boyfriend|girlfriend|ex|son|daughter|kids?|child|aunt|uncle|cousins?|gran\\w*|nan|neighbou?rs?|roommates?|flatmates?|colleagues?|coworkers?|family|therapist|doctor|landlord|team|class|group|crush|date|guests?|others|people|man|woman|guy|girl|boy|postman|driver)';
const WHO = `(?:he|she|they|people|others|everyone|everybody|someone|somebody|anyone|anybody|(?:my|our|the|his|her|their|that|this|other|most) (?:\\w+ ){0,2}?${KIN})`;
/** A question about somebody else; after "do you think" the verb comes second. */
const OF_OTHERS = new RegExp(
  `${OPENERS}(?:(?:why |what |how )?${VERB} ${WHO}|(?:do you think|i wonder (?:if|whether)|any idea if) ${WHO})\\b`,
);
/** With a name in place of a person. */
const OF_A_NAME =
  /^(?:(?:but|so|and|ok) )*(?:is|was|does|did) (?!he\b|she\b|they\b|it\b|that\b|this\b|there\b|i\b|we\b|you\b|god\b|the\b|a\b|an\b|my\b)\w+ (?:mad|angry|upset|annoyed|cross|jealous|joking|lying|like|hate|love|ignor\w+|avoid\w+|think|talk\w*)\b/;
const FELT =
  /\b(?:mad|angry|upset|annoyed|cross|jealous|hate|hates|like|likes|love|loves|think|thinks|thinking|mean|means|meant|care|cares|miss|misses|judg\w+|disappointed|bored|fed up|ignor\w+|avoid\w+|joking|serious|notice|want|feel|into|interested|talking about|laughing|trust|respect|forgotten|sulking)\b/;

const OF_LATE = new RegExp(
  `${OPENERS}(?:am i|are we|will i be|will we be) (?:too |very |really )?(?:late|early|on time)\\b`,
);
const PLACE =
  '(?:shop|store|bank|pharmacy|library|office|school|gym|pool|museum|restaurant|cafe|bus|train|tram|metro|flight|post|mail|parcel|package|market|supermarket|cinema|park|clinic|surgery|doctors|dentist|reception|bar|pub|bakery|road|game|match|class|lesson|meeting|party|concert|film|show)';
const OF_FACTS = new RegExp(
  `${OPENERS}(?:${VERB} (?:the |my |our |that |this )?(?:\\w+ )?${PLACE}s? (?:\\w+ )?(?:open\\w*|closed?|shut|late|on time|running|delayed|full|come|came|here|cancel\\w*|start\\w*|begin\\w*|over|today|tomorrow|still on|on)\\b|is it (?:my|our) turn|when (?:does|do|is|will) (?:the|my) (?:\\w+ )?${PLACE})`,
);
const OF_CLOCK = new RegExp(
  `${OPENERS}(?:is (?:it|today|tomorrow) (?:(?:already|still|a|the) )*(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|weekend|public holiday|holiday|noon|midnight)\\b|what time is it|whats the time|what (?:day|date) is (?:it|today))`,
);
const USUAL =
  '(?:ask|call|phone|ring|text|write|message|reply|leave|go (?:home|early)|say no|cancel|rest|take a (?:break|day off|nap)|stay (?:home|in)|invite|skip|wear|bring|eat alone|sit alone|not (?:answer|go|come))';
const OF_MAY = new RegExp(
  `${OPENERS}(?:is|would) it (?:be )?(?:(?:too|very|really|still) )*(?:ok|okay|fine|alright|all right|rude|weird|strange|odd|allowed|late|early|too much) (?:to|if i) ${USUAL}\\b`,
);

/** What fears ask about. Such a question is met as a fear's from the first time on. */
const FEARED =
  /\b(?:stove|oven|gas|iron|tap|doors?|locked?|unlocked|fire|burn\w*|germs?|contaminat\w*|dirty|clean|infect\w*|sick|ill|illness|cancer|disease|die|dies|dying|dead|died|death|hurt\w*|harm\w*|kill\w*|stab\w*|safe|danger\w*|poison\w*|hit|injur\w*|blood|god|sin\w*|hell|forgiv\w*|because of me|my fault|pregnant|hiv|aids|touch\w*|rape\w*|abus\w*|molest\w*|jail|prison|police|arrest\w*|sue|evil|monster|sure|certain|promise|ok|okay|alright|fine|normal|thoughts?|breath\w*|alive|leave me|what if)\b/;

/** What people do in general is no question about somebody. */
const OF_ANYBODY =
  /\b(?:anyone|anybody|someone|somebody|everyone|everybody|people|others) (?:else )?(?:else|do|feel|have|get|know|go|struggle)\b.*\b(?:else|this|that|too|like (?:this|me))\b/;

const kindOf = (plain: string): Topic | null => {
  if (OF_LATE.test(plain)) return LATE;
  if (OF_MAY.test(plain)) return MAY_I;
  if (OF_CLOCK.test(plain)) return CLOCK;
  if (OF_FACTS.test(plain)) return FACTS;
  if (FEARED.test(plain) || OF_ANYBODY.test(plain)) return null;
  if (OF_A_NAME.test(plain)) return OTHERS_FEEL;
  if (!OF_OTHERS.test(plain)) return null;
  return FELT.test(plain) ? OTHERS_FEEL : OTHERS_DO;
};

/** For so many messages after a fear was spoken of, a question belongs to it. */
const FEAR_LINGERS = 3;

/**
 * An ordinary question about others or about facts, at first sight: nobody here knows the answer, and a useful one says so
 * and looks at what is known. In talk of a fear, and where the same was asked before, it is no ordinary one.
 *
 * @param asks those of the conversation, with this message
 * @param count how often the same was asked by now; 0 where the message asks for no certainty
 */
export const askedOfOthers =
  (asks: Asks, count: number): Way =>
  (state, heard, around) => {
    if (isUnsettled(around.verdict) || heard.plain.split(' ').length > MOST_WORDS) return null;
    const kind = kindOf(heard.plain);
    if (kind === null) return null;
    if (kind !== OTHERS_FEEL && kind !== OTHERS_DO) return speakAbout(kind)(state, heard, around);
    const { about, turn } = state;
    const isNear = about !== null && turn - about.turn <= FEAR_LINGERS;
    const isOrdinary = isNear && askedTopics.some(({ id }) => id === about.topic);
    const before = count === 0 ? asks : asks.slice(0, -1);
    const isAfterDoubt =
      !isOrdinary && before.some(({ isDoubt, age }) => isDoubt && age <= FEAR_LINGERS);
    const isOfFear = isNear && fearTopics.some(({ id }) => id === about.topic);
    const isMarked = count > 0 && asks.at(-1)?.isMarked === true;
    const isRepeated = isMarked && count > 1;
    return isRepeated || isAfterDoubt || isOfFear ? null : speakAbout(kind)(state, heard, around);
  };
