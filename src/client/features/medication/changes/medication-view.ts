import type { MedicationChange, MedicationLog, Medicine } from '#contract/medication.ts';

type Settings = MedicationLog['settings'];

/**
 * A placeholder for settings that this device has not received yet. It is compared by identity, so that equal settings
 * from the server count as known.
 */
const UNKNOWN: Settings = { on: false, effects: [] };

/** The log before any data is known. */
export const EMPTY_LOG: MedicationLog = {
  settings: UNKNOWN,
  medicines: [],
  doses: [],
  ratings: [],
};

/** Appends an entry, unless the list already contains an entry with its id. */
const withEntry = <Entry extends { readonly id: string }>(list: Entry[], entry: Entry): Entry[] =>
  list.some(({ id }) => id === entry.id) ? list : [...list, entry];

const without = <Entry extends { readonly id: string }>(list: Entry[], gone: string): Entry[] =>
  list.filter(({ id }) => id !== gone);

/**
 * The settings after the log is used. The first use turns the log on. If the person has turned the log off, it stays
 * off.
 */
const afterUse = (settings: Settings): Settings =>
  settings === UNKNOWN ? { ...settings, on: true } : settings;

const withMedicine = (log: MedicationLog, saved: Medicine): MedicationLog => ({
  ...log,
  settings: afterUse(log.settings),
  medicines: log.medicines.some(({ id }) => id === saved.id)
    ? log.medicines.map((one) => (one.id === saved.id ? saved : one))
    : [...log.medicines, saved],
});

const withChange = (log: MedicationLog, change: MedicationChange): MedicationLog => {
  const { id } = change;
  switch (change.kind) {
    case 'medication-settings': {
      const before = afterUse(log.settings);
      const { on = before.on, effects = before.effects } = change.body;
      return { ...log, settings: { on, effects } };
    }
    case 'medicine-save':
      return withMedicine(log, change.body);
    case 'medicine-remove': {
      const { medicineId } = change.body;
      return {
        ...log,
        medicines: without(log.medicines, medicineId),
        doses: log.doses.filter((dose) => dose.medicineId !== medicineId),
      };
    }
    case 'medicine-taken':
      return { ...log, doses: withEntry(log.doses, { id, ...change.body }) };
    case 'medicine-untaken':
      return { ...log, doses: without(log.doses, change.body.doseId) };
    case 'medicine-effect':
      return { ...log, ratings: withEntry(log.ratings, { id, ...change.body }) };
    case 'medicine-effect-remove':
      return { ...log, ratings: without(log.ratings, change.body.ratingId) };
  }
};

/** The log after all changes, which are applied in the order they were made. */
export const withChanges = (
  log: MedicationLog,
  changes: readonly MedicationChange[],
): MedicationLog => changes.reduce(withChange, log);
