const PERSON =
  '(?:my (?:\\w+ )?(?:mum|mom|mother|dad|father|parents?|brother|sister|boss|partner|husband|wife|boyfriend|girlfriend|friend|ex|teacher|son|daughter|kids?|neighbou?r|family|roommate|flatmate)|he|she|they|someone|somebody|everyone|people)';
const DID =
  '(?:shouted|yelled|screamed|hit|slapped|pushed|kicked|said|told|called|left|died|hurt|threw|laughed|texted|wrote|broke|hates?|ignored|blamed|insulted|cried|fought|came|lied|cheated|(?:is|are|was|were) (?:so |very |really )?(?:angry|mad|yelling|shouting|screaming|crying|fighting|drunk|leaving|coming))';
const FELT =
  '(?:sad|angry|hurt|lonely|alone|scared|afraid|ashamed|guilty|upset|hopeless|worried|frightened|desperate|furious|miserable|unhappy|rejected|worthless|useless|crying)';

/** What is told of people or of feelings, in a sentence: it names nothing that the senses find. */
const OF_LIFE = new RegExp(
  [
    `\\b${PERSON} (?:(?:just|really|has|have|had|again|always|keeps?|also) )*${DID}\\b`,
    `\\b(?:i feel|i felt|im feeling|i am feeling|im|i am|i was) (?:(?:so|very|really|just|too|still|all|a bit|kind of) )*${FELT}\\b`,
    '\\bi (?:(?:just|really|still) )*(?:miss|hate|keep thinking|cant stop (?:thinking|crying)|want to cry|started crying|had a fight|got into a fight)\\b',
  ].join('|'),
);
/** A sound, a sight or a touch can be of a person. */
const SENSED = /^(?:(?:ok|and|um|well) )*i (?:can )?(?:hear|see|smell|taste)\b/;

export const tellsOfLife = (plain: string): boolean => !SENSED.test(plain) && OF_LIFE.test(plain);

/** What is said to it. It waits: the step is not counted as done. */
export const INTERRUPTED =
  'That matters more than this exercise, so we can stop and talk about it, or go on when you want to.';
export const GO_ON = 'Go on';
