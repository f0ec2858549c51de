import type { LocalDate } from '#domain/shared/brands.ts';
import { addDays } from '#domain/shared/time/local-date.ts';
import { wallTimeAt } from '#domain/shared/time/zone.ts';
import { texts } from '#texts/medication.js';
import { EFFECT_LEVELS, type EffectLevel, effectWords } from './medication.ts';

interface Placed {
  readonly localDate: LocalDate;
  readonly zone: string;
}

interface Log {
  readonly medicines: readonly { readonly id: string; readonly name: string }[];
  /** When medicines were taken. */
  readonly doses: readonly (Placed & { readonly medicineId: string; readonly takenAt: string })[];
  /** The effects that the person tracks now. */
  readonly effects: readonly string[];
  readonly ratings: readonly (Placed & {
    readonly effect: string;
    readonly level: EffectLevel;
    readonly ratedAt: string;
  })[];
}

/** A medicine or an effect over the days of a report; a day without an entry is empty. */
interface Column {
  readonly name: string;
  /** The text of each day, in the order of the days. */
  readonly cells: readonly string[];
  /** How often the medicine was taken or the effect was rated, as a sentence. */
  readonly sentence: string;
}

export interface Report {
  /** The days of the report, from first to last. */
  readonly days: readonly LocalDate[];
  readonly medicines: readonly Column[];
  readonly effects: readonly Column[];
}

/** The clock time of an instant in a zone, such as 07:30. */
const clockAt = (instant: string, zone: string): string => {
  const { hour, minute } = wallTimeAt(Date.parse(instant), zone);
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
};

const sentenceOf = (effect: string, levels: readonly EffectLevel[]): string => {
  if (levels.length === 0) return texts.noEntry({ name: effect });
  const counts = EFFECT_LEVELS.flatMap((level) => {
    const count = levels.filter((one) => one === level).length;
    return count === 0 ? [] : [texts.ratedLevels[level]({ count })];
  });
  return texts.rated({ effect, counts: counts.join(', ') });
};

/** The entries of each day, in chronological order. */
const byDay = <Entry extends Placed>(
  entries: readonly Entry[],
  days: readonly LocalDate[],
  instantOf: (entry: Entry) => string,
): readonly (readonly Entry[])[] =>
  days.map((day) =>
    entries
      .filter(({ localDate }) => localDate === day)
      .toSorted((one, other) => Date.parse(instantOf(one)) - Date.parse(instantOf(other))),
  );

/** The days of a report of `count` days that ends on `last`. */
export const daysUntil = (last: LocalDate, count: number): readonly LocalDate[] =>
  Array.from({ length: count }, (_, at) => addDays(last, at + 1 - count));

/**
 * The doses with their times, and the effects, on each of these days. Times are in the zone in which each entry was
 * made. Days without an entry stay empty.
 */
export const reportOf = (log: Log, days: readonly LocalDate[]): Report => {
  const isShown = new Set(days);
  const doses = log.doses.filter(({ localDate }) => isShown.has(localDate));
  const ratings = log.ratings.filter(({ localDate }) => isShown.has(localDate));
  const medicines = log.medicines.map(({ id, name }) => {
    const own = doses.filter(({ medicineId }) => medicineId === id);
    const cells = byDay(own, days, ({ takenAt }) => takenAt).map((taken) =>
      taken.map(({ takenAt, zone }) => clockAt(takenAt, zone)).join(', '),
    );
    const dayCount = cells.filter((cell) => cell !== '').length;
    const sentence =
      own.length === 0
        ? texts.noEntry({ name })
        : texts.taken({ name, count: own.length, days: dayCount });
    return { name, cells, sentence };
  });
  const names = new Set([...log.effects, ...ratings.map(({ effect }) => effect)]);
  const effects = [...names].map((name) => {
    const own = ratings.filter(({ effect }) => effect === name);
    const cells = byDay(own, days, ({ ratedAt }) => ratedAt).map((rated) =>
      rated.map(({ level }) => effectWords(level)).join(', '),
    );
    return {
      name,
      cells,
      sentence: sentenceOf(
        name,
        own.map(({ level }) => level),
      ),
    };
  });
  return { days, medicines, effects };
};
