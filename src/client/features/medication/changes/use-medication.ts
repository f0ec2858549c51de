import { useQuery } from '@tanstack/react-query';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useUserId } from '#client/lib/session/session.ts';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { useChanges } from '#client/sync/changes/collection.ts';
import type { MedicationLog, Medicine } from '#contract/medication.ts';
import type { EffectLevel } from '#domain/medication/medication.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import { medicationCollection, medicationLog, medicationSettings } from './medication-queries.ts';
import { EMPTY_LOG, withChanges } from './medication-view.ts';

/** The local date and time zone of an instant (UTC ms) for this person on this device. */
const placeAt = (instantMs: number) => {
  const zone = deviceZone();
  return { localDate: localDateAt(instantMs, zone, getComfort().dayStartsAtHour), zone };
};

/** Whether the log is on, and how to turn it on and off. */
export const useMedicationSetting = () => {
  const { data } = useQuery(medicationSettings(useUserId()));
  const { waiting, change } = useChanges(medicationCollection);
  const { settings } = withChanges({ ...EMPTY_LOG, ...(data && { settings: data }) }, waiting);
  return { on: settings.on, turn: (on: boolean) => change('medication-settings', { on }) };
};

/** The log, including unsent changes, and the actions on it. */
export const useMedication = () => {
  const query = useQuery(medicationLog(useUserId()));
  const { waiting, refused, discard, change } = useChanges(medicationCollection);
  const log: MedicationLog = withChanges(query.data ?? EMPTY_LOG, waiting);
  return {
    query,
    log,
    refused,
    discard,
    save: (saved: Medicine) => change('medicine-save', saved),
    remove: (medicineId: string) => change('medicine-remove', { medicineId }),
    follow: (effects: string[]) => change('medication-settings', { effects }),
    /** Records that a medicine was taken at an instant (UTC ms). Returns the id of the entry. */
    take: (medicineId: string, instantMs: number): string => {
      const id = newId();
      const takenAt = new Date(instantMs).toISOString();
      void change('medicine-taken', { medicineId, takenAt, ...placeAt(instantMs) }, id);
      return id;
    },
    untake: (doseId: string) => change('medicine-untaken', { doseId }),
    rate: (effect: string, level: EffectLevel): string => {
      const id = newId();
      const nowMs = currentMs();
      const ratedAt = new Date(nowMs).toISOString();
      void change('medicine-effect', { effect, level, ratedAt, ...placeAt(nowMs) }, id);
      return id;
    },
    unrate: (ratingId: string) => change('medicine-effect-remove', { ratingId }),
  };
};

/** The result of `useMedication`. */
export type Medication = ReturnType<typeof useMedication>;
