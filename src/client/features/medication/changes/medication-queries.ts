import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { call } from '#client/lib/api/call.ts';
import { changeCached } from '#client/sync/cached.ts';
import { collection } from '#client/sync/changes/collection.ts';
import { onOpen } from '#client/sync/on-open.ts';
import {
  type MedicationChange,
  type MedicationLog,
  medicationChanges,
  medicationEndpoints,
} from '#contract/medication.ts';
import { HOUR_MS } from '#domain/shared/time/durations.ts';
import { texts } from '#texts/medication.js';
import { EMPTY_LOG, withChanges } from './medication-view.ts';

const keyOf = (userId: string) => ['medication', userId] as const;

/** The log of the last three months. */
export const medicationLog = (userId: string) =>
  queryOptions({
    queryKey: [...keyOf(userId), 'log'],
    // Refetched when the page opens, because other devices can change the log too.
    refetchOnMount: onOpen,
    queryFn: async ({ signal, client }) => {
      const log = await call(medicationEndpoints.log, { params: { userId }, signal });
      client.setQueryData(medicationSettings(userId).queryKey, log.settings);
      return log;
    },
  });

/** Whether the log is on. Other pages need only this setting. */
export const medicationSettings = (userId: string) =>
  queryOptions({
    queryKey: [...keyOf(userId), 'settings'],
    // The settings change rarely, but other devices can change them too.
    staleTime: HOUR_MS,
    queryFn: ({ signal }) => call(medicationEndpoints.settings, { params: { userId }, signal }),
  });

/** Applies a change that the server has accepted to the cached log, and refetches it. */
const changeMedication = (client: QueryClient, userId: string, change: MedicationChange): void => {
  changeCached<MedicationLog>(client, medicationLog(userId).queryKey, (known) =>
    withChanges(known, [change]),
  );
  changeCached<MedicationLog['settings']>(
    client,
    medicationSettings(userId).queryKey,
    (settings) => withChanges({ ...EMPTY_LOG, settings }, [change]).settings,
  );
};

/** The person's changes to the log. Other pages describe them without the name of the medicine. */
export const medicationCollection = collection({
  label: texts.log,
  changes: medicationChanges,
  endpoints: medicationEndpoints,
  particulars: {
    'medication-settings': { describe: () => texts.changes.setting },
    'medicine-save': { describe: () => texts.changes.medicine },
    'medicine-taken': { describe: () => texts.changes.taken },
    'medicine-effect': { describe: () => texts.changes.effect },
  },
  received: changeMedication,
  keys: (userId) => [keyOf(userId)],
});
