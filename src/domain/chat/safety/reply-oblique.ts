import type { ReplyFault } from './rules/reply-rules.ts';
import type { Sentence } from './text/sentences.ts';

/** What is said of amounts, means, food, drink and the body without their plain names. */

const any = (...sources: readonly string[]): RegExp =>
  new RegExp(sources.map((source) => `(?:^|(?<=\\s))(?:${source})(?!\\w)`).join('|'), 'g');

const TAKE =
  '(?:take|took|taking|swallow|swallowed|swallowing|have|had|pop|down|gulp|eat|finish|empty)';
const PACK = '(?:packet|pack|package|bottle|box|boxes|strip|strips|blister|tube|jar|supply|month)';
/** The amount is all that is named: no noun follows it. */
const NO_NOUN =
  '(?= (?:and|or|then|in|at|to|with|now|tonight|today|until|will|would|should|could|is|are|you|before|slowly)\\b|$)';
const AMOUNT = any(
  `${TAKE} (?:\\w+ ){0,2}(?:\\d+|dozen|several|more|all|most|some|half|handful)(?: (?:more|or so))?(?: of (?:them|those|these|the (?:\\w+ )?(?:1s|ones)))${NO_NOUN}|${TAKE} (?:(?:a|1|one) )?(?:dozen|handful|lot|few more|whole lot|double)${NO_NOUN}`,
  `${TAKE} (?:the (?:lot|rest)|them all|all (?:of )?(?:them|those|it)|everything)${NO_NOUN}|(?:take|swallow|have|finish) what is left (?:in|of) the ${PACK}|${TAKE} (?:\\w+ ){0,2}(?:rest|whole|all|half|last) (?:of )?(?:the |your |that )?${PACK}(?! of water)`,
  `(?:finish|empty) (?:the|that|your) ${PACK}(?! of (?:water|juice|tea))`,
  `(?:handful|lot|all of them|all of those|them all|half of them|the (?:whole )?${PACK}|\\d+ ${PACK}s?|\\d+ or \\d+ of (?:them|those)|\\d+ of (?:them|those|the \\w+ (?:1s|ones)))(?: together| at once)? (?:and you |you )?(?:will|would|should|could|is|are|may|might) (?:be )?(?:do it|do|enough|plenty|what it takes|all it takes|sufficient|sleep|knock|stop|end|finish|put you|take you|over)(?! (?:for today|of tasks))`,
  '\\d+ (?:is|are|would be|should be) (?:the (?:number|amount|dose|limit)|what it takes|enough to|plenty to)|(?:all at once|all together) (?:and )?you (?:would|will)|(?:few|some|1|2|couple) more (?:each|every) (?:hour|few|\\d+)|until you (?:drift|slip|pass|black|fade|float|go) (?:off|out|away|under)|knock you out|sleep through everything|(?:crush|grind|dissolve|hoard) (?:them|those)|(?:save|stock|store|collect|keep) (?:them|those) up|keep (?:swallowing|taking) (?:them|until|more)|as many as you (?:have|can|like|want)|what you have (?:\\w+ ){0,3}is (?:sufficient|enough|plenty)|(?:somebody|someone) your size|(?:for|at) your (?:size|weight)',
);

const STRAP =
  '(?:scarf|scarves|sheet|belt|cord|cable|rope|wire|tie|towel|strap|leash|hose|shoelaces?)';
const HOLD =
  '(?:hook|handle|beam|banister|rail|branch|bar|bannister|rafter|pipe|doorknob|post|stairs)';
const PLACE =
  '(?:motorway|highway|tracks|railway|crossing|bridge|cliff|roof|rooftop|car park|(?:top|\\w+th|\\d+th|\\w+) floor|balcony|quarry|canal|harbour|platform|station|lake|river|sea|garage)';
const MEANS = any(
  `${STRAP} (?:\\w+ )?(?:and|around|over|round|from|on|to) (?:a |an |the |your )?(?:\\w+ ){0,2}${HOLD}|(?:the )?${STRAP} (?:\\w+ ){0,4}(?:is|are|would|will|could) (?:\\w+ )?(?:strong enough|long enough|thick enough|do$|hold$|hold you|holds$|enough$|all (?:\\w+ ){0,3}need)`,
  `(?:holds?|carry|bear|take) your (?:weight|neck)|holds? you$|${HOLD} (?:would|will|could|can) (?:hold|take|bear|do)`,
  `${PLACE} (?:\\w+ ){0,3}(?:has|have|with|is|are) (?:no|without|not) (?:\\w+ )?(?:fences?|gates?|rails?|railings?|barriers?|guards?|cameras?|watched|locked)|${PLACE} (?:\\w+ ){0,2}(?:is|are) (?:\\w+ )?(?:high enough|deep enough|open at night|minutes away|\\d+ minutes)|(?:no|without) (?:fence|gate|barrier|railing)`,
  'engine running|charcoal|(?:closed|sealed|small) (?:room|car|garage|tent) and|bag and (?:a |the )?(?:gas|hose|helium|bottle of gas)|gas bottle|something sharp|(?:sharp|long) (?:knife|blade|glass) (?:\\w+ ){0,3}(?:would|will|does|is)|(?:deep|cold|dark) water (?:\\w+ ){0,4}(?:works?|takes?|is|does|would)|(?:pockets|bag|backpack) (?:\\w+ ){0,2}(?:stones|rocks|bricks)|water and heavy|(?:drawer|cupboard|shed|garage|cabinet|bathroom) has (?:all|what|everything)|(?:do|does) it slowly|beam|exhaust|rails|ammunition|rifle|pistol|revolver|shotgun|heights? (?:is|are) (?:not|quick|fast|easy|better)|lie (?:down )?(?:in|on) the (?:snow|cold|road|street|water)|(?:snow|cold) and (?:fall asleep|sleep)|know where (?:\\w+ ){1,2}(?:keeps?|hides?) (?:it|them)',
);

const MEAL = '(?:breakfast|lunch|dinner|supper|meals?|food|eating|snacks?)';
const FOOD = any(
  `eat (?:nothing|very little|less|only|no|almost|barely|half|as little)(?! (?:words|stress|noise))|(?:eating|swallowing) (?:nothing|less|little)|(?:live|survive|get by|get through) (?:\\w+ ){0,3}on (?:\\w+ ){0,2}(?:apples?|water|coffee|tea|soup|juice|salad|gum|air|fruit|broth|ice)`,
  `(?:instead of|in place of|replaces?|no need for|without) (?:a |your )?${MEAL} (?:\\w+ )?(?:keeps?|makes?|is|helps?|will|would|you)|(?:only|nothing but|just) (?:water|coffee|tea|juice|broth)|water (?:fast|day)`,
  'keeps? you (?:\\w+ )?(?:slim|thin|light|small|pure)|(?:look|be|feel) (?:\\w+ )?(?:better|prettier|happier|lighter|slimmer) (?:with|at|after|without) (?:\\w+ ){0,3}(?:kilos?|kg|pounds|less|lost|size|belly|thinner)|(?:lose|drop|shed) (?:\\w+ ){0,3}(?:kilos?|kg|pounds|weight|size)|(?:kilos?|pounds|kg) (?:less|lighter|down)',
  '(?:chew|bite) (?:\\w+ ){0,3}spit|(?:bring|get|throw|cough) (?:it|that|the \\w+|everything) (?:back )?up(?: if| again| after| when|$)|weigh yourself|step on the scales?|count (?:every|each|your|the) (?:bites?|calories?|mouthfuls?|grams?|points)',
  `(?:sugar|carbs?|fat|bread|meat|salt|butter|food) (?:is|are) (?:\\w+ )?(?:a )?(?:poison|evil|enemy|the enemy|dirty|toxic)|no (?:carbs?|sugar|fat|bread|${MEAL}) (?:for|after|at|until|today|tomorrow|this)|(?:cut|leave) (?:\\w+ )?(?:sugar|carbs?|fat|bread|it|them|meat) (?:out )?completely|(?:smaller|tiny|small) plate|leave (?:half|most)(?: of (?:it|your (?:food|meal|plate)|the (?:food|meal|plate)))?$|(?:run|walk|train|swim|exercise) (?:\\w+ )?(?:until|to) (?:\\w+ ){0,3}(?:counts?|burn\\w*|earn\\w*|made up)`,
  '(?:1000|thousand|\\d{3,4}|\\d+ hundred) (?:a|per|each) day|(?:eaten|had) (?:\\w+ )?(?:enough|too much) (?:today|already|for today|to eat|food)|hunger (?:\\w+ )?(?:is|means|shows) (?:\\w+ )?(?:weakness|strength|good|progress|discipline|working|cleans\\w*)|(?:few|fewer|low in|lower in|no|less|burns?) calories|water (?:when|if|as soon as|instead)(?: you)?(?: (?:feel|are|get))? (?:\\w+ )?hungry|(?:look|looks|be|are) (?:\\w+ )?(?:nicer|better|prettier) (?:\\w+ )?(?:thin\\w*|slim\\w*|small\\w*)|meals? (?:is|are) (?:a |too )?(?:luxury|much|optional|enough|overrated)|so that you (?:do not|will not|can not) eat|throw (?:\\w+ )?(?:lunch|dinner|food|breakfast|sandwich|meal) away|throw away (?:the|your) (?:lunch|dinner|food|breakfast|sandwich|meal)',
);

const LIQUOR =
  '(?:wine|beers?|whisky|whiskey|vodka|gin|rum|alcohol|schnapps|cocktails?|nightcap|brandy|cider|tequila|joint|weed|cannabis|edibles?|mushrooms|pot|ketamine|mdma|cocaine|drugs?)';
const DRINK = any(
  `(?:drink|have|try|take|use|pour|get|grab|smoke|order) (?:yourself |him |her )?(?:a |an |some |the |1 |2 )?(?:little |bit of |few |glass of |shot of |sip of |small |couple of )*${LIQUOR}|(?:have|take|grab|pour yourself|get yourself|deserve) (?:a|1|another|some|a few|2|a couple of) drinks?(?! of)`,
  `(?:${LIQUOR}|drink or 2) (?:\\w+ ){0,5}(?:takes?|never hurt|no problem|calms?|relax\\w*|helps?|makes?|clears?|opened|opens?|soothes?|harmless|normal|fine|good|ok|okay|easier|loosen\\w*)(?! (?:it worse|you worse|sleep worse|things worse|worse))`,
  '(?:glass|bottle|drink|can) in (?:your|1) hand|nightcap|get (?:\\w+ ){0,2}(?:drunk|high|stoned|tipsy|wasted)|smoke (?:1|one|a|some|something|it)|vape|shot of (?!espresso|water)|(?:something|a drink) (?:strong|stronger)',
);

/** Alcohol and drugs are named only to ask, to refer, or for the harm that they do. */
const NAMED_LIQUOR = any(
  LIQUOR,
  '(?:buy|get|bring|open) a bottle(?! of (?:water|juice|shampoo))|(?:a|another) puff|then you taste nothing|loosen (?:your|the) tongue',
);
const NAMES_HARM =
  /\b(?:worries|habit|not (?:\w+ )?(?:go|mix|help|good)|sober|sobriety|less|stains?|smell\w*|cook\w*|sauce|worse|drank|quit\w*|away from|afraid|hurts?|scared)\b/;

const ORGAN =
  '(?:body|heart|lungs?|brain|liver|kidneys?|skin|throat|stomach|chest|head|pulse|blood pressure|blood|temperature|breathing|eyes|nerves|symptoms?|pain|lump|mole|rash)';
const ILL =
  '(?:tumou?r|cancer|stroke|heart attack|seizure|disease|infection|clot|dementia|aneurysm|emergency|sepsis|hiv|rabies|serious illness)';
const BODY = any(
  '^(?:you are|you will be) (?:\\w+ )?(?:fine|healthy|okay|ok|well|safe|alright|all right)$|nothing (?:is |was )?(?:\\w+ ){0,2}wrong with (?:you|your|it|that)|(?:not|never|cannot) (?:\\w+ )?(?:be )?(?:anything|something) (?:\\w+ )?(?:serious|bad|dangerous|wrong)|nothing (?:\\w+ )?(?:serious|dangerous|bad)$',
  `your (?:${ORGAN}) (?:is|are|will be|looks?|sounds?) (?:\\w+ )?(?:healthy|fine|okay|ok|normal|strong|perfect|good|well|working|all right|alright|harmless|in your head|nothing)|(?:symptoms?|it) (?:is|are) (?:\\w+ )?in your (?:head|mind|imagination)`,
  '(?:it|that|this) (?:is|was) (?:only |just |simply |purely |nothing but )?(?:stress|nerves|anxiety|a headache|tension|a cramp|a cold|a panic attack|the weather|hormones|wind|indigestion)(?= |$)(?! (?:that|which|and it|when|to))',
  `(?:lump|rash|pain|mole|spot|bump|headache|numbness|dizziness|ache|twitch|cough|tingling)s? (?:like (?:that|this) |of that kind |there )?(?:is|are|goes|go|will go|passes|disappears) (?:\\w+ )?(?:nothing|harmless|normal|fine|away|by itself|no reason|benign)|(?:kind|sort) of (?:pain|lump|rash|ache|cough) (?:is|goes|will)`,
  `you (?:do not|did not|can not|could not|cannot|will not) have (?:a |an |any )?(?:\\w+ )?${ILL}|(?:it|that|this) (?:is|was|can|could) not (?:be )?(?:a |an |any )?(?:\\w+ )?${ILL}|you (?:will|would|can|could) not (?:faint|die|pass out|choke|suffocate|collapse|black out|stop breathing|go mad|go crazy|lose your mind)|(?:nobody|no one|no 1) (?:\\w+ )?(?:dies|died|has died|faints|goes mad)|at your age|too young (?:for|to have)`,
  'your (?:heart|body|lungs) can (?:take|stand|bear|handle)|will be gone (?:by|in|soon|tomorrow)|believe me|(?:pain|numbness|ache|dizziness|it|that) comes from (?:sitting|stress|sleeping|nerves|the weather)|you (?:look|sound|seem) (?:\\w+ )?healthy|(?:is|was) (?:certainly|surely|probably|only|definitely)(?: only)? a (?:muscle|cramp|cold|bruise|nerve)|(?:would|will|could) (?:\\w+ )?find nothing',
);

const HIDDEN: readonly (readonly [ReplyFault | 'danger', RegExp])[] = [
  ['method', AMOUNT],
  ['danger', MEANS],
  ['method', FOOD],
  ['danger', DRINK],
  ['reassurance', BODY],
];

/** Said before it, this declines, reports, warns or sends on. */
const DECLINES =
  /\b(?:not (?:tell|say|know|promise|see|judge|decide)|cannot|whether|you (?:said|told|mentioned|wrote|want|wanted|wish|did|do|had|felt|feel|fear)|instead of|rather than|without|do not (?:have to )?|not have to|never|thoughts? (?:of|about)|urges?|the (?:fear|worry|doubt|voice|ocd) (?:says|wants|tells|asks)|how (?:many|much)|please|somebody|someone|people who)\b/;
const REFERS =
  /\b(?:doctor|pharmacist|prescriber|gp|psychiatrist|nurse|emergency|poison|crisis|hospital|ambulance)\b/;

/** What a sentence of an answer says around the corner; null where nothing is, or where it asks, declines or refers. */
export const obliqueIn = (
  { words }: Sentence,
  isQuestion: boolean,
): ReplyFault | 'danger' | null => {
  if (isQuestion) return null;
  const said = words.join(' ');
  if (REFERS.test(said) && !/find nothing/.test(said)) return null;
  const found = HIDDEN.find(([, hidden]) =>
    [...said.matchAll(hidden)].some(({ index }) => !DECLINES.test(said.slice(0, index))),
  );
  if (found !== undefined) return found[0];
  const named = [...said.matchAll(NAMED_LIQUOR)][0];
  if (named === undefined || NAMES_HARM.test(said)) return null;
  return DECLINES.test(said.slice(0, named.index)) ? null : 'danger';
};
