import type { Question } from './assessment.ts';
import { foreignAnswerOf } from './foreign-answers.ts';
import { tellsOfHelp } from './help-reached.ts';
import { tellsOfResolve } from './resolve.ts';
import { clausesIn } from './text/clauses.ts';
import { fold } from './text/fold.ts';
import type { Sentence } from './text/sentences.ts';

/**
 * What a message says to the guard's question, whose yes always means danger: a bare no; that it is calm; only that it is
 * less than before.
 */
export type Answered = 'yes' | 'no' | 'calm' | 'less' | 'neither';

const HEDGES =
  'really|very|all|quite|completely|totally|much|a lot|a bit|a little|still|even|getting|feeling|doing|so|both|now|also|already|more|about|at all|almost|pretty|mostly';
const LATER =
  '(?: (?:now|right now|today|tonight|here|at home|at the moment|for now|again|already|thanks|thank you|i promise|honestly|really|actually|to me|please))*';
const SUBJECTS =
  '(?:i|it|that|this|he|she|they|we|you|everyone|everybody|things|the (?:urge|thought|thoughts|feeling|feelings|person|baby|child|kids|danger)|(?:my|our|his|her) \\w+)';
const BE = '(?:am|is|are|feel|feels|has|have|got|gets|seem|seems|been|do|does)';
const STATE = `(?:${SUBJECTS} )?(?:${BE} )*(?:(?:${HEDGES}) )*`;
const OPENERS =
  '(?:(?:oh|well|ok|okay|hi|hey|thanks|thank you|and|so|honestly|actually|i think|i guess|i mean|luckily) )*';
const YES = '(?:yes|yeah|yep|yea|yup|ya|aye|haan)';

const whole = (source: string): RegExp => new RegExp(`^${OPENERS}(?:${source})${LATER}$`);

/** "No", alone in its clause or with words that say it again. */
const BARE_NO = whole(
  `(?:no|nope|nah|not really|not (?:any ?more|at all|now|right now|today)|never|(?:${SUBJECTS} )(?:am|do|have|is|are|will|would|did) not)(?: (?:no|nope|nah|never|thanks|thank you|not really|not (?:any ?more|at all|now|right now|today)|any ?more|(?:${SUBJECTS} )?(?:am|do|have|is|are|will|would) not|going to|planning to|want to|think so|do (?:it|that|this|anything)))*`,
);

/** A state that is calm, as all that its clause says; also behind a "no" or a "yes". */
const CALM_STATE = whole(
  `(?:(?:${YES}|no|nope|nah) )?${STATE}(?:safe|gone|weaker|better|over|ok|okay|fine|alright|all right|calm|calmer|well|passed|breathing|awake|conscious|responding)(?: (?:and|breathing|awake|safe|fine|ok|okay|calm|talking|alone))*`,
);

/** How somebody feels, which is no sign that nothing can happen. */
const WELL = /\b(?:ok|okay|fine|alright|all right|well|calm|calmer|better|weaker)\b/;

/** What may only mean that the message was read. */
const BARE_OK = whole(
  '(?:ok|okay|fine|well|alright|all right|good)(?: (?:ok|okay|fine|alright|then))*',
);

/** Calm can come from a decision; it denies nothing but where it is asked how things are. */
const ONLY_CALM = /^(?!.*\b(?:no|nope|safe|gone|over|better|passed)\b).*\bcalm(?:er)?\b/;

/** A state that is better than before, and may still be there. */
const LESS = /\b(?:weaker|better|calmer)\b/;

/** What is denied in so many words; it needs no question. */
const DENIES_OUTRIGHT =
  /\b(?:i|we) (?:am|do|will|would|have|did) not (?:\w+ )?(?:(?:going|planning|plan|want|wanting|thinking|trying|intending|about) )?(?:(?:to|of|about) )?(?:kill(?:ing)?|hurt(?:ing)?|harm(?:ing)?) (?:myself|anyone|anybody|someone|somebody|him|her|them|others|people)\b|\b(?:i|we) (?:am|do) not (?:\w+ )?(?:going|planning|plan|want|wanting) to (?:die|end (?:it|my life|things)|do anything(?: to myself)?)\b|\b(?:i am|am) not (?:\w+ )?(?:suicidal|in (?:any )?danger|a danger)\b/;

/** The same about what was asked, and what takes back what was told. */
const DENIES_WHEN_ASKED =
  /\bnot (?:\w+ )?(?:going to|planning to|want to|thinking of|thinking about) (?:\w+ )?(?:hurt|kill|harm|end|die|do (?:it|that|anything))\b|\b(?:nobody|no one|he|she|they) (?:is|are) (?:not )?in (?:any )?danger\b|\bno danger\b|\bi did not mean (?:it|that)\b|\bi was (?:only )?(?:joking|kidding)\b(?! myself)/;

/** What turns a denial into doubt. */
const DOUBTS =
  /\b(?:(?:can|could) not (?:promise|say|be sure)|not sure|do not know|unless|until|yet|before (?:\w+day|tomorrow|then|christmas|next|my|the)|why am i not|wish i|maybe|perhaps|sort of|kind of)\b/;

/** Worse or the same, wherever it is said; and the opposite of what is calm. */
const WORSE = whole(
  `(?:(?:${YES}|no|nope|nah) )?${STATE}(?:the )?(?:same|stronger|worse|louder|there|as (?:bad|strong|heavy) as (?:before|then|ever))(?: as (?:before|then|ever))?`,
);
const NOT_CALM =
  /\bnot (?:(?:really|very|all|at all|feeling|doing|that|so|quite|any|much) )*(?:safe|gone|weaker|better|over|ok|okay|fine|alright|breathing|awake|conscious|responding)\b|\bno change\b/;

/** The beginning of a message that agrees. */
const AGREES = new RegExp(
  `^${OPENERS}(?:${YES}\\b|(?:kind of|sort of|sometimes|maybe|perhaps|probably|possibly|a little|a bit|often|always)${LATER}$|(?:kind of|sort of|sometimes|maybe|perhaps|probably|a little|a bit|often|always) (?:yes|i|it|so)\\b|i (?:am|do|have|might|guess|think|suppose|did|could)(?: (?:so|sometimes|yes|it|that|be|i am|a bit|a little|too))*${LATER}$|(?:he|she|they|it|there|we) (?:is|are|does|do|did|has|have|might|could)${LATER}$|i (?:do )?not (?:know|want to say)\\b|i am not sure\\b|not (?:sure|tonight|yet)\\b|unsure\\b)`,
);
/** After "but", what is calm does not take a yes back. */
const IS_CUT = /\b(?:but|though|although|however|except)\b/;
/** Words that are left out elsewhere, and are an answer here. */
const AGREES_IN_PASSING = /^\W*(?:kinda|sorta)\W*$/;

/** A later time or a condition, as all that a clause says: beside a "no" it says when, and not that it will not be. */
const IS_LATER =
  /^(?:(?:but|and|just|only|not now|maybe|i will|it will be|will be) )*(?:when|once|as soon as|after|in (?:an?|\d+|one|two|a few|half) (?:\w+ )?(?:hours?|minutes?|mins?|days?|weeks?|while|bit)|later|tonight|tomorrow|soon|on (?:mon|tues|wednes|thurs|fri|satur|sun)day|next \w+|at (?:night|midnight|\d+))(?: \w+){0,6}$/;
/** Taking leave is no denial. */
const TAKES_LEAVE = /\b(?:goodbye|good bye|farewell)\b|^bye$/;

/** A longer clause is a sentence of its own, and no bare answer. */
const LONGEST_ANSWER_WORDS = 14;

/** The clauses that may be an answer as a whole. */
const clausesOf = (sentence: Sentence): readonly string[] =>
  clausesIn(sentence)
    .filter(({ length }) => length <= LONGEST_ANSWER_WORDS)
    .map((clause) => clause.filter((word) => word !== 'but' && word !== 'because').join(' '));

/** Every word that an answer may consist of, so that a slip in one of them is put right. */
export const ANSWER_WORDS: ReadonlySet<string> = new Set(
  `yes yeah yep yea yup ya aye haan no nope nah kind sort sometimes maybe perhaps probably often always not sure
  gone weaker better over louder safe okay ok fine same stronger worse change suicidal danger mean joking kidding
  hurt kill harm end die tonight yet going planning plan want would thinking`.split(/\s+/),
);

/** Whether a message begins with a yes, or doubts. */
export const agreesOrDoubts = (sentences: readonly Sentence[]): boolean =>
  AGREES.test(sentences[0]?.words.join(' ') ?? '') || isDoubtful(sentences);

/** Whether a message says that its person is not sure, or makes conditions. */
export const isDoubtful = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ words }) => DOUBTS.test(words.join(' ')));

const MISREAD =
  /\b(?:not what i (?:meant|said|mean)|misunderst(?:ood|and|anding)|misread|(?:got|have|read|took|taken) (?:it|that|me|this) (?:all |completely )?(?:wrong|the wrong way)|i did not mean (?:it|that)(?: (?:like that|that way))?|wrong idea|false alarm|just an expression|(?:a |only a )?figure of speech|i did not mean it literally|not literally|i meant (?:the|in (?:the|a)) (?:game|song|film|show|book)|(?:it is|it was) (?:just |only )?(?:a|the) (?:lyric|song|quote|line from \w+)|not about (?:that|suicide|dying))\b/;

/** The same as an answer to what was asked. */
const ONLY_FELT =
  /\b(?:i|it) (?:was|am|is) (?:only |all )?(?:joking|kidding|annoyed|venting|exaggerating|frustrated|a joke|sarcasm|sarcastic)\b(?! myself)/;

const MATTER =
  '(?:the |my )?(?:work|school|job|college|uni|essay|homework|housework|cleaning|boss|exams?|project)';
/** What a figurative word was about, as all that is said. */
const ONLY_ABOUT = new RegExp(
  `^(?:(?:done|over it|so done) )?(?:with|about) ${MATTER} i (?:mean|meant)$|^(?:no )?i (?:mean|meant) (?:with|about) ${MATTER}$|^(?:no )?i (?:mean|meant) i am (?:moving|leaving (?:my|the|this) (?:job|school|work|company|team|flat|house)|going (?:to uni|to college|on holiday|abroad))$`,
);

/** Whether a message says what a figurative word was about. */
export const saysWhatItMeant = (sentences: readonly Sentence[]): boolean =>
  sentences.length === 1 && sentences.some(({ words }) => ONLY_ABOUT.test(words.join(' ')));

/** Whether a message says that the person was taken the wrong way; `isAsked` tells whether it follows a question. */
export const saysMisread = (sentences: readonly Sentence[], isAsked: boolean): boolean =>
  sentences
    .map(({ words }) => words.join(' '))
    .some((said) => MISREAD.test(said) || (isAsked && ONLY_FELT.test(said))) &&
  !isDoubtful(sentences) &&
  !isResolved(sentences);

const RETRACTS =
  /\b(?:did not (?:actually |really )?(?:take|swallow|drink|eat|happen)|took (?:nothing|none)|false alarm|was (?:only |just )?(?:joking|kidding|testing)|just (?:a )?test|(?:he|she|they|it) (?:is|are) (?:awake|up|talking|breathing (?:fine|normally|again)|ok|okay|fine|alright)(?: now| again)?$|woke up)\b/;

/** Whether a message takes an emergency back, rather than what was meant by it. */
export const retractsEmergency = (sentences: readonly Sentence[]): boolean =>
  sentences.some(({ words }) => RETRACTS.test(words.join(' ')));

/** Whether a decision or a deed stands beside what sounds calm; help that was reached is a good deed. */
const isResolved = (sentences: readonly Sentence[]): boolean =>
  tellsOfResolve(sentences) && !tellsOfHelp(sentences, { category: 'suicide', kind: 'own' });

/** Whether a message takes back what is watched, also some messages after the question. */
export const deniesWatched = (sentences: readonly Sentence[]): boolean =>
  !isResolved(sentences) &&
  !isDoubtful(sentences) &&
  sentences.some(({ words }) => DENIES_WHEN_ASKED.test(words.join(' ')));

/** Whether a message denies danger in so many words, whether something was asked or not. */
export const deniesOutright = (sentences: readonly Sentence[]): boolean =>
  !isResolved(sentences) &&
  sentences
    .map(({ words }) => words.join(' '))
    .some((said) => DENIES_OUTRIGHT.test(said) && !DOUBTS.test(said));

/**
 * What a message says to a question of the guard. Bare words count only where they are a whole clause, so that "no
 * sleep" or "over the weekend" is no answer. Every question means danger by its yes; "yes, I am safe" is a no all the same.
 *
 * To the question how things are now a bare "ok" is an answer, to any other it is none. Where the next step is still to be
 * taken, "I feel fine" is a bare no: it tells nothing of what was swallowed.
 */
export const answeredBy = (
  text: string,
  sentences: readonly Sentence[],
  { no, isHowItIs }: Pick<Question, 'no' | 'isHowItIs'>,
): Answered => {
  const said = sentences.map(({ words }) => words.join(' '));
  const clauses = sentences.flatMap(clausesOf);
  if (said.some((one) => NOT_CALM.test(one)) || clauses.some((one) => WORSE.test(one)))
    return 'yes';
  if (isResolved(sentences)) return 'yes';
  const foreign = foreignAnswerOf(text);
  if (foreign !== null) return foreign;
  const feelsWell = (clause: string): boolean => no === 'step' && WELL.test(clause);
  const states = clauses.filter((clause) => CALM_STATE.test(clause));
  const calm = states.filter(
    (clause) =>
      (isHowItIs || (!BARE_OK.test(clause) && !ONLY_CALM.test(clause))) && !feelsWell(clause),
  );
  const isCalm = calm.length > 0;
  const asCalm: Answered = calm.every((clause) => LESS.test(clause)) ? 'less' : 'calm';
  const [first = ''] = said;
  if (AGREES.test(first) || AGREES_IN_PASSING.test(fold(text))) {
    if (said.some((one) => IS_CUT.test(one))) return 'yes';
    return isCalm ? asCalm : states.some(feelsWell) ? 'no' : 'yes';
  }
  if (said.some((one) => DOUBTS.test(one))) return 'neither';
  if (said.some((one) => DENIES_WHEN_ASKED.test(one))) return 'calm';
  const saysNo = clauses.some((clause) => BARE_NO.test(clause)) || states.some(feelsWell);
  if ((saysNo || isCalm) && clauses.some((clause) => IS_LATER.test(clause))) return 'yes';
  if (clauses.some((clause) => TAKES_LEAVE.test(clause))) return 'neither';
  if (isCalm) return saysNo ? 'calm' : asCalm;
  return saysNo ? 'no' : 'neither';
};

/** There is more to it, in other words than a yes. */
const SAYS_MORE =
  /\b(?<!no )(?<!nothing )(?<!not )more (?:to it|than (?:that|this|it|the|my))\b|\b(?:there|it) is (?:\w+ )?more$|\bnot (?:only|just) (?:about )?(?:that|this|it|the|my)\b/;
/** There is no more to it than what was told. */
const ONLY_TOPIC =
  /\b(?:no|nothing|not(?: any)?) more(?: to it)?(?: than (?:that|this|it))?$|^(?:no )?(?:(?:it|that|this) is )?(?:only |all )?(?:about|because of|from|for) (?:that|this|it|(?:the|my) \w+)(?: \w+)?$|^(?:no )?(?:(?:it|that|this) is |only )(?:all|it|that|this|only (?:that|this|it)|(?:the|my) \w+)$/;

/**
 * What a message says to the soft question: a yes, that there is more to it, or doubt is a yes; that it is about what was
 * told, or that the question took it the wrong way, is a no.
 */
export const answeredSoftly = (
  text: string,
  sentences: readonly Sentence[],
  asked: Pick<Question, 'no' | 'isHowItIs'>,
): Answered => {
  const said = sentences.map(({ words }) => words.join(' '));
  if (said.some((one) => SAYS_MORE.test(one))) return 'yes';
  if (said.some((one) => ONLY_TOPIC.test(one)) || saysMisread(sentences, true)) return 'no';
  const answered = answeredBy(text, sentences, asked);
  return answered === 'calm' || answered === 'less' ? 'no' : answered;
};

/** What the question how things are now was about, named again. */
const THOUGHTS =
  '(?:(?:the|my|those|these|all|all the|all of the|all those) (?:\\w+ )?(?:thoughts|thought|urges|urge|feelings|voices|images)|(?:suicidal|dark|bad) thoughts)';
const THEY = '(?:they|it)';
const CHANGED =
  '(?:(?:is|are|have|has|got|gotten|get|getting|become|became|been|went|gone|feel|feels) )*(?:(?:all|much|a lot|a bit|a little|even|still|completely|totally|mostly|almost|now|far|way) )*';
const CALM_WORD = '(?:gone|weaker|over|quieter|calmer|away|not there(?: any more)?)';
const WORSE_WORD = '(?:stronger|worse|back|louder|the same|same|still there|there)';
const SINCE =
  '(?: (?:now|today|again|any more|at the moment|right now|for now|thanks|thank you|as before))*';

const laterOf = (subject: string, word: string): RegExp =>
  new RegExp(`^${OPENERS}${subject} ${CHANGED}${word}${SINCE}$`);

const CALM_LATER = laterOf(THOUGHTS, CALM_WORD);
const WORSE_LATER = laterOf(THOUGHTS, WORSE_WORD);
/** "They" and "it" may be anything, so that such words have to be all that is said. */
const CALM_ALONE = laterOf(THEY, '(?:gone|weaker|quieter)');
const WORSE_ALONE = laterOf(THEY, '(?:stronger|back|louder|the same)');
const BARE_CALM = /^(?:gone|weaker)(?: now)?$/;
const BARE_WORSE = /^(?:the )?(?:same|stronger)(?: now)?$/;

/** A bare word is an answer for so many messages after the next one. */
const BARE_TURNS_MOST = 1;

/**
 * What a message says to the question how things are now, when others came between. Only what clearly answers it
 * counts: the thoughts named with what became of them; "they" or "it" where nothing else is said; and a bare word for
 * one message more. In a skill, which may have asked how strong an urge is, the thoughts have to be named.
 */
export const answeredLater = (
  sentences: readonly Sentence[],
  quietTurns: number,
  inSkill: boolean,
): Answered => {
  if (isDoubtful(sentences)) return 'neither';
  const clauses = sentences.flatMap(clausesOf);
  const [only = ''] = clauses.length === 1 && sentences.length === 1 ? clauses : [];
  const isBare = !inSkill && quietTurns <= BARE_TURNS_MOST;
  const says = (named: RegExp, alone: RegExp, bare: RegExp): string | null =>
    clauses.find((clause) => named.test(clause)) ??
    ((!inSkill && alone.test(only)) || (isBare && bare.test(only)) ? only : null);
  if (says(WORSE_LATER, WORSE_ALONE, BARE_WORSE) !== null) return 'yes';
  const calm = says(CALM_LATER, CALM_ALONE, BARE_CALM);
  if (calm === null) return 'neither';
  if (isResolved(sentences)) return 'yes';
  return /\b(?:weaker|quieter|calmer)\b/.test(calm) ? 'less' : 'calm';
};
