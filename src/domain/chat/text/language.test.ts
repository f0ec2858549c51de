import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { languageOf } from './language.ts';
import { LANGUAGES } from './languages.ts';

const SAID: Readonly<Record<(typeof LANGUAGES)[number], string>> = {
  ar: 'لا أستطيع النوم الليلة',
  bn: 'আমি আজ খুব ক্লান্ত',
  de: 'Ich weiß nicht, was ich machen soll',
  es: 'me duele todo y no sé por qué',
  fr: 'comment ça va aujourd’hui',
  hi: 'मुझे आज बहुत नींद आ रही है',
  id: 'aku capek banget hari ini',
  it: 'oggi è andata male con tutti',
  ja: '今日はとても疲れました',
  ko: '오늘은 정말 피곤해요',
  nl: 'ik heb geen zin in werk vandaag',
  pl: 'dzisiaj był bardzo zły dzień',
  pt: 'hoje foi um dia ruim',
  ru: 'сегодня был очень плохой день',
  sv: 'jag orkar inte gå till jobbet idag',
  tr: 'bugün çok yorgunum',
  uk: 'сьогодні був дуже поганий день',
  ur: 'مجھے آج بہت نیند آ رہی ہے',
  vi: 'hôm nay tôi rất mệt',
  zh: '今天我很累',
};

const ENGLISH = [
  'hi',
  'AI therapist',
  'um idk',
  'ha ha ha',
  'Ma hit me',
  'my son came home',
  'was it me',
  'he hit me',
  'adios',
  'merci',
  'Ich bin ein Berliner is what the teacher said to us today',
  'I am on my way to the gym',
  '',
  '12 34',
  '🙂',
  'asdfgh',
];

describe('the language of a message', () => {
  it.each(LANGUAGES)('is recognized: %s', (code) => {
    expect(languageOf(SAID[code])).toBe(code);
  });

  it('is null for English and for text too short to tell', () => {
    expect(ENGLISH.filter((text) => languageOf(text) !== null)).toEqual([]);
  });

  it('is null or a known language for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        expect([null, ...LANGUAGES]).toContain(languageOf(text));
      }),
    );
  });
});
