import { words } from './words.ts';

const KIN = words(
  `mum|dad|parent|parents|brother|sister|bro|sis|sibling|siblings|son|daughter|kid|kids|child|children|baby|newborn|toddler
  nan|gran|grandma|granny|nana|grandad|granddad|grandpa|grandmother|grandfather|uncle|aunt|auntie|aunty|cousin|niece|nephew
  wife|husband|hubby|spouse|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|ex|stepdad|stepmum|stepmom|stepbrother|stepsister
  stepfather|stepmother|step dad|step mum|family|mum in law|dad in law|in laws|mother in law|father in law|husbands|wifes|twin|folks`,
);

const LOVED = words(
  `mum|dad|parents|brother|sister|son|daughter|kid|kids|child|children|baby|newborn|toddler|nan|gran|grandma|grandad|grandpa|niece|nephew
  wife|husband|partner|boyfriend|girlfriend|fiance|family|cat|dog|puppy|kitten|pet|friend|friends|people i love|someone i love|loved ones|loved one
  innocent|stranger|strangers|someone|somebody|people|random people|passenger|passengers|pedestrian|cyclist|everyone i love`,
);

const OTHERS = words(
  `friend|friends|mate|mates|bestie|bff|roommate|roomie|flatmate|housemate|neighbour|neighbor|neighbours|classmate|classmates|colleague
  coworker|coworkers|teacher|coach|boss|manager|supervisor|therapist|doctor|carer|caregiver|nurse|landlord|student|students|girl|girls|boy|boys
  guy|guys|man|men|woman|women|lad|lads|lass|person|people|someone|somebody|anyone|anybody|everyone|everybody|stranger|strangers
  bully|bullies|policeman|cop|cops|principal|tutor|priest|pastor|patient|client|crush|tenant|bloke|dude|babysitter|pupil`,
);

const PRONOUNS = words('he|she|they|him|her|them');

const YOUNG = new Set(['baby', 'newborn', 'toddler']);

/** Single words for somebody else. */
export const OTHER_NOUNS: ReadonlySet<string> = new Set(
  [...KIN, ...OTHERS].filter((phrase) => !phrase.includes(' ')),
);

/** Who people speak about. */
export const PEOPLE = {
  kin: KIN,
  loved: LOVED,
  otherPeople: OTHERS,
  pronoun: PRONOUNS,
  somebody: [...KIN, ...OTHERS, ...PRONOUNS],
  subject: [...KIN, ...OTHERS, 'he', 'she', 'they', 'who', 'which'],
  abuser: [...KIN, ...OTHERS, 'he', 'she', 'they', 'who'].filter((word) => !YOUNG.has(word)),
  self: ['myself', 'my self'],
  otherSelf: [
    'himself',
    'herself',
    'themselves',
    'themself',
    'their self',
    'her self',
    'him self',
    'itself',
  ],
  child: words(
    'kid|kids|child|children|baby|newborn|toddler|son|daughter|niece|nephew|infant|little brother|little sister',
  ),
  partner: words('husband|wife|partner|boyfriend|girlfriend|bf|gf|fiance|fiancee|ex|spouse|hubby'),
} as const;
