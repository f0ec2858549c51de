import { life, type Topic } from '#domain/chat/coach/topic.ts';

const KIN =
  'mom|mum|mother|dad|father|brother|sister|son|daughter|husband|wife|partner|boyfriend|girlfriend|friend|cousin|uncle|aunt|grandma|grandmother|grandpa|grandfather|nephew|niece|child|twin|fiancee?|colleague|teacher|neighbou?r';
const THEMSELVES = '(?:him|her|them)sel(?:f|ves)';

/** Losses that are told in few words, and weigh more than what else a message names. */
export const lossTopics: readonly Topic[] = [
  life(
    'suicide-loss',
    ['grounding'],
    `(?:my|our) (?:\\w+ ){0,2}(?:${KIN}) (?:\\w+ ){0,2}(?:(?:killed|hanged|hung|shot) ${THEMSELVES}|took (?:his|her|their) (?:own )?life|ended (?:his|her|their) (?:own )?life|(?:died|passed away) by suicide|(?:committed|died of|died from) suicide)|(?:my|our) (?:${KIN})s suicide|lost (?:my|our) (?:\\w+ ){0,2}(?:${KIN}) to suicide`,
    [
      [
        'A death like that leaves pain, and often questions that nobody can answer.',
        'How are you today?',
      ],
      ['That is a very hard way to lose somebody.', 'How is it for you right now?'],
    ],
    [
      ['There is no right way to grieve this. Do you have somebody near you on days like these?'],
      [
        'Such days can be very heavy, and sadness, anger and missing them can all be there at once.',
        'What would make the next hour a bit softer for you?',
      ],
      ['You can tell me about them, as much or as little as you like. What do you think of most?'],
    ],
  ),
  life(
    'baby-loss',
    ['grounding'],
    'miscarr\\w+|stillb(?:orn|irth)|ectopic|(?:lost|losing) (?:my|our|the|a) (?:\\w+ )?(?:bab(?:y|ies)|pregnancy|twins)|(?:my|our|the) bab(?:y|ies) (?:\\w+ ){0,2}(?:died|passed away|is dead|was born dead)|no (?:more )?heartbeat',
    [
      ['That is a real loss, however early it was.', 'How are you now, in body and in heart?'],
      [
        'You lost somebody you were waiting for, and grief about it is allowed.',
        'Is there a person who is with you in this?',
      ],
    ],
    [
      ['There is no set time for this grief. You can rest, cry, or feel nothing for a while.'],
      [
        'If you bleed a lot, have strong pain or a fever, please call a doctor or a midwife today.',
        'For the rest, you can tell me as much or as little as you want.',
      ],
    ],
  ),
];

const WHO = new RegExp(`\\b(?:my|our) (?:\\w+ ){0,2}?(${KIN})s?\\b`);

/** The sorrow that is said first where a loss is told, with the word for whom was lost. */
export const sorrowFor = (topic: Topic, plain: string): readonly string[] => {
  if (topic.id === 'baby-loss') return ['I am so sorry about your baby.'];
  if (topic.id !== 'suicide-loss') return [];
  const who = WHO.exec(plain)?.[1];
  return [who === undefined ? 'I am so sorry.' : `I am so sorry about your ${who}.`];
};

/** Topics that weigh so much that they are also taken up while danger is watched. */
export const WEIGHTY: ReadonlySet<string> = new Set([
  'suicide-loss',
  'baby-loss',
  'grief',
  'pet-loss',
  'panic',
]);

/** What goes on with a loss that was told before, though its words alone could mean something else. */
const OF_LOSS =
  /\b(?:i miss|missing (?:him|her|them)|anniversary|birthday|(?:his|her|their) (?:room|things|voice|grave|face|smell|name)|cry|crying|cried|cemetery|grave|without (?:him|her|them)|guilt\w*|my fault|angry (?:at|with) (?:him|her|them))\b/;

export const goesOnWithLoss = (topic: Topic, plain: string): boolean =>
  WEIGHTY.has(topic.id) && topic.id !== 'panic' && OF_LOSS.test(plain);
