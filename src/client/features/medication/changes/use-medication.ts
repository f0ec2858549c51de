import { useQuery } from '@tanstack/react-query';
import { getComfort } from '#client/lib/comfort/comfort.ts';
import { deviceZone } from '#client/lib/device-zone.ts';
import { useSession } from '#client/lib/session/session.ts';
import { currentMs } from '#client/platform/after.ts';
import { newId } from '#client/platform/new-id.ts';
import { useOutbox } from '#client/sync/outbox/context.ts';
import type { MedicationLog, Medicine } from '#contract/medication.ts';
import type { EffectLevel } from '#domain/medication/medication.ts';
import { localDateAt } from '#domain/shared/time/zone.ts';
import {
  effectHandler,
  effectRemoveHandler,
  removeHandler,
  saveHandler,
  settingsHandler,
  takenHandler,
  untakenHandler,
} from './handlers.ts';
import { readChange } from './medication-changes.ts';
import { medicationLog, medicationSettings } from './medication-queries.ts';
import { EMPTY_LOG, withChanges } from './medication-view.ts';

/** Where an instant, UTC ms, lies for this person on this device. */
const placeAt = (instantMs: number) => {
  const zone = deviceZone();
  return { localDate: localDateAt(instantMs, zone, getComfort().dayStartsAtHour), zone };
};

const useUserId = (): string => {
  const session = useSession();
  return session.state === 'out' ? '' : session.userId;
};

/** What the person did to the log and the server does not have yet. */
const useWaiting = () => {
  const { items, fresh } = useOutbox();
  return [...items, ...fresh]
    .filter(({ refused }) => refused === null)
    .flatMap((item) => readChange(item) ?? []);
};

/** Whether the log is on, and how to turn it on and off. */
export const useMedicationSetting = () => {
  const { data } = useQuery(medicationSettings(useUserId()));
  const { send } = useOutbox();
  const { settings } = withChanges({ ...EMPTY_LOG, ...(data && { settings: data }) }, useWaiting());
  return { on: settings.on, turn: (on: boolean) => send(settingsHandler, { on }) };
};

/** The log with all that the person did to it, sent or not, and what they can do. */
export const useMedication = () => {
  const query = useQuery(medicationLog(useUserId()));
  const { notices, send, discard } = useOutbox();
  const log: MedicationLog = withChanges(query.data ?? EMPTY_LOG, useWaiting());
  const refused = notices.flatMap((item) =>
    readChange(item) === null || item.refused === null
      ? []
      : [{ id: item.id, message: item.refused.issues[0]?.message ?? item.refused.message }],
  );
  return {
    query,
    log,
    refused,
    discard,
    save: (saved: Medicine) => send(saveHandler, saved),
    remove: (medicineId: string) => send(removeHandler, { medicineId }),
    follow: (effects: string[]) => send(settingsHandler, { effects }),
    /** Notes that a medicine was taken at an instant, UTC ms. Returns the id of the entry. */
    take: (medicineId: string, instantMs: number): string => {
      const id = newId();
      const takenAt = new Date(instantMs).toISOString();
      void send(takenHandler, { medicineId, takenAt, ...placeAt(instantMs) }, id);
      return id;
    },
    untake: (doseId: string) => send(untakenHandler, { doseId }),
    rate: (effect: string, level: EffectLevel): string => {
      const id = newId();
      const nowMs = currentMs();
      const ratedAt = new Date(nowMs).toISOString();
      void send(effectHandler, { effect, level, ratedAt, ...placeAt(nowMs) }, id);
      return id;
    },
    unrate: (ratingId: string) => send(effectRemoveHandler, { ratingId }),
  };
};

/** What `useMedication` gives. */
export type Medication = ReturnType<typeof useMedication>;
