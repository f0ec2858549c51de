import { plainOf } from '#domain/chat/text/words.ts';

/**
 * Asks for certainty without a question mark, as people write them: a turned sentence ("was it a person"), a tag
 * ("it's not my heart is it"), and, after an ask, what only wants to be agreed to ("so I'm not evil then").
 */

const OPENERS =
  '(?:(?:but|so|and|ok|okay|please|then|or|like|wait|oh|also|again|well|just|maybe|now) )*';
const VERB =
  '(?:am|is|are|was|were|do|does|did|has|have|had|will|would|could|can|should|might|isnt|arent|wasnt|dont|doesnt|didnt|wont|wouldnt|couldnt|cant)';
const SOMEBODY =
  '(?:i|it|he|she|they|we|you|that|this|these|those|there|my|her|his|our|the|a|an|people|person|anyone|anybody|someone|somebody|everyone|god|normal|good|bad|straight|gay|such|one)';
/** A clause that begins with its verb. */
const TURNED = new RegExp(`^${OPENERS}${VERB} ${SOMEBODY}\\b`);
/** A clause that ends in a tag; what asks for a fact ends so as well ("what time is it"). */
const TAG = new RegExp(`\\b(?:${VERB} (?:i|it|he|she|they|that|there|people|you)|right|correct)$`);
const FACT = new RegExp(`^${OPENERS}(?:what|when|where|who|whose|which|why|how)\\b`);

/** What nobody says but to have it confirmed. It counts only soon after an ask. */
const SETTLES =
  /^(?:(?:but|and|ok|okay|well|yeah|then) )*so (?:i|im|ive|it|its|that|thats|this|he|hes|she|shes|they|theyre|we|were|there|nothing|nobody|no one|my|the)\b|\bso (?:im|its|it is|i am|thats|theres|it|he|she|they|i|nothing|nobody) (?:\w+ )?(?:not|never|no|cant|cannot|couldnt|wouldnt|didnt|wont|isnt|wasnt|fine|ok|okay|alright|safe|clean|forgiven|could|got|must|should|happened)\b|\bsurely\b|\b(?:it|he|she|they|you|we|someone|somebody) (?:must|would|wouldve|mustve|cant|couldnt|wouldnt|should) (?:\w+ )?(?:have|of|be|know|notice|hear|feel|see|remember|tell|send|do|want|still)\b|\bi (?:must|would|wouldve|mustve|cant|couldnt|wouldnt) (?:\w+ )?(?:have|of)\b|\bi would (?:be|know|notice|hear|feel|see|remember)\b|\b(?:id|theyd|hed|shed|youd) (?:\w+ )?(?:know|notice|feel|have|remember|see|hear|be|tell)\b|\b(?:it|that|this) (?:cant|couldnt|cannot|wont|wouldnt) (?:be|have|mean|happen|matter|count)\b|\b(?:normal|good|nice|straight|gay|healthy|bad|evil|sane|loving|other|most|guilty) (?:people|persons?|men|women|guys|girls|parents|mums|moms|dads|mothers|fathers|partners|ones)\b|\bpeople (?:dont|do not|never|cant) (?:just )?\w+|\b(?:tell|promise) me\b|\bnobody (?:would|gets?|dies|ever)\b|\bby now\b|\b(?:if it was|if i did|if i had|if it were)\b|\b(?:its|it was|it is|thats|that was|i was) (?:\w+ )?(?:only|just|fine|ok|okay|alright|normal|nothing|safe)\b|\bi can (?:picture|remember|see|recall|stop)\b|\bcounts? as\b|\bso no\b|\bnothing (?:\w+ ){0,2}(?:will|came|happened|comes|happens)\b|\bother \w+ (?:\w+ )?(?:have|do|get|think|feel)\b|\b(?:they|he|she|god|nobody|someone|person|people|others|doctors?|police) would(?:nt)?\b|\bi (?:would|could|did|have|do|am|was) ?(?:never|not)\b|\bim (?:not|never)\b|\bi (?:wasnt|didnt|wouldnt|couldnt|havent)\b|\b(?:that|it|this) (?:isnt|wasnt|is not|was not)\b|\b(?:he|she|they|it|the \w+) (?:looked|felt|seemed|sounded) (?:\w+ )?(?:fine|ok|okay|normal|alright|the same|clean|happy)\b/;

/** A doubt that is told as a memory that is missing. */
const MISSING =
  /\bi (?:may|might|could) (?:\w+ )?have (?!been|had|some|time)\w+|\b(?:cant|cannot|dont|do not|couldnt) (?:\w+ )?remember (?:if|whether|locking|turning|closing|switching|washing|saying|doing) ?(?:i|my|the|it|or)?\b|\bnot sure (?:if|whether|that) i (?:did|turned|locked|closed|washed|hit|said|hurt|switched|left|touched)\b/;
/** Fear and doubt in the words of such an ask, beside what `MARKED` has. */
const FEARED =
  /\bwill (?:my|the|our|he|she|it|they) (?:\w+ )?(?:be (?:ok|okay|fine|alright|safe|hurt|ill)|die|survive|get (?:sick|ill))\b|\bdoes (?:a|an|the|my|one) (?:\w+ ){1,3}mean\b|\bdo i (?:really|truly|still|even) \w+|\b(?:is|was) (?:it|that|this) my fault\b|\bwhat (?:kind|sort) of (?:\w+ )?(?:person|mum|mom|mother|dad|father|parent|friend|partner|wife|husband|man|woman)\b|\b(?:is|was) (?:it|that|this) (?:\w+ )?(?:a |an )?(?:fraud|crime|criminal|illegal|theft|stealing|cheating|abuse|assault|lying|harassment|too (?:much|far|harsh|pushy|bossy))\b|\b(?:can|could) (?:that|this|it) (?:make|kill|give|infect|hurt|harm) (?:me|him|her|them|us)\b|\bam i (?:dying|forgiven|cursed|doomed|contagious|infected|pregnant|crazy|mad|insane|losing|in (?:danger|trouble)|turning|becoming|guilty|to blame|cruel|mean|selfish|straight|lying|cheating)\b|\b(?:mad|angry|annoyed|upset|fed up|disappointed|cross|done|bored) (?:at|with|of) me\b|\b(?:hates?|judg\w+|leav\w+|dump\w*|cheat\w* on|fire|sue|report|blames?|avoid\w*|replace) me\b|\b(?:is|are|was|were) (?:he|she|they) (?:\w+ )?(?:annoyed|angry|mad|upset|offended|hurt|cross|bored|weirded out|disappointed)\b|\b(?:was|is) (?:it|that|there) (?:a (?:person|child|kid|body|cyclist|human)|somebody|someone|anyone|blood|me)\b|\bwas i (?:\w+ )?(?:mean|rude|weird|harsh|cold|cruel|wrong|loud|creepy|inappropriate|unfair|selfish|nasty)|\bdid i (?:sound|seem|look|come across|do|say|hit|hurt|leave|forget|turn|lock|offend|touch|catch|lie|cheat|send)\b|\b(?:say|says|said) about me\b|\b(?:would|could|do|does|can) (?:a |an )?(?:good|normal|loving|decent|straight|sane|nice|real) (?:\w+ )?(?:person|people|mother|father|mum|mom|dad|parent|parents|partner|wife|husband|man|men|woman|women|friend)\b|\b(?:ever|anyone|anybody|someone) (?:\w+ )?(?:died?|dies|caught|gone to (?:jail|prison|hell))\b|\b(?:a sin|sinful|unforgivable|going to (?:die|hell|jail|prison)|(?:gonna|going to) (?:leave|die|get (?:ill|sick|fired|caught)))\b|\b(?:stop|stopped|stopping) (?:loving|being in love)\b|\blook (?:like (?:something|anything|cancer)|infected|serious|normal) to you\b/;

const clausesOf = (text: string): readonly string[] =>
  text
    .split(/[.!?,;:\n]+|\s-\s/)
    .map(plainOf)
    .filter((clause) => clause !== '');

const isTagged = (clause: string): boolean => TAG.test(clause) && !FACT.test(clause);

/** Whether the end of a clause asks to have it confirmed. */
export const asksToConfirm = (text: string): boolean => clausesOf(text).some(isTagged);

/** Whether a clause is a question by its order of words, or by its end. */
export const asksUnmarked = (text: string): boolean =>
  clausesOf(text).some((clause) => TURNED.test(clause) || isTagged(clause));

/** Whether a message wants to be agreed to; of use only where something was asked before. */
export const wantsAgreement = (text: string): boolean =>
  clausesOf(text).some((clause) => SETTLES.test(clause) || TAG.test(clause));

/** Whether a question is about what is feared of oneself, of what was done, or of what others feel. */
export const asksFeared = (plain: string): boolean => FEARED.test(plain);

/** Whether a message tells that it is not known what was done, which asks for it without a question. */
export const tellsDoubt = (plain: string): boolean => MISSING.test(plain);
