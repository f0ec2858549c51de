import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#domain/chat/text/languages.ts';
import { GUARD, GUARD_CONTENT, told, wordsOf } from '#tests/support/chat/guard-content.ts';
import { unreadable } from './patterns.ts';

/** In each language: a wish to kill oneself now, and a calm message about being tired and going to bed. */
const SAID: Readonly<Record<Language, readonly [danger: string, calm: string]>> = {
  ar: ['أريد أن أقتل نفسي الليلة', 'أنا متعب اليوم وسأذهب للنوم'],
  bn: ['আমি আজ রাতে আত্মহত্যা করতে চাই', 'আমি আজ ক্লান্ত, ঘুমাতে যাচ্ছি'],
  de: ['Ich will mich heute Nacht umbringen', 'Ich bin müde und gehe jetzt ins Bett'],
  es: ['Quiero matarme esta noche', 'Estoy cansada y me voy a la cama'],
  fr: ['Je veux me tuer ce soir', 'Je suis fatiguée et je vais me coucher'],
  hi: ['मैं आज रात आत्महत्या करना चाहता हूँ', 'मैं आज थक गया हूँ और सोने जा रहा हूँ'],
  id: ['Aku mau bunuh diri malam ini', 'Aku capek dan mau tidur sekarang'],
  it: ['Voglio uccidermi stanotte', 'Sono stanca e vado a letto'],
  ja: ['今夜自殺したい', '今日は疲れたのでもう寝ます'],
  ko: ['오늘 밤에 자살하고 싶어요', '오늘은 피곤해서 일찍 자려고 해요'],
  nl: ['Ik wil mezelf vannacht van kant maken', 'Ik ben moe en ga nu naar bed'],
  pl: ['Chcę się dziś w nocy zabić', 'Jestem zmęczona i idę spać'],
  pt: ['Quero me matar hoje à noite', 'Estou cansada e vou para a cama'],
  ru: ['Я хочу убить себя сегодня ночью', 'Я устала и иду спать'],
  sv: ['Jag vill ta livet av mig i natt', 'Jag är trött och går och lägger mig'],
  tr: ['Bu gece intihar etmek istiyorum', 'Çok yorgunum, şimdi uyuyacağım'],
  uk: ['Я хочу вбити себе сьогодні вночі', 'Я втомилася і йду спати'],
  ur: ['میں آج رات خودکشی کرنا چاہتا ہوں', 'میں تھک گیا ہوں اور سونے جا رہا ہوں'],
  vi: ['Tôi muốn tự tử tối nay', 'Tôi mệt rồi, tôi đi ngủ đây'],
  zh: ['我今晚想自杀', '我今天很累，现在去睡觉了'],
};

const packOf = (language: Language) => {
  const pack = GUARD_CONTENT.languages.find((one) => one.language === language);
  if (pack === undefined) throw new Error(`there is no ${language}`);
  return pack;
};

describe('the languages of the guard', () => {
  it.each(LANGUAGES)('%s has valid patterns and the full set of concepts', (language) => {
    const { mention, statement, now, frames, replies, concepts, spaced } = packOf(language);
    const blocks = [mention, statement, now, frames, replies].flatMap(
      (one): readonly (string | undefined)[] => Object.values(one),
    );
    expect(blocks.flatMap((block) => unreadable(block ?? '', spaced))).toEqual([]);
    expect(Object.keys(concepts)).toEqual(Object.keys(packOf('es').concepts));
  });

  it.each(LANGUAGES)('%s is recognized and answered in the same language', (language) => {
    const heard = told(GUARD, [SAID[language][0]]);
    expect(heard).toMatchObject({ response: 'full', category: 'suicide' });
    expect(wordsOf(heard.answer)).toContain(packOf(language).texts.limits);
  });

  it.each(LANGUAGES)('%s can be calm', (language) => {
    expect(told(GUARD, [SAID[language][1]]).response).toBe('none');
  });

  it.each(LANGUAGES)('a plain statement in %s counts among English sentences', (language) => {
    const [danger] = SAID[language];
    expect(told(GUARD, [`lol my day was fine. ${danger}. no, just kidding`]).response).toBe('full');
    expect(told(GUARD, [`I watched a film about it. ${danger}`]).response).toBe('full');
  });
});
