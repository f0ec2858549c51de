import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { isDay, listOf, nullable, oneOf, readAs, shaped } from '#domain/shared/guards.ts';
import { type DayWishes, ENERGIES, MATTERS, NO_WISHES } from '#domain/tasks/scheduler/wishes.ts';

const areWishes = shaped({
  date: isDay,
  energy: nullable(oneOf(ENERGIES)),
  matters: listOf(oneOf(MATTERS)),
});

const kept = deviceValue('day-wishes', readAs(areWishes), 'record');

/**
 * The person's wishes for the day on this device, and a function to change them. The wishes expire at the end of the
 * day.
 */
export const useWishes = (today: LocalDate) => {
  const found = useDeviceValue(kept);
  const wishes: DayWishes = found?.date === today ? found : NO_WISHES;
  return {
    wishes,
    change: ({ energy, matters }: DayWishes): void =>
      kept.set({ date: today, energy, matters: [...matters] }),
  };
};

/** The wishes for a day, for use outside components. */
export const wishesOf = (today: LocalDate): DayWishes => {
  const found = kept.get();
  return found?.date === today ? found : NO_WISHES;
};

/** The wishes as request fields. A field without a choice is left out. */
export const wishesBody = ({ energy, matters }: DayWishes) => ({
  ...(energy === null ? {} : { energy }),
  ...(matters.length === 0 ? {} : { matters: [...matters] }),
});
