import { describe, expect, it } from 'vitest';
import { LANGUAGES } from '#domain/shared/text/languages.ts';
import {
  BASE_LANGUAGE,
  digits,
  inLanguage,
  plural,
  select,
  withArticle,
} from '#domain/shared/text/message.ts';
import { spelled } from '#domain/shared/text/spelling.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import {
  catalogNames,
  completeCatalog,
  languages,
  readCatalog,
  spellingOf,
} from '../../scripts/texts/catalogs.ts';
import { codeOf, typeOf } from '../../scripts/texts/code.ts';
import { entryOf, parametersIn } from '../../scripts/texts/entry.ts';
import { isTooLong, reviewed } from '../../scripts/texts/review.ts';

/** The value of a text as its generated code returns it in a language. */
const valueIn = (language: string, text: unknown) => {
  const code = codeOf(entryOf(text, 'test'), language);
  const make = new Function('plural', 'select', 'digits', 'withArticle', `return ${code}`);
  return make(plural, select, digits, withArticle);
};

describe('a text of a catalog', () => {
  it('is a string if it has no parameters, whatever signs it contains', () => {
    const signs = 'It’s `5` o’clock \\ "b" $';
    expect(valueIn('en', signs)).toBe(signs);
    expect(valueIn('en', `${signs}{price}`)({ price: '5' })).toBe(`${signs}5`);
  });

  it('puts values, numbers and plurals in the form of its language', () => {
    const tasks = '{count, plural, =0 {Nothing} one {# task} other {# tasks}} for {name}';
    expect([0, 1, 2400].map((count) => valueIn('en', tasks)({ count, name: 'Ada' }))).toEqual([
      'Nothing for Ada',
      '1 task for Ada',
      '2,400 tasks for Ada',
    ]);
    const words = '{count, plural, one {słowo} few {słowa} many {słów} other {słowa}}';
    expect([1, 3, 5, 22].map((count) => valueIn('pl', words)({ count }))).toEqual([
      'słowo',
      'słowa',
      'słów',
      'słowa',
    ]);
    const nth = '{day, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
    expect([1, 2, 3, 11].map((day) => valueIn('en', nth)({ day }))).toEqual([
      '1st',
      '2nd',
      '3rd',
      '11th',
    ]);
    expect(valueIn('de', '{max, number} Zeichen')({ max: 2000 })).toBe('2.000 Zeichen');
  });

  it('gives a Spanish time the article of its hour', () => {
    const starts = valueIn('es', 'Empieza a {time, time, article}.');
    const articles = ['1:15', '01:15', '1:15 p. m.', '2:00', '10:00', '11:15', '13:15'].map(
      (time) => starts({ time }).split(' ')[2],
    );
    expect(articles).toEqual(['la', 'la', 'la', 'las', 'las', 'las', 'las']);
  });

  it('chooses by a value', () => {
    const text = '{size, select, full {All of it} other {Part of it}}';
    expect(valueIn('en', text)({ size: 'full' })).toBe('All of it');
    expect(valueIn('en', text)({ size: 'lighter' })).toBe('Part of it');
  });

  it('is a list of parts if it has tags, in the order of its language', () => {
    const values = { link: (text: string) => [text], name: 'Ada' };
    expect(valueIn('en', 'See <link>the day of {name}</link>.')(values)).toEqual([
      'See ',
      ['the day of Ada'],
      '.',
    ]);
  });

  it('may be in a list or a map', () => {
    expect(valueIn('en', { steps: ['One', 'Two {a}'] }).steps[1]({ a: 'b' })).toBe('Two b');
  });

  it('is refused with its place if it is not valid', () => {
    expect(() => entryOf({ a: 'You have {count' }, 'en/mood')).toThrow(/en\/mood\.a/);
    expect(() => entryOf({ a: 5 }, 'en/mood')).toThrow(/en\/mood\.a must be a text/);
    expect(() => codeOf(entryOf('{day, date}', 'a'), 'en')).toThrow(/formatted before/);
  });

  it('has a type with its parameters', () => {
    expect(typeOf(entryOf('Save', 'a'))).toBe('string');
    expect(typeOf(entryOf('{name}: {count, plural, other {#}}', 'a'))).toBe(
      '(values: { readonly name: string; readonly count: number }) => string',
    );
  });
});

describe('the texts of a catalog on the server', () => {
  it('are those of the current language at each access', () => {
    const texts = inLanguage({ en: { save: 'Save' }, de: { save: 'Speichern' } });
    const read = (language: string): string => runInLanguage(language, () => texts.save);
    expect(['de', 'en', 'xx'].map(read)).toEqual(['Speichern', 'Save', 'Save']);
  });
});

describe('a variety of a language', () => {
  it('differs in the spelling of words, and keeps capitals, parameters and everything else', () => {
    const spelling = spellingOf('en-GB');
    expect(spelled('Color: a gray (colorful) meter. MyColor, discolor', spelling)).toBe(
      'Colour: a grey (colourful) metre. MyColor, discolor',
    );
    const differing = catalogNames(BASE_LANGUAGE).filter(
      (name) =>
        JSON.stringify(completeCatalog('en-GB', name)) !==
        JSON.stringify(completeCatalog(BASE_LANGUAGE, name)),
    );
    expect(differing).toContain('document');
    for (const name of catalogNames(BASE_LANGUAGE))
      expect(
        Object.entries(completeCatalog('en-GB', name)).map(([key, entry]) => [
          key,
          parametersIn(entry),
        ]),
      ).toEqual(
        Object.entries(readCatalog(BASE_LANGUAGE, name)).map(([key, entry]) => [
          key,
          parametersIn(entry),
        ]),
      );
  });
});

describe('a language that people can choose', () => {
  it.each(LANGUAGES.filter((one) => !one.includes('-')))('has all texts: %s', (language) => {
    expect(reviewed(language).filter(({ own }) => own === undefined)).toEqual([]);
  });

  it('is listed with what is missing, and what is too long for a label', () => {
    const place = 'a.b';
    expect(isTooLong({ place, english: 'Save', own: 'Änderungen sichern' })).toBe(true);
    expect(isTooLong({ place, english: 'Save', own: 'Speichern' })).toBe(false);
    expect(isTooLong({ place, english: 'Save', own: undefined })).toBe(false);
    const british = reviewed('en-GB').filter(({ own }) => own !== undefined);
    expect(british.map((one) => one.place)).toEqual(['document.ownName']);
  });
});

describe('each catalog', () => {
  it.each(languages())('in %s can be compiled, and fits the English one', (language) => {
    for (const name of catalogNames(language)) {
      const [own, base] = [readCatalog(language, name), readCatalog(BASE_LANGUAGE, name)];
      for (const [key, entry] of Object.entries(own)) {
        const english = base[key];
        expect(english, `${language}/${name}.${key} has no English text`).toBeDefined();
        if (english === undefined) continue;
        codeOf(entry, language);
        expect(parametersIn(entry), `${language}/${name}.${key}`).toEqual(parametersIn(english));
      }
    }
  });
});
