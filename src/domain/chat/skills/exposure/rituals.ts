const BEGINS = '^(?:(?:i|to|then|first|try|and|go|will|can|ill|maybe|just|would|have|need) )*';
const MANY =
  '(?:again|twice|(?:\\d+|two|three|four|five|six|seven|eight|ten|many|several) times|over and over)';
const UNTIL =
  '(?:until|till|before|after|in case|so (?:that )?(?:i|nothing|it|no)|to be (?:sure|safe|certain)|to make sure)';
const SOMEONE =
  '(?:my |a |the )?(?:mum|mom|mother|dad|father|parents?|partner|husband|wife|boyfriend|girlfriend|friends?|sister|brother|doctor|therapist|teacher|boss|colleagues?|coworkers?|someone|somebody|people|others|him|her|them|you|google|a bot|the (?:chat|internet))';

/** What stays away from the fear. */
const AVOIDING = `${BEGINS}(?:avoid|stay away from|stay home(?= from|$))\\b`;

/** What is done to feel safe or sure, on a text as `plainOf` writes it. A usual act that only shares the verb is none. */
const RITUALS = new RegExp(
  [
    `${BEGINS}(?:wash|scrub|saniti[sz]e|disinfect|rinse)\\w*(?: \\w+)? (?:hands?|fingers|arms|body|it|myself)\\b`,
    `(?:wash|scrub|clean|shower|saniti[sz]e|disinfect|rinse|wipe)\\w*(?: \\w+){0,4} ${MANY}\\b`,
    `${BEGINS}(?:wash|scrub|clean|shower|saniti[sz]e|disinfect|rinse|wipe)\\w*(?: \\w+){0,4} ${UNTIL}\\b`,
    `${BEGINS}(?:use (?:\\w+ ){0,2}(?:saniti[sz]er|wipes?|bleach|alcohol)\\b|scrub\\b|(?:saniti[sz]e|disinfect|shower)$)`,
    '(?:clean|wipe)\\w*(?: \\w+){0,4} with (?:\\w+ )?(?:wipes?|bleach|alcohol|saniti[sz]er)\\b|change (?:my )?clothes (?:when|after|as soon|right)\\b',
    `${BEGINS}(?:(?:re|double) ?)?check(?:ing)?\\b(?! (?:in|out)\\b)`,
    `(?:go|get|drive|walk|run|come) back (?:and|to) (?:check|see|look|make sure)|check(?:ing)?(?: \\w+){0,4} ${MANY}\\b`,
    `\\bto (?:(?:double |re)?check(?! (?:in|out)\\b)|make sure|be (?:sure|safe|certain))\\b`,
    `${BEGINS}(?:look at|read)(?: \\w+){1,4} (?:again|once more|twice)\\b|\\bkeep (?:checking|asking|washing|cleaning|counting|googling|praying)\\b`,
    `${BEGINS}(?:make sure|verify|look (?:again|back)|take (?:a )?(?:photos?|pictures?|videos?) of (?:the|my) (?:stove|oven|door|lock|tap|iron|plug|window)\\w*)\\b`,
    `ask(?:ing)? (?:${SOMEONE} )?(?:again|for (?:reassurance|certainty)|to (?:reassure|check|confirm|tell me (?:its|it is)))\\b`,
    `(?:ask|text|call|message)(?:ing)?(?: \\w+){0,4} (?:if|whether|that|is|are|was) (?:i (?:am|was|did|have|hurt|left|locked|said|sound|look|offended)|(?:\\w+ ){1,4}(?:(?:ok|okay|all ?right|alright|fine)(?! to\\b)|safe|clean|normal|dangerous|bad|mad|angry|loves?|hates?|likes?|locked|off|true))\\b`,
    `${BEGINS}(?:get|seek|want) (?:reassurance|reassured)\\b`,
    `${BEGINS}(?:(?:google|look up|research|read up on)\\b(?! (?:a |the )?(?:pictures?|photos?|videos?|images?)\\b)|search (?:online|the internet|it|my|symptoms?|if|whether|what|how)\\b)`,
    `${BEGINS}(?:count|counting) (?:up |down )?(?:to|from|until|before|again|in my head|silently|my steps|the steps|tiles|\\d+)\\b`,
    `\\brepeat\\w*(?: \\w+){0,4} ${UNTIL}\\b`,
    `(?:touch|knock on) wood\\b|(?:on and off|open and close|in and out)(?: \\w+){0,3} ${MANY}\\b`,
    `${BEGINS}(?:do|say) (?:a |my |the )?(?:\\w+ )?(?:prayers?|rituals?|counting|compulsions?|mantra)\\b`,
    `${BEGINS}think (?:of )?(?:a |the )?(?:good|safe|nice|happy|opposite|right) (?:thought|word|number)\\b`,
    `${BEGINS}(?:tap|knock|blink)\\w*(?: \\w+){0,4} (?:${MANY}|${UNTIL})\\b`,
    `(?:redo|re ?do|rewrite|re ?write|retrace|straighten|arrange|line up|align)\\w*(?: \\w+){0,4} (?:${MANY}|until|till)\\b`,
    `${BEGINS}(?:re ?read|straighten|line up|align|neutrali[sz]e|confess|undo the thought|cancel (?:out )?the thought|replace the thought|pray)\\b`,
    `${BEGINS}(?:apologi[sz]e|say sorry)\\w*(?: \\w+){0,4} (?:${MANY}|${UNTIL}|for everything|in case)\\b`,
    '(?:until|till) (?:it|i|everything|all) (?:feels?|am|im|is|looks?|seems?) (?:\\w+ )?(?:right|sure|certain|safe|clean|even|calm|okay|ok|better|perfect|good)\\b',
    AVOIDING,
  ].join('|'),
);

/** What a ritual is for: a "not" in it leaves nothing out, as in "check so that it does not burn". */
const PURPOSE =
  /\b(?:so|if|whether|in case|because|until|till|to be|to make sure|(?<=check |see |sure |ask |verify )that)\b.*$/;
/** What leaves the ritual out, makes it less, or puts it off. */
const LEFT_OUT =
  /\b(?:not|dont|doesnt|wont|never|without(?! touch)|no \w+ing|instead of|only|once(?! more| again)|one (?:time|look|check|wash)\b(?! more)|skip|resist|delay\w*|postpone|put off|hold off|wait\w*|later|less|fewer|shorter|half|at most|max(?:imum)?|stop|refuse|leave out|cut|reduce|for \d+ sec\w*|(?:after|in) \d+ (?:min\w*|hours?)|(?:other|most) people|in front of)\b/;
const AVOIDS = new RegExp(AVOIDING);

/**
 * Whether a step, as `plainOf` writes it, is a ritual, asks to be reassured, or avoids what is feared, rather than facing it.
 * It goes by patterns and can be wrong both ways, so nothing may be refused for it.
 */
export const isRitual = (plain: string): boolean =>
  RITUALS.test(plain) && (AVOIDS.test(plain) || !LEFT_OUT.test(plain.replace(PURPOSE, '')));
