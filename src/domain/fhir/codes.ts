import { texts } from '#texts/fhir.js';
import { type Mapping, type Resource, resource } from './resource.ts';

/** The URI of our own code system. It is an opaque UUID, because we cannot be sure to keep a web address. */
const OWN_SYSTEM = 'urn:uuid:3a5f0c1e-7b42-5d0e-9c38-6f1b2a4d8e70';
export const LOINC = 'http://loinc.org';
export const UCUM = 'http://unitsofmeasure.org';
const HL7 = 'http://terminology.hl7.org/CodeSystem';

/** Our own codes. Our instruments use them because LOINC does not contain these instruments. */
type OwnCode = keyof typeof texts.codes;

const isOwn = (code: string): code is OwnCode => Object.hasOwn(texts.codes, code);

/** A coding in our own code system. Throws a RangeError for a code that the system does not contain. */
const ownCoding = (code: string) => {
  if (!isOwn(code)) throw new RangeError(`There is no code ${code}.`);
  return { system: OWN_SYSTEM, code, display: texts.codes[code] };
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
    title: texts.codesOfEvenkeel,
    status: 'active',
    caseSensitive: true,
    content: 'complete',
    concept: [
      ...Object.entries(texts.codes).map(([code, display]) => ({ code, display })),
      ...mapping.answers.map((display, index) => ({ code: `answer-${index}`, display })),
    ],
  });
