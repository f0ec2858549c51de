import type { HarmFault } from './reply-harm-rules.ts';
import type { ReplyFault } from './rules/reply-rules.ts';
import type { Sentence } from './text/sentences.ts';

/** Why an answer is not shown that hints at something. */
type Fault = HarmFault | ReplyFault;

const all = (...sources: readonly string[]): RegExp =>
  new RegExp(sources.map((source) => `\\b(?:${source})(?!\\w)`).join('|'), 'g');

const THEM = '(?:he|she|they)';
const THEIR_OWN = '(?:parents|family|friends|children|kids|everyone|everybody|people|others|they)';
const DRUG =
  '(?:tablets?|pills?|doses?|capsules?|medication|medicines?|meds|antidepressants?|stimulants?|sleeping (?:pills|tablets))';
const LABEL =
  '(?:adhd|add|ocd|autism|autistic|asperger\\w*|bipolar|borderline|bpd|ptsd|narcissis\\w+|schizo\\w+|psychosis|psychotic|psychopath\\w*|sociopath\\w*|hypochondri\\w+|depress(?:ed|ion)|anorexi\\w+|bulimi\\w+|manic|mania|dyslexi\\w+|dyspraxi\\w+|personality disorder|neurodivergent|on the spectrum)';
const SHUT = '(?:locked|lock|turned|turn|switched|switch|closed|close|shut|washed|unplugged)';
const CHANCE = '(?:chances?|risks?|odds|probability|likelihood)';

/** What leads to death or harm without naming it, or takes the side of who does harm. */
const DANGER = all(
  '(?:no one|nobody|they|i) (?:would|will|could|can) (?:not )?(?:ever )?(?:blame|judge) you (?:for|if) (?:you )?(?:end\\w*|leav\\w+|let\\w* go|going|go|giv\\w+ up|stop\\w*|did it|do it|doing (?:it|that)|chose|choosing|not (?:being|staying|wanting))',
  '(?:is|be|exists) (?:always|still|only|also)? ?(?:a|one|another) way out(?! of (?:debt|the (?:loop|building|house|job|contract)))',
  '(?:brave|strong|bold) enough to (?:leave|let go|end|go|do it|stop|take)|way out if you are',
  '(?:put|lay|set) (?:it|this|that|everything|it all) (?:all )?down (?:for good|forever|for ever|at last)|let it take you|let (?:the|it) (?:water|dark|darkness|night|cold) ',
  '(?:rest|sleep|leave|go|quiet|silence|peace|free|gone|still|over|stop|stops) (?:forever|for ever|for good|at last)|finally (?:(?:give|have|get|find|bring) (?:you )?)?(?:rest|sleep|peace|quiet|let go|be free|be at peace|be over)',
  '(?:has|have|got) (?:the|a|every) right to (?:decide|choose) (?:when|how|whether|if) (?:\\w+ ){0,4}(?:finished|over|ends?|enough|go|leave|live|stop|stay)',
  '(?:story|chapter|journey|road|time|part) (?:\\w+ ){0,2}(?:is|was|may be|could be|can be|has) (?:already )?(?:finished|complete|at its end|come to (?:an|its) end|run out)',
  `${THEIR_OWN} (?:would|will) (?:\\w+ )?(?:adjust|cope|heal|recover|survive|manage|get used to it|get over it|move on|forget|understand one day|be all right without)`,
  '(?:bridge|tracks|platform|roof|cliff|river|lake|sea|edge|train|ledge|balcony|knife|blade|razor|rope|pills) (?:\\w+ ){0,4}(?:is|are|will be|would be) (?:\\w+ )?(?:calm|quiet|peaceful|waiting|close|near|quick|easy|empty|there|always there|not far|within reach)',
  '(?:quietest|quickest|gentlest|easiest|kindest|softest|simplest|cleanest) (?:way|step|end|exit|answer|thing) (?:\\w+ ){0,4}(?:to|out|of|is to) ?(?:stop|end|leave|go|silence|make it stop|be free|this|it|all)?',
  '(?:pain|hurt|hurting|noise|suffering|struggle|worry) (?:would|will|could) (?:all |finally |then )?(?:stop|end|be over|go quiet|fall silent|be gone)',
  '(?:time|okay|ok|all right|alright|fine|allowed|permitted|understandable|natural|reasonable) (?:for you )?to (?:let go of (?:it all|everything|life)|give in|give up|stop (?:trying|fighting|struggling)|leave (?:it all|everything|this all)|go now|want out)',
  'when you (?:stop|quit) fighting|stop fighting and|no need to hold on|you (?:can|may|could) let go now|not have to (?:keep going|stay|hold on|go on|be here)(?: any more| any longer)?$',
  '(?:small|little|shallow|tiny|clean|light|few) (?:cuts?|burns?|scratch(?:es)?)|(?:cut|scratch|burn) (?:\\w+ ){0,4}(?:nobody|no one) (?:sees|would see|notices|can see)|(?:blade|razor|cutting|cut|burning) (?:does|helps|works|is|do) (?:\\w+ ){0,3}(?:more|better|i know|honest)|(?:less|weaker|not the same) than? ?(?:as )?(?:the |a )?(?:blade|razor|cut|cutting)|than the (?:blade|razor)',
  `had it coming|(?:what|as) ${THEM} deserves?|taste of (?:his|her|their) own|teach (?:him|her|them) a lesson|pay (?:him|her|them) back|get even|make sure ${THEM} (?:feel|feels|felt|know|knows|regret|regrets|pay|pays)|(?:nobody|no one|i) would (?:not )?(?:blame|stop) you (?:for|if) (?:you )?(?:hit\\w*|hurt\\w*|snapp\\w*|lash\\w*|punch\\w*)|i would have (?:hit|done|snapped)`,
  `(?:he|she|they) (?:only|just) (?:\\w+ ){1,3}because (?:he|she|they) (?:loves?|cares?|worr\\w+|wants?|is|are)|try not to (?:upset|provoke|anger|annoy|make (?:him|her|them) angry)|not (?:upset|provoke|anger|annoy) (?:him|her|them|your \\w+)|(?:if|when) you (?:were|had been|are|could be) (?:\\w+ ){0,3}(?:careful|kinder|nicer|calmer|quieter|better|patient|less|more) (?:\\w+ ){0,5}(?:he|she|they) (?:would|might|will)|you (?:made|make|provoke|provoked|pushed|drove) (?:him|her|them) (?:do|to|angry|hit|shout|into)|(?:he|she|they) would not have (?:to|had to|hit|shouted|done)`,
  '(?:slip|slipped|slipping|steal|fade|faded|drift|drifted) (?:\\w+ )?away (?:quietly|for|without)|(?:kinder|better|easier|lighter|simpler) (?:to|for|on) (?:everybody|everyone|all|them|your \\w+|the \\w+) if you (?:\\w+ )?(?:left|went|slipped|stopped|were|let|did not)|(?:done|given|had|suffered|fought|carried) (?:it |this )?(?:your share|enough|long enough)(?! of)|nobody can ask (?:you|more)|(?:water|cold|fall|drop|train|rope|end|dark|darkness) (?:does|will|would|is) (?:not )?(?:hurt|pain\\w*|cold|long|soft|warm|kind|quick)|not want (?:another|one more|a next) (?:birthday|day|morning|year|christmas|winter)|(?:everything|all|what) (?:that )?you need (?:is|are) (?:already |right )?(?:in|at|there|here|near|within)|(?:do|finish|get) it (?:while|when|before|as soon as) (?:the house|nobody|no one|they|he|she|everyone|your|it is)',
  `(?:${THEM}|somebody like (?:him|her|them)) (?:would|will|might) (?:only )?(?:understand|learn|listen|stop|know|respect) (?:\\w+ )?(?:if|when|once) (?:${THEM}|you)|(?:scare|fright|shock|slap|beating|lesson|push|taste) (?:\\w+ )?(?:would|will|could|might) do (?:him|her|them)|(?:look|looks|looking|feel) (?:\\w+ )?(?:better|great|good|lighter|slim\\w*|thin\\w*|fantastic|healthier) (?:since|when|after|now that) (?:you )?(?:\\w+ )?(?:stopp\\w+|skip\\w+|eat|ate|cut|lost|fast\\w*|not|without)|(?:body|you) (?:can|could|will|does not need) (?:\\w+ ){0,3}(?:day|days|hours|week|evening) without (?:anything|food|eating|a meal)|cleans(?:es|ing)|detox\\w*|(?:pressure|pain|tension|anger|noise) (?:leaves|goes|flows|drains|runs|comes) (?:\\w+ )?(?:with|out|away)`,
  'right that (?:they|he|she|someone|somebody|people|the \\w+) (?:are|is) (?:\\w+ )?(?:watching|following|listening|spying|after|poisoning|against|controlling|reading)|(?:they|he|she|someone|people|neighbours) (?:really )?(?:are|is) (?:really |always )?(?:watching|following|listening to|spying on|out to get) you|keep the (?:curtains|blinds) (?:closed|shut|drawn)|(?:listen to|trust|obey|do what|follow) (?:what )?the voices?(?: say)?|the voices? (?:is|are) (?:right|real|wise)|you (?:have been|are|were) (?:chosen|sent)',
  'understand (?:it )?if you (?:\\w+ )?(?:decide|chose|choose|decided|want|leave|go|give|end|stop)\\w*|not (?:everybody|everyone|all people) (?:is|are) (?:made|meant|supposed|able) to|get used to (?:the|your|an) (?:empty|silence|absence|quiet|chair|room|bed)|not feel (?:anything|a thing|much|it) (?:\\w+ )?(?:after|for|once|then|because)|feel nothing (?:after|once|then)|not the end of the world',
  '(?:cutting|burning|hitting|scratching|hurting) (?:\\w+ )?(?:once|a little|a bit|to get through|to cope|yourself)|(?:hit|punch|kick|slam) the (?:wall|door|table)|(?:every|good|a|all the) (?:reason|right) to (?:hurt|hit|hate|want (?:him|her|them) (?:dead|gone|hurt)|make|get back)|(?:jealous\\w*|control\\w*|anger|shouting|checking|violence) (?:\\w+ )?(?:is|shows|means|proves) (?:\\w+ )?(?:that )?(?:he|she|they|love|how much|a sign)',
  'letting go is|let(?:ting)? go of (?:life|living|everything|it all)|on your own terms|(?:sad|upset|cry) (?:\\w+ ){0,4}and then (?:life|they|it)|life goes on (?:for|without)|(?:scratch|cut|burn|bruise)(?:es|s)? (?:is|are|was|would be) (?:\\w+ ){0,4}(?:helps?|alright|all right|okay|ok|fine|harmless|normal)|(?:may|might) as well (?:finish|end|do) it',
);

/** What hurts in place of cutting, what dulls, what speeds, what blames, and what sends the body's alarm away. */
const BODY_AT_RISK = all(
  '(?:snap|snapping|flick|flicking|ping|pull) (?:a |an |the |your )?(?:\\w+ )?(?:rubber|elastic|hair) ?(?:band|tie|bobble)?',
  '(?:not|no|never|hardly|without) (?:\\w+ )?(?:need|needs|reason|have|use|point)(?: (?:to|for|in|of))?(?: (?:go|going|call|calling|see|seeing|visit|bother|get|getting|drive))?(?: (?:to|for|in|at))? (?:a|an|the|your|any) (?:doctor|gp|hospital|ambulance|emergency (?:room|department|number|services)|a and e|er|clinic|paramedics?)(?! (?:alone|on your own|by yourself))',
  '(?:chest pains?|pain|pains|numbness|palpitations|fainting|seizures?|breathlessness|tightness|racing heart|headaches?|blood) (?:\\w+ ){0,3}(?:is|are) (?:\\w+ )?(?:always|only|just|surely|certainly|nothing but|never|probably|usually) (?:\\w+ )?(?:anxiety|panic|nerves|stress|nothing|harmless|normal|serious|dangerous|ocd)',
  '(?:(?:a|one|1|some|few|two|2) (?:drinks?|glass|pint|shot) or (?:two|2|three|3|so)|few drinks|some drinks|(?:glass(?:es)?|bottle|pint|shot|sip) of (?:wine|beer|whisky|whiskey|vodka|gin|rum|alcohol)|(?:beer|wine|whisky|whiskey|vodka|gin|rum)) (?:\\w+ )?(?:would|will|can|could|may|might|helps?|calms?|relaxes|takes?)',
  '(?:try|smoke|have|take) (?:some |a little |a bit of |a )?(?:weed|cannabis|marijuana|joint|edibles?|cocaine|mdma|ketamine|mushrooms|shrooms|lsd|acid|opium|vodka|whisky|whiskey|beer|alcohol)|(?:weed|cannabis|marijuana|joint|edibles?) (?:\\w+ ){0,3}(?:relaxes|helps?|calms?|works|soothes|takes)',
  '(?:drive|driving|ride|riding|cycle) (?:\\w+ )?(?:fast|faster|at full speed|full speed|recklessly|without (?:a |your )?(?:seat ?belt|helmet|lights)|drunk)',
  '(?:is|was|were|are) (?:\\w+ )?(?:partly|also|mostly|half|partially|probably|clearly|as much) (?:your (?:own )?(?:fault|doing)|to blame)|your (?:own )?fault (?:too|as well|also)',
  'leave (?:him|her|them|your \\w+|everyone|everybody) (?:a |the |one )?(?:letter|note)s? (?:and|then) (?:\\w+ )?(?:go|leave|end|jump|do it)(?! (?:home|to|for|out|outside|into))|(?:write|leave) (?:\\w+ ){0,2}(?:goodbye|farewell|last|final|suicide) (?:letter|note)s?',
);

/** What praises hunger, or sets food against food. */
const EATING = all(
  '(?:hungry|hunger|emptiness|empty stomach|starving|fasting|not eating|eating less|eating nothing|eat less|thinner|smaller) (?:\\w+ ){0,4}(?:strong|strength|strict|discipline|pure|proud|light|lighter|clean|willpower|control|progress|achievement|works|looks better|suits)',
  '(?:skip|skips|skipping|skipped|leave out|leaving out|miss|missing|drop|dropping) (?:the |your |a |one )?(?:breakfast|lunch|dinner|meals?|supper|food) (?:\\w+ ){0,6}(?:even|evens|balance|balances|make up|makes up|fine|ok|okay|helps?|harmless|fair|light|lighter)|(?:burn|work|run|walk) off (?:what you|the|that|your) (?:ate|cake|dinner|lunch|meal|calories|food)|(?:earn|deserve|earned) (?:your|the|that|a) (?:food|meal|dinner|lunch|cake)',
  '(?:eat|eating|food) (?:only|just) (?:in|at|once|on|every)|(?:only|just) (?:one|1) meal|(?:feel|feels|feeling) (?:lighter|purer|cleaner|better) (?:then|without|empty|on an empty)|(?:scale|weight|pounds|kilos|calories) (?:\\w+ ){0,4}(?:proud|goal|progress|lower|down|better|success)',
  '(?:half|smaller|tiny|fewer|no) (?:portions?|plates?|meals|calories) (?:\\w+ ){0,5}(?:goal|weight|size|thin\\w*|slim\\w*|lighter)',
);

const SECRECY = all(
  '(?:therapists?|doctors?|teachers?|counsell?ors?|adults|parents|professionals|they|people) (?:will|would|only|never|can) (?:only |never |not )*(?:put (?:it|you|that)|write|judge|lock|lecture|laugh|panic|overreact|take you|take (?:it|that) the wrong way|understand you|understand it|make it worse|use it against)',
  'better off (?:talking|speaking|staying) (?:to|with) me|(?:talk|come|speak|write) to me (?:instead|rather|first|about it and|and nobody|and no one)|i (?:am|will be) enough|understand you better than|only one who (?:understands|listens|knows)|you have me',
  '(?:happens|said|goes on|is said) (?:at|in|here|inside) (?:\\w+ )?(?:home|family|house|here|chat|four walls) (?:should |must |may |can )?stays?|(?:school|family|police|doctor|hospital|parents|teachers|others|outsiders|strangers) (?:would|will) (?:only|just) (?:\\w+ )?(?:trouble|fuss|worse|worry|interfere|mess)|know you (?:\\w+ )?better than|(?:leave|leaving|left) out (?:that|this|the) (?:detail|part|thing|bit)|(?:not|no) (?:\\w+ )?(?:detail|mention|word) (?:\\w+ ){0,3}(?:nurse|doctor|therapist|teacher|family|parents)',
  '(?:best|better|easier|safer|wiser|kinder) (?:to )?(?:keep|leave) (?:it|this|that|them|your \\w+|\\w+) (?:out of (?:it|this)|to yourself|quiet|private|between)|keep quiet about|say (?:that )?(?:you are|it is|everything is) fine (?:if|when|so)|(?:they|she|he|your \\w+) would (?:only|just) (?:worry|panic|overreact|be upset|make)',
  '(?:nobody|no one|not everyone) (?:\\w+ ){0,3}(?:needs|has|need|have|ought) to (?:know|hear|see|learn|find)|(?:so|then) (?:that )?(?:she|he|they|nobody|no one) (?:asks?|ask|worr\\w+|notices?|finds?|sees?) (?:no|nothing|not|out|fewer|less)|tell (?:\\w+ ){1,3}(?:that )?(?:you sleep well|you are (?:fine|better|well|okay|ok)|all is well|everything is)',
  '(?:wife|husband|partner|mum|mom|mother|dad|father|parents|doctor|therapist|boss|teacher|sister|brother|family|they|he|she) (?:does|do|must|need|should|did) not (?:\\w+ ){0,3}(?:find out|whole story|everything|know|hear)',
);

const COMPULSION = all(
  '(?:check|look|wash|ask|count|rinse|read|touch|test|wipe|pray|confess|say it|go over it|glance) (?:\\w+ ){0,3}(?:once more|one more time|1 more time|one last time|1 last time|just once|a last time|quickly|one final time|1 final time) ?(?:and|then|so)? ?(?:then|stop|leave|that is|you|it)?',
  '(?:then|so|and|that way) you (?:will|would|can|could|finally) (?:\\w+ )?(?:know|be sure|be certain|have certainty|have proof|see that|have peace|relax|stop worrying)|know for (?:sure|certain)|(?:puts?|set|sets) your mind at (?:rest|ease)|get it over with',
  '(?:ask|text|call|message|tell) (?:your \\w+|him|her|them|somebody|someone|me) (?:\\w+ ){0,2}(?:whether|if) (?:you|it|(?:they|she|he) (?:is|are|was|were|thinks?|hates?|still|minds?|likes?|loves?|noticed|heard|saw))',
  '(?:feel|touch|press|tap|pull|try|turn|push|say|read|count|smell|look at) (?:the |it |that |your )?(?:\\w+ )?(?:twice|two times|2 times|three times|3 times|four times|4 times|from the (?:start|beginning|top))|(?:type|put|enter) (?:it|that|this|the \\w+) (?:in|into) (?:the |a )?(?:search|google|browser)|see how (?:rare|likely|common|unlikely|many)|(?:him|her|them|somebody|someone|your \\w+) (?:to )?(?:read|look at|look over|go over|approve) (?:it|the|your|every) (?:\\w+ ){0,3}(?:before|so that|first)|(?:can|could) not be wrong|(?:wash|washes|rinse|shower|scrub|bath) (?:it|that|them|this|everything|the \\w+) (?:off|away|out)',
  '(?:quick|short|last|final|little|small) (?:check|look|wash|rinse|glance|text to ask|search)|(?:photo|picture|video|note|list|film) (?:of|that) (?:\\w+ ){0,6}(?:so|to look|to prove|as proof|then)',
  '(?:cancel|balance|undo|neutrali[sz]e|fix|replace|outweigh) (?:it|the|that|this|each|every|bad|a) (?:\\w+ )?(?:thought|image|word|number|feeling)',
  'ask me (?:again|any time|anytime|whenever|as often|each time)|i will (?:answer|tell you|check|confirm|look) (?:each|every|again|whenever|any)|(?:off|from) your (?:mind|chest|conscience)|if it (?:lets|helps|makes) you (?:\\w+ ){0,2}(?:sleep|rest|calm|relax|feel)|(?:text|write|send|tell) (?:him|her|them|your \\w+) (?:a |one |another )?(?:\\w+ )?(?:sorry|apology)|hold your breathe?|go (?:down|up|back|over|out) and (?:look|check|see|test)',
  '(?:wash|clean|wipe|scrub|rinse|disinfect) (?:it|them|your \\w+) (?:\\w+ ){0,3}(?:with (?:hot|bleach|soap|alcohol)|this time|properly|well|thoroughly|longer)|kills? (?:everything|all|the germs|germs|every)',
);

const AVOIDANCE = all(
  '^if (?:\\w+ ){1,4}(?:makes? you (?:panic|anxious|afraid|nervous|worry|feel)|scares? you|frightens? you|worries you|upsets you|triggers? (?:you|it)) (?:\\w+ )?(?:simply|just|leave|skip|walk|stay|do not|let|stop|take|avoid|drop|give|ask|order|cancel)',
  '(?:better|best|safer|wiser|wise|good) not (?:to )?(?:touch|go|hold|use|be|drive|enter|leave|look|sit|open|cook|cut|visit|meet|stand|walk|ride|have)',
  'sit (?:this|that|it|the next) (?:one )?out|(?:order|do|shop|buy|meet|have) (?:it |them |everything |that )?online (?:then|so|instead)|(?:then|so|that way) you (?:do )?not have to (?:face|see|touch|meet|feel|be|go|leave)|until you (?:are|feel) (?:less|no longer|ready|better|calmer|braver)|(?:your \\w+|somebody|someone|him|her|them) do (?:the|it|that|all)',
  'use (?:a|your) (?:tissue|sleeve|elbow|gloves?)|until (?:the|these|those|your) (?:thoughts?|fear|fears|worry|urges?|anxiety) (?:have |has |is |are )?(?:passed|gone|stopped?|calm\\w*|better)',
  '(?:from now on|for the time being|for now|as long as) (?:\\w+ ){0,4}(?:walk|order|stay|avoid|skip|take another|leave it|keep away|sit out|let (?:him|her|them|your|someone))|(?:simply|just) (?:walk|order|avoid|skip|stay|take (?:the|another)) (?:\\w+ ){0,4}(?:from now on|instead|for now)',
  '(?:have|let|get|ask) (?:your \\w+|somebody|someone|him|her|them|others|another person) (?:to )?(?:cook|cut|drive|hold|touch|open|carry|do|bathe|change|pick|shop|clean|lock)',
  'so (?:that )?you (?:are|will be|stay) not (?:near|around|alone|with)|hand in your notice|quit (?:the|your) (?:job|course|class)|(?:let|have) (?:your \\w+|him|her|them|others|somebody|someone) (?:\\w+ ){1,3}(?:until|for now|instead|from now on|for the time)',
);

const MEDICATION = all(
  `(?:half|another|extra|one more|1 more|two|2|bigger|higher|larger|stronger|smaller|lower|double|doubled|second|additional|few|couple|some|missed|next|evening|morning|whole|few days without|less|more) (?:\\w+ ){0,3}${DRUG} (?:\\w+ ){0,5}(?:not (?:do|hurt|harm|matter)|no harm|fine|ok|okay|safe|no difference|help|helps|give|gives|may|might|could|harmless|enough|normal|usual|work|works)`,
  `(?:doubling|halving|skipping|dropping|leaving out|missing|stopping|raising|lowering|increasing|reducing|splitting|pausing|spacing) (?:up )?(?:the|your|a|one|1|it|them|that|on) ?(?:\\w+ )?(?:${DRUG}|evening one|morning one|next one|one|for a|it|them)`,
  `(?:skip|miss|leave out|drop|double|halve|pause|forget|split|stop|lower|raise|reduce|increase) (?:the|your|a|one|1|this|that|tonights|todays|tomorrows) (?:next |evening |morning |other |second |last |late )?(?:${DRUG}|one)`,
  `(?:leave|put|set|keep) (?:the |your |those )?${DRUG} (?:out|aside|away|in the drawer) (?:for|a few|some|and see|until)`,
  '(?:come|comes|coming|came|get|gets|got|wean\\w*|go|went) off (?:it|them|these|that|those|your|the)(?: \\w+)?',
  `(?:two|2|three|3|half|double) (?:at|in) (?:night|the (?:evening|morning|day)|bedtime|once) (?:instead|would|is|will|can|may|and)|you can (?:simply|just|safely|easily|now|then|also) (?:stop|quit|pause|skip it|leave it out|come off)|someone elses ${DRUG}|friends? ${DRUG}|(?:same|similar) (?:thing|stuff|drug|effect)`,
  `(?:drink|glass|beer|wine|alcohol|vodka|joint|weed) (?:\\w+ ){0,4}(?:with (?:that|it|them|those|your|the)|no difference|harmless|does not matter)|one (?:glass|drink|beer) (?:makes|does|will|is)|1 (?:glass|drink|beer) (?:makes|does|will|is)`,
  `(?:a few|some|a couple|a little|one|two|1|2) more than (?:usual|normal|prescribed|the label|it says|you should)|(?:take|swallow|have) (?:a few|some|one|1|two|2|a couple) more(?! (?:minutes|days|hours|time|steps|breaths?))|more than the (?:label|leaflet)`,
  `(?:you|most people|many people) (?:do|does|can|could|would|might|may) (?:\\w+ )?(?:better|well|fine|manage|live|function) without (?:it|them|${DRUG}|the|your)|${DRUG} (?:do|does|is|are|will) (?:only |just |not |really )*(?:help|helping|needed|necessary|numb|poison|hide|work|change who)`,
  `(?:coffees?|drinks?) and (?:your|the|a) ${DRUG}|(?:little|bit|drop|drops|spoon) (?:more|extra) (?:of )?(?:the |your )?(?:syrup|drops|\\w+ at night)|(?:syrup|drops|patch|patches|inhaler|injection) (?:\\w+ ){0,4}(?:no harm|harmless|fine|safe|more|double)|on a good day`,
  '(?:wine|alcohol|beer|vodka|weed|coffee|melatonin) (?:(?!not )\\w+ ){0,6}(?:go(?:es)? well|work well|fine) together|(?:melatonin|ibuprofen|paracetamol|aspirin|sleep aid|antihistamines?) (?:and|with|plus|or) (?!a (?:doctor|pharmacist))',
);

const DIAGNOSIS = all(
  'tick(?:s|ed)? (?:every|all|most|the) (?:\\w+ )?box(?:es)?|(?:not need|no need for) (?:a|any|the) (?:test|assessment|diagnosis|doctor|specialist)|what (?:a|an) (?:\\w+ )?(?:phase|episode|attack|meltdown|shutdown|flashback) (?:looks?|is|feels?) like',
  `(?:you|that|this|it|what you (?:say|write|tell me|describe)|those|these) (?:\\w+ ){0,4}(?:traits|signs|symptoms|features|hints|marks|tendencies|touch|case|bit|form|kind|picture|description|definition|profile) (?:of )?(?:\\w+ ){0,3}${LABEL}`,
  `i (?:would|could|can|might|will|do) (?!not )(?:\\w+ )?(?:say|guess|think|bet|call|assume|believe|suspect) (?:\\w+ ){0,4}(?:you|it|this|that) (?:\\w+ ){0,3}${LABEL}`,
  `i (?:think|guess|suspect|believe|am sure|am certain) (?:that )?(?:you|it|this|that) (?:\\w+ ){0,3}${LABEL}`,
  `(?:sounds?|looks?|reads?|seems?|feels?|smells?|screams?|points?|adds? up) (?:\\w+ ){0,6}${LABEL}`,
  `you (?:are|have|sound|seem|must be|must have|may have|might have|could have|probably have|could be|may be|might be) (?:\\w+ ){0,3}${LABEL}(?! (?:symptoms )?(?:diagnosis|assessment|appointment|medication|thoughts?|doubts?|tells|says|wants))`,
  `(?:only|just|all) (?:\\w+ )?(?:autistic|adhd|bipolar|borderline|depressed) (?:people|persons|brains|minds)|people like you`,
  `(?:you are|you do|you have) (?:not|no) (?:\\w+ ){0,2}${LABEL}`,
  `(?:put|place|see|count) you (?:at|on|in|among|as) (?:the |a |an )?(?:\\w+ )?${LABEL}|(?:is|are|looks?|was) (?:\\w+ )?${LABEL} in my (?:view|eyes|opinion|book)|(?:moods?|swings|habits?|thoughts|behaviou?r|feelings|days|these|those) (?:\\w+ )?(?:is|are) (?:\\w+ )?${LABEL}|in my (?:view|opinion|book) (?:\\w+ ){0,4}${LABEL}`,
  `(?:fits?|matches|suits|describes|spells?|means) (?:\\w+ ){0,2}${LABEL}`,
);

const REASSURANCE = all(
  'there would (?:have been|be) (?:a|an|some|no|blood|police|news)|(?:that|the|this|it) (?:bump|noise|mark|stain|spot|lump|smell|sound|feeling|knock) (?:was|is|were) (?:\\w+ )?(?:a|an|just|only|nothing|not)|(?:has|have|had) (?:\\w+ )?(?:forgiven|forgotten|accepted|believed) (?:you|it|that)|(?:nobody|no one) (?:saw|noticed|heard|was hurt|minds|thinks|remembers|cares)',
  `you (?:did |have |had |already |surely |really |clearly )*${SHUT} (?:it|that|the \\w+|your \\w+)(?: (?:off|properly|well|already|again|for sure))*(?: you (?:told|said|wrote|saw)| i know| so (?:it|you|there)|$)`,
  `you (?:did |have )?(?:turned?|switch(?:ed)?|put|shut) (?:the |your )?\\w+ (?:off|out|down)`,
  '(?:somebody|someone|anyone|anybody|a person|people|a parent|a mother|a father|those) (?:\\w+ )?(?:who|that|like you) (?:\\w+ ){0,6}(?:would|could|can|will|is|are|do|does) (?:never|not|hardly|rarely|no)',
  '(?:hands?|they|it|that|door|food|floor|cup|surface|everything) (?:is|are|was|were) (?:already |surely |certainly |quite |perfectly |long )?(?:clean|locked|off|closed|safe|dry|sterile|fine|even|straight|done) (?:enough|now|already|by now)|clean enough|safe enough|enough (?:washing|checking)',
  `${CHANCE} (?:\\w+ ){0,8}(?:is|are|was|would be) (?:\\w+ ){0,2}(?:zero|0|tiny|nil|none|small|minimal|negligible|nothing|low|slim)|(?:zero|no|0|hardly any|almost no|next to no|tiny|1 in a) (?:million )?${CHANCE}|one in a million|practically impossible|(?:very|so|extremely|highly) unlikely`,
  '(?:i|we|anyone|anybody) (?:am|are|can|could) (?:\\w+ )?(?:certain|sure|positive|tell|see) (?:that )?you (?:are|did|do|would|will|have|were)',
  '(?:cannot|can not|could not|did not|have not) (?:possibly )?have (?:\\w+ )?(?:hit|hurt|caught|left|happened|harmed|poisoned|infected|offended|sent)|(?:would|will) (?:surely |certainly |definitely )?have (?:noticed|heard|felt|seen|told you|said|called)',
  '(?:it|that|this|they) (?:was|is|were|are) (?:\\w+ )?(?:only|just|nothing but|probably|surely) (?:\\w+ ){0,2}(?:pothole|bump|ocd|anxiety|nerves|imagination|harmless|nothing)',
  '(?:not|never) (?:angry|mad|upset|annoyed|disappointed|offended|cross) (?:with|at|about|by) you|(?:she|he|they) (?:still )?(?:loves?|likes?|forgives?|forgave) you|you (?:are|were) (?:\\w+ )?(?:good|kind|decent|lovely|innocent|loving) (?:\\w+ )?(?:person|parent|mother|father|mum|dad|partner|friend)',
  '(?:memory|instinct|gut|feeling) (?:is|was) (?:\\w+ )?(?:good|right|reliable|fine) (?:so|and)|(?:far|much|way) too (?:gentle|kind|careful|soft|good|nice|loving) to|you would not (?:be|feel|worry|ask|mind|care) (?:\\w+ ){0,4}(?:if|were)|(?:bad|dangerous|guilty|evil|cruel) people (?:do|would|never|are) (?:not|never|worry)?|so it (?:was|is) (?:\\w+ )?(?:locked|off|closed|clean|safe|fine|nothing)',
  'not the (?:kind|type|sort) of (?:person|man|woman|parent|mother|father|friend)|(?:test|scan|result|check|camera|list) (?:was|is|shows?|says) (?:\\w+ ){0,3}so (?:you|it|there)|so you (?:can|could) not (?:have|be)|nothing you (?:said|wrote|did|do|say) (?:was|is)|(?:she|he|they|nobody|no one) will not (?:mind|care|notice|be angry|be hurt)',
);

/** Medicine, means and places of danger are named only to ask, to refer, or to make them safe. */
const NAMED_MEDICINE = all(DRUG);
const NAMED_MEANS = all(
  '(?:bridge|train tracks|tracks|ledge|rooftop|noose|blade|razor blade|razor|gun|overdose)',
);
const MAKES_SAFE =
  /\b(?:away|safe|safer|no place|out of reach|give|hand|lock|somebody|someone|call|help|move|people|together|label|list|box|alarm|remind\w*|written|bag|bottle of water|refill|pick up|collect|order)\b/;

const HINTS: readonly (readonly [Fault, RegExp])[] = [
  ['danger', DANGER],
  ['danger', BODY_AT_RISK],
  ['secrecy', SECRECY],
  ['compulsion', COMPULSION],
  ['avoidance', AVOIDANCE],
  ['method', EATING],
  ['medication', MEDICATION],
  ['diagnosis', DIAGNOSIS],
  ['reassurance', REASSURANCE],
];

/** Said before it, this declines, reports or turns against what is named. */
const DECLINES =
  /\b(?:can not (?:tell|say|know|promise|see|judge|diagnose|decide|answer)|cannot|do not know|no one can|nobody can|only (?:a|an|somebody|someone) (?:\w+ )?(?:who|trained|doctor|specialist|professional|assessment)|ocd (?:wants|says|tells|asks)|the (?:urge|fear|worry|doubt|thought|ocd) (?:\w+ )?(?:wants|says|tells|asks|may|might|is|will|can)|whether (?:it|you|that|she|he|they) (?:is|are|was|were|have|has|did|locked|hurt)|you (?:said|told me|mentioned|wrote|asked|ask|describe|described|wonder|feel|felt|fear|believe|want to know|would like to know)|your (?:diagnosis|assessment)|diagnosed|instead of|rather than|without (?:checking|asking|washing|looking)|not have to (?:check|wash|ask|know|be sure|decide|prove|answer)|thoughts? (?:that|of|about|like)|urges? to|pull to|needs? to|wants? to|wish(?:es)? to|please do not|not (?:have to )?$|never $|without $|no $|nobody $|if $|whether $|when $)/;
const REFERS =
  /\b(?:doctor|pharmacist|prescriber|prescribed it|prescribes|gp|psychiatrist|nurse|specialist|(?:person|one) who prescribed|emergency|leaflet says|plan say)\b/;
/** These a doctor's name does not make harmless. */
const STAYS: ReadonlySet<Fault> = new Set(['danger', 'secrecy']);

/** What a sentence of an answer hints at, without saying it; null where nothing is, or where it asks. */
export const hintIn = ({ words }: Sentence, isQuestion: boolean): Fault | null => {
  if (isQuestion) return null;
  const said = words.join(' ');
  const isReferred = REFERS.test(said);
  const isSaid = (hint: RegExp): boolean =>
    [...said.matchAll(hint)].some(({ index }) => !DECLINES.test(said.slice(0, index)));
  const found = HINTS.find(([fault, hint]) => (STAYS.has(fault) || !isReferred) && isSaid(hint));
  if (found !== undefined) return found[0];
  if (isReferred || MAKES_SAFE.test(said)) return null;
  if (isSaid(NAMED_MEDICINE)) return 'medication';
  return isSaid(NAMED_MEANS) ? 'danger' : null;
};
