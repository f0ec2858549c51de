import { type Mapping, type Resource, resource } from './resource.ts';

/** The URI of our own code system. It is an opaque UUID, because we cannot be sure to keep a web address. */
const OWN_SYSTEM = 'urn:uuid:3a5f0c1e-7b42-5d0e-9c38-6f1b2a4d8e70';
export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
const HL7 = 'http://terminology.hl7.org/CodeSystem';

/** The meanings of our own codes. Our instruments use them because LOINC does not contain these instruments. */
const OWN_CODES = {
  mood: 'Mood, 0 very low to 100 very good',
  'mood-valence': 'Valence of the mood, −1 unpleasant to 1 pleasant',
  'mood-tag': 'What the mood had to do with',
  'mood-energy': 'Energy, 0 empty to 4 very lively',
  'body-signal': 'What was noticed in the body',
  distraction: 'A distraction',
  'focus-session': 'A time of focus',
  'quick-cpt': 'Quick continuous performance test of Evenkeel',
  'attention-record': 'Answers in a quick attention test of Evenkeel',
  'attention-cpt': 'Continuous performance test of Evenkeel',
  'attention-stroop': 'Stroop test of Evenkeel',
  'attention-digit-span': 'Digit span test of Evenkeel',
  'attention-simon': 'Simon sequence test of Evenkeel',
  'first-quiz': 'Scores of the first quiz of Evenkeel, 0 to 100',
  'weekly-quiz': 'Score of the weekly check-in of Evenkeel, 0 to 100',
  'score-ADHD': 'How often traits of ADHD came up, 0 to 100',
  'score-Autism': 'How often traits of autism came up, 0 to 100',
  'score-OCD': 'How often traits of OCD came up, 0 to 100',
  task: 'A task of the person',
  'routine-day': 'A routine on one of its days',
  homework: 'Homework between sessions',
  'homework-day': 'What became of homework on a day',
} as const;
type OwnCode = keyof typeof OWN_CODES;

const isOwn = (code: string): code is OwnCode => Object.hasOwn(OWN_CODES, code);

/** A coding in our own code system. Throws a RangeError for a code that the system does not contain. */
const ownCoding = (code: string) => {
  if (!isOwn(code)) throw new RangeError(`There is no code ${code}.`);
  return { system: OWN_SYSTEM, code, display: OWN_CODES[code] };
};

/** The coding of an answer to a question of a quiz. */
export const answerCoding = ({ answers }: Mapping, index: number) => ({
  system: OWN_SYSTEM,
  code: `answer-${index}`,
  display: answers[index],
});

/** A concept in our own code system. Throws a RangeError for a code that the system does not contain. */
export const ownConcept = (code: string) => ({ coding: [ownCoding(code)] });

/** A concept of LOINC. */
export const loinc = (code: string) => ({ coding: [{ system: LOINC, code }] });

/** A concept of an HL7 code system, such as `consentscope`. */
export const hl7 = (system: string, code: string) => ({
  coding: [{ system: `${HL7}/${system}`, code }],
});

/** Our own codes with their meanings, so that an export explains itself. */
export const ownCodeSystem = (mapping: Mapping): Resource =>
  resource('CodeSystem', mapping.commonIdOf('CodeSystem', 'own'), {
    url: OWN_SYSTEM,
    version: '1',
    name: 'EvenkeelCodes',
    title: 'Codes of Evenkeel',
    status: 'active',
    caseSensitive: true,
    content: 'complete',
    concept: [
      ...Object.entries(OWN_CODES).map(([code, display]) => ({ code, display })),
      ...mapping.answers.map((display, index) => ({ code: `answer-${index}`, display })),
    ],
  });
