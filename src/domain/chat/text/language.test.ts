import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkAll } from '#tests/support/check-all.ts';
import { OTHER_LANGUAGE_CODES, otherLanguageOf } from './language.ts';
import { LANGUAGE_TEXTS } from './language-texts.ts';

const SAID = {
  de: [
    'Ich weiß nicht, was ich machen soll',
    'ich kann nicht mehr',
    'mir gehts gut, danke',
    'ich bin so müde',
    'Wie kann ich besser schlafen?',
  ],
  es: [
    'estoy muy cansada hoy',
    'No puedo más con esto',
    'me duele todo y no sé por qué',
    'ya no quiero vivir',
    'como puedo dormir',
  ],
  fr: [
    'je suis fatigué',
    'Je n’en peux plus',
    'comment ça va aujourd’hui',
    'je veux mourir',
    'j’ai peur de tout le monde',
  ],
  pt: [
    'não aguento mais',
    'estou com muito medo',
    'eu quero morrer',
    'hoje foi um dia ruim',
    'você pode me ajudar',
  ],
  it: [
    'sono molto stanco',
    'io non ce la faccio più',
    'voglio morire',
    'oggi è andata male con tutti',
    'ho paura di dormire',
  ],
  nl: [
    'ik ben zo moe',
    'ik wil niet meer leven',
    'hoe gaat het',
    'ik heb geen zin in werk vandaag',
    'alles doet pijn en ik weet niet waarom',
  ],
  pl: [
    'jestem bardzo zmęczona',
    'nie chcę żyć',
    'nie wiem co robić',
    'boję się wszystkiego',
    'dzisiaj był bardzo zły dzień',
  ],
} as const;

const ENGLISH = [
  'hi',
  'no',
  'me',
  'AI therapist',
  'um',
  'um idk',
  'ha ha ha',
  'mortal sin',
  'Ma hit me',
  'la la la',
  'my son came home',
  'ok',
  'die',
  'was it me',
  'I was in a war once',
  'my son is ten',
  'he hit me',
  'adios',
  'gracias',
  'merci',
  'Ich bin ein Berliner is what the teacher said to us today',
  'I am on my way to the gym',
  'an old man and his dog',
  '',
  '12 34',
  '🙂',
  'help',
  'asdfgh jkl',
];

describe('the language of a message', () => {
  for (const code of OTHER_LANGUAGE_CODES) {
    it(`is ${code}`, () => {
      checkAll(SAID[code], (text) => expect(otherLanguageOf(text)).toBe(code));
    });
    it(`is told in ${code} by its own texts`, () => {
      for (const text of Object.values(LANGUAGE_TEXTS[code]))
        expect(otherLanguageOf(text)).toBe(code);
    });
  }

  it('is English, or too little to tell', () => {
    checkAll(ENGLISH, (text) => expect(otherLanguageOf(text)).toBeNull());
  });

  it('depends on no accent, capital or sign', () => {
    const texts = Object.values(SAID).flat();
    fc.assert(
      fc.property(fc.constantFrom(...texts), fc.constantFrom('', '!', '…', ' :('), (text, end) => {
        const bare = text.normalize('NFD').replace(/\p{M}/gu, '').replaceAll('’', '');
        const found = otherLanguageOf(text);
        expect(otherLanguageOf(bare.toUpperCase() + end)).toBe(found);
      }),
    );
  });

  it('has an answer for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect([null, ...OTHER_LANGUAGE_CODES]).toContain(otherLanguageOf(text));
      }),
    );
  });
});
