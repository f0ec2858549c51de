import type { Sentence } from './text/sentences.ts';

/** Why a model's answer is not shown that claims to be somebody, or turns against help that is there. */
export const CLAIM_FAULTS = ['person', 'therapy'] as const;
export type ClaimFault = (typeof CLAIM_FAULTS)[number];

const any = (...sources: readonly string[]): RegExp =>
  new RegExp(sources.map((source) => `(?:^|(?<=\\s))(?:${source})(?!\\w)`).join('|'), 'g');

const WHO =
  '(?:human|person|therapist|psychologist|doctor|nurse|counsell?or|psychiatrist|professional|social worker|coach|woman|man|girl|boy|mother|father|parent|adult|survivor|real (?:one|1|friend))';
const KIN =
  '(?:mother|father|mum|mom|dad|wife|husband|partner|boyfriend|girlfriend|son|daughter|sister|brother|children|kids|family|grandmother|grandfather|therapist|patients|clients|childhood|colleagues)';

/** A program is nobody, has lived through nothing, and stays with nobody for ever. */
const PERSON = any(
  `i am (?:(?!not|no|program|self|asking|sorry)\\w+ ){0,2}${WHO}|i am (?:\\w+ )?real|i am (?:not|no) (?:\\w+ ){0,2}(?:program|bot|robot|machine|ai|computer|chatbot)`,
  `(?:as|being) (?:a|an|your) (?:\\w+ )?${WHO} i|(?:speaking|talking|writing) as (?:a|an|your)|trained (?:as|in) |i (?:work|worked|live|lived|grew up|studied|trained) (?:at|as|in|for|with|near)`,
  `when i was|my own (?:\\w+ )?(?:life|experience|story|recovery|${KIN})|my (?:${KIN}|name is|job|own|heart|life|past|school|tears|pain|degree|years as)|i (?:remember|recall)(?! that you| you| what you)|i (?:\\w+ )?(?:sat|studied|grew|lived|cried|survived|married|worked|struggled|graduated|trained|suffered|slept|travelled)|i (?:have )?(?:\\w+ )?(?:been|went|gone|lived|got) (?:\\w+ )?through|i (?:have )?(?:\\w+ )?been (?:there|where you are)|i (?:had|have|struggle with|suffered from|lost) (?:\\w+ )?(?:adhd|ocd|autism|anxiety|depression|${KIN}|that too|the same)`,
  'i (?:felt|feel|know|knew|did|do|cried|struggled|suffer|suffered|hurt|think) (?:(?!not|that)\\w+ ){0,2}(?:too|the same(?: way)?|your pain|like you|as well)|i (?:can|do) (?:(?!not)\\w+ )?feel|it (?:hurts|breaks) (?:me|my heart)|i (?:know|understand) exactly',
  'i (?:will|would|shall|can|am going to) (?:\\w+ )?(?:always|never leave|never go|stay (?:\\w+ ){0,3}(?:forever|for ever|always|all your)|be (?:\\w+ ){0,3}(?:forever|for ever|always|all your|day and night))|i am always|i (?:am|will be) (?:\\w+ ){0,4}(?:day and night|24 7|around the clock|whenever you need me|for ever|forever)|i will not (?:ever )?(?:leave|go|let you go)|i will (?:\\w+ )?wait (?:here )?for you|nobody else matters|(?:only|just) (?:you and me|the 2 of us)',
  'i (?:\\w+ )?(?:love|adore|miss|missed|need|want) you(?! to| can| could| may| know)|you and i (?:\\w+ )?(?:belong|are|will|have|share)|we (?:belong|are (?:friends|best|close|a couple|soulmates))|you (?:only )?need (?:only )?me|i am (?:\\w+ )?your (?:\\w+ )?(?:friend|therapist|partner|lover|girlfriend|boyfriend|doctor)',
  '(?:there is|it is|you have|this is) (?:a |an )?(?:\\w+ )?(?:person|human|team|somebody|someone|staff|woman|man) (?:behind|reading|writing|here|at|who (?:reads|writes|answers))',
);

const CARE =
  '(?:therapy|therapists?|counsell?ing|counsell?ors?|psychologists?|psychiatrists?|psychotherap\\w+|cbt|erp|treatment|rehab|exposure (?:therapy|exercises)|exposure|(?:the|your|that|this) (?:clinic|hospital|ward|group|sessions?|programme|program|support group))';
const MAY =
  '(?:you (?:can|could|should|may|might|must|need to|have to|had better|better)|i would|i suggest|i recommend|it is (?:\\w+ )?(?:ok|okay|fine|alright|best|better|time|wise) to|time to|best to|better to|feel free to|let us)';
const OPEN = '(?:(?:then|so|please|maybe|perhaps|now|honestly|yes|or|and|simply|today|tomorrow) )*';

/** Help that somebody has is theirs to judge, with those who give it. */
const THERAPY = any(
  `(?:${MAY} (?:\\w+ ){0,2}|^${OPEN})(?:stop|quit|drop|skip|cancel|leave|end|pause|give up|miss|avoid|ditch|fire|walk out of|get out of|do not (?:continue|go on with|go to|go back to|attend|trust)|not (?:go|trust)|sign (?:yourself|out)|discharge yourself|change|replace|switch) (?:\\w+ ){0,3}(?:${CARE}|appointment with|doctor|gp)`,
  `(?:${MAY} (?:\\w+ ){0,2}|^${OPEN})(?:quit|stop|drop) (?:seeing|going to|talking to|meeting|visiting) (?:her|him|them|your \\w+|the \\w+|that \\w+)|sign (?:yourself )?out|(?:leave|discharge yourself from) the (?:clinic|hospital|ward)`,
  `${CARE} (?:\\w+ ){0,2}(?:is|are|was|were|does|do|did|will|would|can|could|has|have) (?:\\w+ ){0,2}(?:waste|useless|pointless|work|help|cruel|harmful|harming|wrong|bad for|no use|know|nonsense|scam|dangerous|overrated|incompetent|hurting|failed|failing|not for|toxic|outdated)(?<!(?:can|may|might|could|does|will|would) (?:\\w+ )?(?:help|work|know))`,
  `${CARE} (?:\\w+ )?(?:does|do|did|will|would|can|has|have|is|are) not (?:\\w+ ){0,2}(?:help\\w*|work\\w*|know|understand|suit|for you|worth)`,
  `(?:not|never|no longer) (?:\\w+ ){0,2}(?:need|require|want) (?:\\w+ ){0,2}${CARE}|outgrown (?:\\w+ )?${CARE}|better (?:\\w+ )?than (?:\\w+ )?${CARE}|(?:instead|in place) of (?:\\w+ )?(?:therapy|therapist|treatment|counsell?ing)|(?:find|get|look for|choose|switch to|see) (?:another|a new|a different|a better) (?:${CARE}|doctor)`,
  `(?:not|never) (?:do|try|go on with|continue|go to|listen to|trust) (?:\\w+ )?${CARE}|done with ${CARE}|too (?:good|strong|smart) for ${CARE}`,
  `(?:sessions?|${CARE}) (?:\\w+ )?(?:makes?|made|keeps?|kept) you (?:\\w+ )?(?:sick\\w*|worse|weak\\w*|ill|dependent|down|small\\w*)|no (?:therapist|doctor|psychologist|psychiatrist|counsell?or) (?:can|could|will|would|understands|knows|helps)|not show up|tell (?:her|him|them|your \\w+) (?:that )?you are (?:done|finished|through)|(?:further|better|happier|stronger|freer) (?:\\w+ ){0,3}without (?:\\w+ ){0,3}${CARE}|homework (?:\\w+ ){0,5}(?:is|are) (?:silly|stupid|useless|pointless)`,
);

const DECLINES =
  /\b(?:(?:can|do) not (?:tell|say|know|decide|judge|feel)|cannot|whether|you (?:said|told|mentioned|wrote|want|wanted|wish|wished|felt|feel|describe|described)|no replacement|before you|not a replacement|(?:say|tell|write|answer|ask|words|sentence|something like) (?:\w+ )*$|if $)/;
const CLAIMS: readonly (readonly [ClaimFault, RegExp])[] = [
  ['person', PERSON],
  ['therapy', THERAPY],
];

/** What a sentence of an answer claims; null where it asks, or declines. */
export const claimIn = ({ words }: Sentence, isQuestion: boolean): ClaimFault | null => {
  if (isQuestion) return null;
  const said = words.join(' ');
  const found = CLAIMS.find(([, claim]) =>
    [...said.matchAll(claim)].some(({ index }) => !DECLINES.test(said.slice(0, index))),
  );
  return found?.[0] ?? null;
};
