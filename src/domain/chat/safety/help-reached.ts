import type { Category } from './assessment.ts';
import type { Sentence } from './text/sentences.ts';

const PEOPLE =
  '(?:mum|mom|mam|mother|dad|father|parents?|stepmum|stepdad|sister|brother|wife|husband|partner|boyfriend|girlfriend|son|daughter|aunt|uncle|cousin|gran|nan|grandma|grandad|grandfather|grandmother|family|friends?|mate|neighbou?rs?|flatmate|roommate|housemate|therapist|counsell?or|doctor|nurse|teacher|gp|psychiatrist|psychologist|carer|key ?worker|social worker|support worker|colleague|boss)';
const HELPERS = `(?:they|she|he|we|someone|somebody|help|(?:the|an) ambulance|the (?:police|paramedics|crisis team)|(?:the|a|my) (?:\\w+ )?${PEOPLE})`;
const MEANS =
  '(?:pills|tablets|meds|medication|medicine|knife|knives|blade|blades|razors?|rope|gun)';
const BODY = '(?:throat|head|neck|wrists?|arms?|mouth|chest|face|temple|lips|skin|legs?|stomach)';

const SERVICES =
  '(?:999|911|112|988|000|111|116 ?123|the (?:police|ambulance|doctor|hospital|line|helpline|hotline|crisis (?:team|line)|emergency (?:number|services)|samaritans|cops|surgery|clinic)|an? (?:ambulance|helpline|hotline|crisis line|line|doctor)|emergency services|samaritans|my (?:doctor|gp|psychiatrist|therapist|counsell?or|nurse|social worker|key ?worker|care coordinator)|a neighbou?r|(?:the|my) neighbou?rs?|for help|it)';

/** What tells that help knows, whoever the danger is. */
const SERVICE_REACHED = new RegExp(
  [
    `\\b(?:i|we|he|she|they|someone|somebody) (?:have |has )?(?:just )?(?:called|rang|phoned|texted|are calling|is calling) (?:\\w+ )?${SERVICES}\\b`,
    '\\b(?:i|we) (?:have )?(?:just )?(?:called|rang|phoned)(?: (?:now|them))?$',
    `\\b(?:he|she|they) (?:is|are) (?:now |safe )?with (?:his|her|their|the|a) (?:\\w+ )?${PEOPLE}\\b(?! (?:grave|ashes|things))`,
    `\\b(?:i |we )?(?:am|are) (?:calling|on the phone (?:to|with)|talking to) ${SERVICES}\\b`,
    '\\b(?:help|(?:the|an) ambulance|the (?:police|paramedics|crisis team|cops)|paramedics|police|ambulance|(?:the|a|my) neighbou?rs?) (?:is|are|just got|have|has) (?:coming|here|arrived|on (?:the|their|her|his|its) way|with (?:me|us|him|her|them))\\b',
    '\\b(?:i|we) (?:am|are|got|have) (?:now )?(?:at|in|to) (?:the |a )?(?:hospital|police station|a and e|er|emergency room|neighbou?rs?|refuge|shelter)(?: now)?$',
    '\\b(?:i|we) (?:got|made it|am|are) (?:out|away|safe) (?:now |of the house |from (?:him|her|them))?(?:and )?(?:at|with|to|in) (?:a |the |my )?(?:\\w+ )?(?:neighbou?rs?|friends?|mums?|sisters?|police|shelter|refuge|station)\\b',
  ].join('|'),
);

/** What tells that a person in danger from themselves is not alone with it any more. */
const REACHED = new RegExp(
  [
    `\\b(?:i|we) (?:have )?(?:just )?(?:called|rang|phoned|texted) (?!out\\b|in\\b|off\\b)|\\b(?:i|we) (?:have )?(?:just )?(?:called|rang|phoned)(?: now)?$`,
    `\\b(?:am|are) (?:calling|on the phone|talking to (?:my|a|the) (?:\\w+ )?${PEOPLE}|talking to (?:them|him|her|someone|somebody)|with (?:my|a|the|our) (?:\\w+ )?${PEOPLE}|with (?:them|him|her|someone|somebody)|at the hospital|in the hospital|in hospital)\\b`,
    `\\b${HELPERS} (?:is|are) (?:coming|here|on (?:the|their|her|his|its) way|with me|staying with me|driving me)\\b`,
  ].join('|'),
);
/** A farewell, a secret, or a place that is none of help. */
const IS_NO_HELP =
  /\b(?:goodbye|good bye|bye|farewell|sorry|apologi[sz]\w*|forgive|can have|my things|look after|take care of|last time|love (?:her|him|them|you)|thinks?|asleep|sleeping|does not know|do not know|has no idea|without (?:him|her|them)|unaware|roof|rooftop|bridge|ledge|car park|window|tracks|too late|no answer|voicemail|hung up|did not (?:answer|pick up)|come back|to beg|to shout)\b/;
/** What tells that means are out of reach; held to the body or kept in a pocket they are not. */
const OBJECT = '(?:(?:the|my|all|them|it|of|those|these|both|every) )*';
const AWAY_AT =
  '(?:in|into|down) (?:the|a|our|her|his|my) (?:\\w+ )?(?:bin|trash|rubbish|toilet|loo|river|sink|drain|garage|shed)';
const NOT_KEPT = '(?! in (?:my|the) (?:pocket|bag|hand|room|drawer|sleeve|coat|bed))';
const PUT_AWAY = new RegExp(
  [
    `(?:put|threw|flushed|poured) ${OBJECT}(?:${MEANS} )?(?:away|back${NOT_KEPT}|out|${AWAY_AT})`,
    `locked ${OBJECT}(?:${MEANS}|them|it|those) (?:away|up|in (?:the|a|our|her|his) \\w+)`,
    `flushed ${OBJECT}(?:${MEANS}|them)`,
    `got rid of ${OBJECT}(?:${MEANS}|them)`,
    `(?:gave|handed) ${OBJECT}${MEANS} (?:away|back|over|to(?! (?:my|his|her|their|the) ${BODY}\\b))`,
    `(?:gave|handed) (?:them|it|those|these) (?:over )?to (?:my|a|the|our|his|her) (?:\\w+ )?${PEOPLE}`,
    `(?:gave|handed) (?:my|a|the|our|his|her) (?:\\w+ )?${PEOPLE} (?:all )?(?:the|my|those|these) (?:\\w+ )?${MEANS}`,
  ]
    .map((one) => `\\bi (?:(?:have|just|already|now) )*${one}\\b`)
    .join('|'),
);
/** Other means, or the same ones again, beside those that were put away. */
const HAS_OTHERS =
  /\b(?:others?|another|(?<!any )more|instead|still (?:have|got|hold)|some (?:left|hidden)|left over|(?:i|and|then|but) (?:\w+ )?(?:took|take|grabbed|bought|hid|kept|keep|have|found|got)(?! (?:\w+ )?(?:a (?:bus|taxi|cab|train|walk|shower|bath)|them (?:to|back)))|spare)\b/;
const IS_NOT_SO = /\b(?:not|never|nobody|no one|cannot|hung up|did not)\b/;

/** Whose danger is watched. */
export interface HelpedDanger {
  readonly category: Category;
  readonly kind: 'own' | 'third-person';
}

const NO_THING = '(?! (?:grave|ashes|funeral|house|things|old))';

/** What tells that somebody else in danger from themselves is not alone with it any more, or that an adult knows. */
const REACHED_FOR_THEM = new RegExp(
  [
    `\\b(?:i|we) (?:have )?(?:just )?(?:called|rang|phoned|texted|told|messaged|got) (?:his|her|their|a|the|another|our) (?:\\w+ )?${PEOPLE}\\b${NO_THING}`,
    `\\b(?:i|we) (?:have )?(?:just )?told (?:my |our )?(?:parents?|mum|mom|dad|teacher|school|counsell?or)\\b`,
    `\\b(?:(?:his|her|their|the|a) (?:\\w+ )?${PEOPLE}|someone|somebody|she|he|they) (?:is|are) (?:now )?(?:there )?with (?:him|her|them)(?= (?:now|tonight|at|in)\\b|$)`,
    `\\b(?:his|her|their) (?:\\w+ )?${PEOPLE} (?:is|are) (?:there|here|coming|home|on (?:the|their|her|his) way)\\b`,
    '\\b(?:they|we|he|she) (?:have |has )?(?:took|taken|are taking|is taking|brought|drove|are driving|got) (?:him|her|them) to (?:the |a )?(?:hospital|er|a and e|doctor|emergency room|emergency|clinic)\\b',
  ].join('|'),
);

/** Who was called for a body in danger. */
const COMING_FOR_THE_BODY = new RegExp(
  `${SERVICE_REACHED.source}|^(?:ok |yes )?(?:they|paramedics) (?:are|is) (?:coming|here|on (?:the|their) way)(?: now)?$`,
);

const BY_ONESELF: ReadonlySet<Category> = new Set(['suicide', 'self-harm', 'eating-disorder']);

/** Somebody near helps who is in danger from themselves; elsewhere the one who is near may be the danger, or the one in it. */
const reachedFor = ({ category, kind }: HelpedDanger): RegExp => {
  if (category === 'medical-emergency') return COMING_FOR_THE_BODY;
  if (!BY_ONESELF.has(category)) return SERVICE_REACHED;
  return kind === 'own' ? REACHED : REACHED_FOR_THEM;
};

/** Whether a message tells that means were put out of reach, and of no others. */
export const putsAway = (sentences: readonly Sentence[]): boolean => {
  const said = sentences.map(({ words }) => words.join(' '));
  return (
    said.some((one) => PUT_AWAY.test(one) && !IS_NOT_SO.test(one)) &&
    !said.some((one) => IS_NO_HELP.test(one) || HAS_OTHERS.test(one))
  );
};

/**
 * Whether a message tells of help that was reached or is on its way, or of means that were put away. It means this only
 * while something is watched.
 */
export const tellsOfHelp = (sentences: readonly Sentence[], danger: HelpedDanger): boolean => {
  const said = sentences.map(({ words }) => words.join(' '));
  const reached = reachedFor(danger);
  if (said.some((one) => IS_NO_HELP.test(one))) return false;
  return (
    putsAway(sentences) ||
    said.some((one) => !IS_NOT_SO.test(one) && (reached.test(one) || SERVICE_REACHED.test(one)))
  );
};
