import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/shared/time/local-date.ts';
import { localDateAt, wallTimeAt } from '#domain/shared/time/zone.ts';
import { runInLanguage } from '#server/language/current-language.ts';
import { checkAll } from '#tests/support/check-all.ts';
import { texts } from '#texts/task-capture.js';
import { unparsed } from '../captured.ts';
import { capture as french } from './french.ts';
import { capture as german } from './german.ts';
import { capture as spanish } from './spanish.ts';

/** Tuesday 10 March 2026, 14:00 in Berlin. */
const NOW = {
  nowMs: Date.parse('2026-03-10T13:00:00Z'),
  zone: 'Europe/Berlin',
  dayStartsAtHour: 0,
  isDayFirst: true,
};
const TODAY = '2026-03-10';
const TOMORROW = '2026-03-11';

type Phrase = readonly [text: string, title: string, date: string | null, time?: string | null];

const LANGUAGES = [
  {
    tag: 'de',
    capture: german,
    when: (date: string, time: string, minutes: number) => `am ${date} um ${time}, ${minutes} min`,
    months: 'Januar Februar März April Mai Juni Juli August September Oktober November Dezember',
    dateOf: (day: number, month: string, year: number) => `${day}. ${month} ${year}`,
    at: 'um',
    pieces: ['morgen', 'um 15 uhr', '10 min'],
    some: 'um halb morgen am Freitag jeden alle tag montags und bis von abend minuten uhr zwei in',
    phrases: [
      ['Übermorgen um 8 zum Arzt', 'zum Arzt', '2026-03-12', '08:00'],
      ['Mama um 3 anrufen', 'Mama anrufen', TODAY, '15:00'],
      ['Mama um 8 anrufen', 'Mama anrufen', TODAY, '20:00'],
      ['Film heute um 20:15', 'Film', TODAY, '20:15'],
      ['Zahnarzt Dienstag', 'Zahnarzt', '2026-03-17'],
      ['Miete 3. März', 'Miete', '2027-03-03'],
      ['Zahnarzt Samstag 13. März', 'Zahnarzt Samstag 13. März', null],
      ['Urlaub 3.-5. Mai', 'Urlaub 3.-5. Mai', '2026-05-03'],
      ['die Freitagsrunde absagen', 'die Freitagsrunde absagen', null],
      ['Freitag-Meeting absagen', 'Freitag-Meeting absagen', null],
      ['Fotos vom Samstag sortieren', 'Fotos vom Samstag sortieren', null],
      ['um 3 Euro handeln', 'um 3 Euro handeln', null],
      ['Den 15-Uhr-Termin verschieben', 'Den 15-Uhr-Termin verschieben', null],
      ['Meeting auf 15 Uhr verschieben', 'Meeting auf 15 Uhr verschieben', null],
      ['Tisch für Freitag 19 Uhr reservieren', 'Tisch reservieren', '2026-03-13', '19:00'],
      ['Nächsten Freitag Umzug', 'Nächsten Freitag Umzug', null],
      ['Yoga morgen früh', 'Yoga {morning}', TOMORROW],
      ['Guten Morgen sagen', 'Guten Morgen sagen', null],
      ['Buch über den 9. November lesen', 'Buch über den 9. November lesen', null],
      ['Kapitel 3.4 bis 3.6 zusammenfassen', 'Kapitel 3.4 bis 3.6 zusammenfassen', null],
      ['Für die Klausur am Montag lernen', 'Für die Klausur am Montag lernen', null],
      ['Am 2. Weihnachtstag zu Oma', 'Am 2. Weihnachtstag zu Oma', null],
      ['Von Montag bis Mittwoch Berlin', 'Von Montag bis Mittwoch Berlin', null],
      ['Zwei mal täglich Salbe', 'Zwei mal täglich Salbe', null],
      ['Die 8 Uhr Bahn nehmen', 'Die 8 Uhr Bahn nehmen', null],
      ['Di Caprio Film gucken', 'Di Caprio Film gucken', null],
      ['So tun als ob', 'So tun als ob', null],
      ['Bis zum 30. abgeben', 'abgeben', '2026-03-30'],
      ['Zahnarzt 9:30', 'Zahnarzt', TOMORROW, '09:30'],
    ],
  },
  {
    tag: 'es',
    capture: spanish,
    when: (date: string, time: string, minutes: number) =>
      `el ${date} a las ${time}, ${minutes} min`,
    months:
      'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
    dateOf: (day: number, month: string, year: number) => `${day} de ${month} de ${year}`,
    at: 'a las',
    pieces: ['mañana', 'a las 15', '10 min'],
    some: 'a las tres y media mañana el viernes cada todos los días por la tarde hasta minutos de en dos',
    phrases: [
      ['Pasado mañana a las 8 médico', 'médico', '2026-03-12', '08:00'],
      ['Llamar a mamá a las 3', 'Llamar a mamá', TODAY, '15:00'],
      ['Llamar a mamá a las 8', 'Llamar a mamá', TODAY, '20:00'],
      ['Peli hoy a las 20:15', 'Peli', TODAY, '20:15'],
      ['Dentista el martes', 'Dentista', '2026-03-17'],
      ['Alquiler 3 de marzo', 'Alquiler', '2027-03-03'],
      ['Dentista sábado 13 de marzo', 'Dentista sábado 13 de marzo', null],
      ['Vacaciones del 3 al 5 de mayo', 'Vacaciones del 3 al 5 de mayo', '2026-05-03'],
      ['Ordenar las fotos del sábado', 'Ordenar las fotos del sábado', null],
      ['Pedir cita para el viernes', 'Pedir cita para el viernes', null],
      ['Invitar a las 3 chicas', 'Invitar a las 3 chicas', null],
      ['Cambiar la reunión de las 15:00', 'Cambiar la reunión de las 15:00', null],
      ['Mesa para el viernes a las 21:00', 'Mesa', '2026-03-13', '21:00'],
      ['Yoga mañana por la mañana', 'Yoga {morning}', TOMORROW],
      ['Preparar el café de la mañana', 'Preparar el café de la mañana', null],
      ['Estudiar para el examen del lunes', 'Estudiar para el examen del lunes', null],
      [
        'Comprar regalo para el cumple de Ana el 5 de mayo',
        'Comprar regalo para el cumple de Ana el 5 de mayo',
        null,
      ],
      ['De lunes a miércoles Madrid', 'De lunes a miércoles Madrid', null],
      ['Crema dos veces al día', 'Crema dos veces al día', null],
      ['Comprar 2 entradas para las 20:00', 'Comprar 2 entradas para las 20:00', null],
      ['Tomar el tren de las 8', 'Tomar el tren de las 8', null],
      ['Llamar al mar', 'Llamar al mar', null],
      ['A eso de las 5 llamar', 'llamar', TODAY, '17:00'],
    ],
  },
  {
    tag: 'fr',
    capture: french,
    when: (date: string, time: string, minutes: number) => `le ${date} à ${time}, ${minutes} min`,
    months: 'janvier février mars avril mai juin juillet août septembre octobre novembre décembre',
    dateOf: (day: number, month: string, year: number) => `${day} ${month} ${year}`,
    at: 'à',
    pieces: ['demain', 'à 15h', '10 min'],
    some: 'à trois heures et demie demain vendredi tous les jours chaque soir du au minutes de dans deux 15h',
    phrases: [
      ['Après-demain à 8h médecin', 'médecin', '2026-03-12', '08:00'],
      ['Appeler maman à 3h', 'Appeler maman', TODAY, '15:00'],
      ['Appeler maman à 8h', 'Appeler maman', TODAY, '20:00'],
      ["Film aujourd'hui à 20h15", 'Film', TODAY, '20:15'],
      ['Dentiste mardi', 'Dentiste', '2026-03-17'],
      ['Loyer le 3 mars', 'Loyer', '2027-03-03'],
      ['Dentiste samedi 13 mars', 'Dentiste samedi 13 mars', null],
      ['Vacances du 3 au 5 mai', 'Vacances du 3 au 5 mai', '2026-05-03'],
      ['Trier les photos de samedi', 'Trier les photos de samedi', null],
      ['Dormir 8h de sommeil', 'Dormir 8h de sommeil', null],
      ['Déplacer la réunion de 15h', 'Déplacer la réunion de 15h', null],
      ['Table pour vendredi 21h', 'Table', '2026-03-13', '21:00'],
      ['Vendredi prochain déménagement', 'Vendredi prochain déménagement', null],
      ['Yoga demain matin', 'Yoga {morning}', TOMORROW],
      ['Préparer la routine du matin', 'Préparer la routine du matin', null],
      ['Réviser pour l’examen de lundi', 'Réviser pour l’examen de lundi', null],
      ['De lundi à mercredi Paris', 'De lundi à mercredi Paris', null],
      ['Crème deux fois par jour', 'Crème deux fois par jour', null],
      ['Acheter 2 places pour 20h', 'Acheter 2 places pour 20h', null],
      ['Prendre le train de 8h', 'Prendre le train de 8h', null],
      ['Le lundi piscine', 'Le lundi piscine', null],
      ['Mer et montagne', 'Mer et montagne', null],
      ['À midi et demi manger', 'manger', TOMORROW, '12:30'],
      ['Fête à partir de 18h', 'Fête', TODAY, '18:00'],
    ],
  },
] satisfies readonly { readonly phrases: readonly Phrase[]; readonly [key: string]: unknown }[];

const WORDS = ['Ana', 'carta', 'lettre', 'Brief', '7', 'żółw', '片付け', '🧹', 'pm2', 'kapitola'];
const title = fc
  .array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 6 })
  .map((words) => `Ana ${words.join(' ')} sonata`);
const moment = fc.record({
  nowMs: fc.integer({ min: Date.parse('2020-01-01'), max: Date.parse('2090-01-01') }),
  zone: fc.constantFrom('UTC', 'Europe/Berlin', 'America/Bogota', 'Pacific/Apia'),
  dayStartsAtHour: fc.integer({ min: 0, max: 12 }),
  isDayFirst: fc.constant(true),
});
const clock = fc.record({
  hour: fc.integer({ min: 0, max: 23 }),
  minute: fc.integer({ min: 0, max: 59 }),
});
const two = (value: number): string => String(value).padStart(2, '0');

describe.each(LANGUAGES)(
  'capture in $tag',
  ({ tag, capture, when, months, dateOf, at, ...more }) => {
    it('reads phrases as people type them, and leaves what is not sure', () => {
      const phrases: readonly Phrase[] = more.phrases;
      checkAll(phrases, ([text, words, date, time = null]) => {
        runInLanguage(tag, () => {
          const name = words.replace('{morning}', texts.atPart.morning);
          expect(capture(text, NOW)).toMatchObject({ title: name, date, time, repeat: null });
        });
      });
    });

    it('loses no word of a title, and takes no time from its numbers', () => {
      const property = fc.property(title, moment, (text, now) => {
        expect(capture(text, now)).toEqual(unparsed(text));
      });
      fc.assert(property);
    });

    it('returns the title, the date, the time and the length as written', () => {
      const property = fc.property(
        title,
        moment,
        fc.integer({ min: 1, max: 700 }),
        clock,
        fc.integer({ min: 1, max: 1440 }),
        fc.boolean(),
        (words, now, ahead, { hour, minute }, minutes, isFirst) => {
          const today = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
          const written = addDays(today, ahead);
          const [year = 0, month = 1, day = 1] = written.split('-').map(Number);
          const time = `${two(hour)}:${two(minute)}`;
          const said = when(dateOf(day, months.split(' ')[month - 1] ?? '', year), time, minutes);
          const text = isFirst ? `${said}: ${words}` : `${words} ${said}`;
          // The hours before the person's day starts belong to the day before.
          const date = hour < now.dayStartsAtHour ? addDays(written, -1) : written;
          expect(capture(text, now)).toMatchObject({ title: words, date, time, minutes });
        },
      );
      fc.assert(property);
    });

    it('never gives a time that is over', () => {
      const property = fc.property(moment, clock, (now, { hour, minute }) => {
        const found = capture(`Ana ${at} ${two(hour)}:${two(minute)}`, now);
        const today = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
        const wall = wallTimeAt(now.nowMs, now.zone);
        const place = (minutes: number): number =>
          (minutes - now.dayStartsAtHour * 60 + 1440) % 1440;
        const [foundHour = 0, foundMinute = 0] = (found.time ?? '').split(':').map(Number);
        const isAhead = (found.date ?? '') > today;
        expect(found.time).not.toBeNull();
        const isLater = place(foundHour * 60 + foundMinute) >= place(wall.hour * 60 + wall.minute);
        expect(isAhead || isLater).toBe(true);
      });
      fc.assert(property);
    });

    it('reads nothing in quotation marks, and puts each piece back on request', () => {
      const line = `Ana ${more.pieces.join(' ')}`;
      expect(capture(line, NOW)).toMatchObject({ title: 'Ana', taken: more.pieces });
      expect(capture(`Ana «${line}»`, NOW)).toEqual(unparsed(`Ana «${line}»`));
      expect(capture(line, { ...NOW, kept: more.pieces })).toEqual(unparsed(line));
    });

    it('keeps or reads every typed word, and never gives a time without a day', () => {
      const text = fc.oneof(
        fc.string({ unit: 'grapheme', maxLength: 60 }),
        fc
          .array(fc.constantFrom(...WORDS, ...more.some.split(' '), '9:30', ',', '-'), {
            maxLength: 12,
          })
          .map((words) => words.join(' ')),
      );
      const property = fc.property(text, moment, (typed, now) => {
        const found = capture(typed, now);
        const today = localDateAt(now.nowMs, now.zone, now.dayStartsAtHour);
        expect(found.title === '').toBe(typed.trim() === '');
        expect(found.date !== null || found.time === null).toBe(true);
        if (found.date !== null) expect(found.date >= today).toBe(true);
        const isKept = (word: string): boolean => ['Ana', 'żółw', '片付け', '🧹'].includes(word);
        const inTitle = found.title.split(/[\s,]+/).filter(isKept);
        expect(inTitle).toEqual(typed.split(/\s+/).filter(isKept));
      });
      fc.assert(property, { numRuns: 500 });
    });
  },
);
