import type { MedicationChange, MedicationLog, Medicine } from '#contract/medication.ts';

type Settings = MedicationLog['settings'];

/** Stands for settings that this device does not know; the same ones from the server are known. */
const UNKNOWN: Settings = { on: false, effects: [] };

/** The log where nothing is known. */
export const EMPTY_LOG: MedicationLog = {
  settings: UNKNOWN,
  medicines: [],
  doses: [],
  ratings: [],
};

/** A list with an entry at its end, unless one of its id is there. */
const withEntry = <Entry extends { readonly id: string }>(list: Entry[], entry: Entry): Entry[] =>
  list.some(({ id }) => id === entry.id) ? list : [...list, entry];

const without = <Entry extends { readonly id: string }>(list: Entry[], gone: string): Entry[] =>
  list.filter(({ id }) => id !== gone);

/** The settings once the log was used: first use turns it on, and who turned it off keeps it off. */
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

/** The log as it is once all changes are done, in the order in which they were made. */
export const withChanges = (
  log: MedicationLog,
  changes: readonly MedicationChange[],
): MedicationLog => changes.reduce(withChange, log);
