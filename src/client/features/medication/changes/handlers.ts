import { call } from '#client/lib/api/call.ts';
import { unlessGone } from '#client/lib/api/gone.ts';
import {
  type OutboxHandler,
  type SentEntry,
  sendEntry,
} from '#client/sync/outbox/entry-handler.ts';
import { medicationEndpoints } from '#contract/medication.ts';
import { type BodyOf, type MedicationChange, readChange } from './medication-changes.ts';
import { changeMedication, refreshMedication } from './medication-queries.ts';

/** A change of the log. Where it is told on other pages, it names no medicine. */
const changeHandler = <Name extends MedicationChange['kind']>(
  name: Name,
  what: string,
  send: OutboxHandler<BodyOf<Name>, unknown>['send'],
): OutboxHandler<BodyOf<Name>, SentEntry> => ({
  name,
  label: 'Medication and body log',
  describe: () => what,
  send: sendEntry(name, send),
  whenRefused: 'tell',
  received: (client, userId, entry) => {
    const change = readChange(entry);
    if (change === null) refreshMedication(client, userId);
    else changeMedication(client, userId, change);
  },
  refused: refreshMedication,
});

export const settingsHandler = changeHandler(
  'medication-settings',
  'A setting',
  ({ userId, body }) => call(medicationEndpoints.saveSettings, { body: { userId, ...body } }),
);

export const saveHandler = changeHandler('medicine-save', 'A medicine', ({ userId, body }) =>
  call(medicationEndpoints.saveMedicine, { body: { userId, ...body } }),
);

export const removeHandler = changeHandler('medicine-remove', 'A deletion', ({ body }) =>
  unlessGone(call(medicationEndpoints.removeMedicine, { body })),
);

export const takenHandler = changeHandler('medicine-taken', 'Taken', ({ id, userId, body }) =>
  call(medicationEndpoints.take, { body: { userId, id, ...body } }),
);

export const untakenHandler = changeHandler('medicine-untaken', 'A deletion', ({ body }) =>
  unlessGone(call(medicationEndpoints.removeDose, { body })),
);

export const effectHandler = changeHandler('medicine-effect', 'An effect', ({ id, userId, body }) =>
  call(medicationEndpoints.rate, { body: { userId, id, ...body } }),
);

export const effectRemoveHandler = changeHandler(
  'medicine-effect-remove',
  'A deletion',
  ({ body }) => unlessGone(call(medicationEndpoints.removeRating, { body })),
);

/** How everything about the log is sent. */
export const medicationHandlers: readonly OutboxHandler[] = [
  settingsHandler,
  saveHandler,
  removeHandler,
  takenHandler,
  untakenHandler,
  effectHandler,
  effectRemoveHandler,
];
