import * as z from 'zod/mini';
import { deviceValue, useDeviceValue } from '#client/sync/device-value.ts';
import { localDate } from '#contract/shared/fields.ts';
import type { LocalDate } from '#domain/shared/brands.ts';
import { type DayWishes, ENERGIES, MATTERS, NO_WISHES } from '#domain/tasks/scheduler/wishes.ts';

const keptWishes = z.object({
  date: localDate,
  energy: z.nullable(z.enum(ENERGIES)),
  matters: z.array(z.enum(MATTERS)),
});

const kept = deviceValue(
  'day-wishes',
  (text) => z.safeParse(keptWishes, text).data ?? null,
  'record',
);

/** The person's wishes for the day on this device, and a function to change them. They expire with the day. */
export const useWishes = (today: LocalDate) => {
  const found = useDeviceValue(kept);
  const wishes: DayWishes = found?.date === today ? found : NO_WISHES;
  return {
    wishes,
    change: ({ energy, matters }: DayWishes): void =>
      kept.set({ date: today, energy, matters: [...matters] }),
  };
};

/** The wishes for a day, for use outside of components. */
export const wishesOf = (today: LocalDate): DayWishes => {
  const found = kept.get();
  return found?.date === today ? found : NO_WISHES;
};

/** The wishes as request fields; without a choice the field is left out. */
export const wishesBody = ({ energy, matters }: DayWishes) => ({
  ...(energy === null ? {} : { energy }),
  ...(matters.length === 0 ? {} : { matters: [...matters] }),
});
